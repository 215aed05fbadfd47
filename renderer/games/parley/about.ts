import { COUNTRIES, type Country } from '../../../engine/games/parley/cards.ts'
import { letterCost } from '../../../engine/games/parley/rules/privateer.ts'
import type { State } from '../../../engine/games/parley/state.ts'
import type { About, AboutDesk } from '../../app/play.ts'
import type { Target } from '../../table/contract.ts'

type Of = Omit<AboutDesk, 'view' | 'shown'> & { view: State; shown: State }

const ABOUT: Record<string, (id: string, of: Of) => About | null> = {
  port: aboutPort,
  admiral: aboutAdmiral,
  letter: aboutLetter,
  card: aboutCard,
  blackmail: (id, { words }) => ({ title: words(`countries.${id}.name`), text: words('decisions.blackmail.text') }),
  seat: aboutSeat,
  side: (id, { words, shown }) => ({
    title: words(`panel.${id}`),
    text: sideCountries(id, shown)
      .map((country) => words(`countries.${country}.name`))
      .join(', '),
  }),
  mission: (_, { words }) => ({ title: words('panel.crown'), text: words('panel.hold') }),
  pile: (_, { words, shown }) => ({ title: words('panel.pile', { count: shown.pile.length }), text: '' }),
  discard: (_, { words, shown }) => ({ title: words('panel.discarded', { count: shown.discard.length }), text: '' }),
}

/** What a target is, in words, as far as whoever looks may know. */
export function about(target: Target, of: AboutDesk): About | null {
  const [kind = '', id = ''] = target.split(':')
  return ABOUT[kind]?.(id, of) ?? null
}

function aboutPort(id: string, { shown, words }: Of): About {
  const port = words(`ports.${id}`)
  const markers = shown.markers[id]
  if (shown.anchor === id) return { title: words('panel.portAnchor', { port }), text: '' }
  if (markers)
    return { title: words('panel.portTaken', { port }), text: markers.map((country) => words(`countries.${country}.name`)).join(', ') }
  if (shown.admirals.some((admiral) => admiral.port === id)) return { title: words('panel.portAdmiral', { port }), text: '' }
  return { title: words('panel.portOpen', { port }), text: '' }
}

function aboutAdmiral(id: string, { shown, words }: Of): About | null {
  const admiral = shown.admirals[Number(id)]
  if (!admiral) return null
  const port = words(`ports.${admiral.port}`)
  return { title: words('panel.admiral', { port }), text: words(admiral.moved ? 'panel.admiralSpent' : 'decisions.move-admiral.once') }
}

function aboutLetter(id: string, { shown, words, nameOf }: Of): About {
  const owner = shown.letters.find(({ country }) => country === id)
  const title = `${words('panel.letters')}: ${words(`countries.${id}.name`)}`
  const text = owner
    ? words('panel.letterOwner', { seat: nameOf(owner.seat) })
    : words('decisions.privateer.text', { silver: letterCost(shown) })
  return { title, text }
}

function aboutCard(id: string, { shown, seat, words }: Of): About | null {
  const card = seat === null ? null : shown.hands[seat]?.[Number(id)]
  return card ? { title: words(`cards.${card}.name`), text: words(`cards.${card}.text`) } : null
}

function aboutSeat(id: string, { shown, words, nameOf }: Of): About {
  const seat = Number(id)
  const silver = shown.silver[seat] ?? 0
  const parts = [words('panel.handCards', { count: shown.hands[seat]?.length ?? 0 }), words('panel.worth', { silver })]
  if (shown.captain === seat) parts.unshift(words('panel.captain'))
  for (const { country } of shown.letters.filter((letter) => letter.seat === seat))
    parts.push(`${words('panel.letters')}: ${words(`countries.${country}.name`)}`)
  for (const { from, to, aside } of shown.blackmails)
    if (to === seat && aside) parts.push(words('panel.asideFor', { silver: aside, to: nameOf(from) }))
  return { title: nameOf(seat), text: parts.join(' · ') }
}

function sideCountries(side: string, { portCard }: State): Country[] {
  return COUNTRIES.filter((country) => portCard.includes(country) === (side === 'attack'))
}
