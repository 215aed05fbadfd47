import { type Card, COLOURS, factsOf, type Ship, shipOf } from '../../../engine/games/port-royal/cards.ts'
import { canRepel, pointsIn } from '../../../engine/games/port-royal/display.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'
import type { About, AboutDesk } from '../../app/play.ts'
import type { Target } from '../../table/contract.ts'
import { takeWords } from './label.ts'
import { coloursIn } from './layout/harbour.ts'
import { oddsWords } from './odds.ts'
import { SIGNS } from './signs.ts'
import { ability, cardName, cardSpoken } from './tell.ts'
import { worthOf } from './worth.ts'

type Of = Omit<AboutDesk, 'view' | 'shown'> & { view: State; shown: State }

const ABOUT: Record<string, (id: string, of: Of) => About | null> = {
  harbour: (id, of) => aboutHarbour(of.shown.harbour[Number(id)], of),
  expedition: (id, { shown, words }) => aboutCard(shown.expeditions[Number(id)], words),
  person: (id, { shown, seat, words }) => (seat === null ? null : aboutCard(shown.displays[seat]?.[Number(id)], words)),
  seat: aboutSeat,
  pile: (_, { shown, words }) => ({ title: words('panel.pile', { count: shown.pile.length }), text: oddsWords(shown, words) }),
  discard: (_, { shown, words }) => ({ title: words('panel.discard', { count: shown.discard.length }), text: '' }),
  coins: (_, { shown, seat, words }) => ({
    title: words('panel.coins', { count: seat === null ? 0 : (shown.coins[seat]?.length ?? 0) }),
    text: words('panel.coinsText'),
  }),
  danger: (_, { shown, words }) => {
    const ships = coloursIn(shown).map((colour) => words(`colours.${colour}.ship`))
    return { title: words('panel.danger', { ship: ships.join(' / ') }), text: oddsWords(shown, words) }
  },
  news: (_, { words }) => ({ title: words('panel.lastRound'), text: words('panel.lastRoundText') }),
  flag: (id, { words }) => {
    const colour = COLOURS.find((each) => each === id)
    return colour ? { title: words(`colours.${colour}.ship`), text: words('panel.flagText') } : null
  },
}

/** What a target is, in words, as far as whoever looks may know. */
export function about(target: Target, of: AboutDesk): About | null {
  const [kind = '', id = ''] = target.split(':')
  return ABOUT[kind]?.(id, of) ?? null
}

function aboutCard(card: Card | undefined, words: Of['words']): About | null {
  if (card === undefined) return null
  const facts = factsOf(card)
  const text =
    facts.sort === 'person' ? ` ${ability(facts, 'text', words)}` : facts.sort === 'expedition' ? ` ${words('expeditions.text')}` : ''
  return { title: cardName(card, words), text: `${cardSpoken(card, words)}.${text}` }
}

/** What it says, and what it would do for me. */
function aboutHarbour(card: Card | undefined, { shown, seat, nameOf, words }: Of): About | null {
  const plain = aboutCard(card, words)
  if (plain === null || card === undefined || seat === null) return plain
  const parts = [plain.text, `${takeWords({ view: shown, seat }, card, nameOf, words)}.`]
  const ship = shipOf(card)
  if (ship !== null) parts.push(words(reachWords(ship, shown.displays[seat] ?? [])))
  else if (worthOf(shown, seat, card)?.isDear) parts.push(words('panel.tooDear'))
  return { title: plain.title, text: parts.join(' ') }
}

/** 3.2 Whether the owner of the display could repel the ship. */
function reachWords(ship: Ship, display: readonly Card[]): string {
  if (ship.swords === null) return 'panel.skull'
  return canRepel(display, ship) ? 'panel.canRepel' : 'panel.cannotRepel'
}

function aboutSeat(id: string, { shown, words, nameOf }: Of): About {
  const seat = Number(id)
  const display = shown.displays[seat] ?? []
  const parts = [
    words('panel.goal', { points: pointsIn(display), goal: shown.options.goal }),
    words('panel.coins', { count: shown.coins[seat]?.length ?? 0 }),
    ...SIGNS.flatMap(({ count, told }) => (count(display) > 0 ? [told(count(display), words)] : [])),
  ]
  return { title: nameOf(seat), text: parts.join(' · ') }
}
