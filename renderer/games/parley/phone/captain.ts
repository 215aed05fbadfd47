import type { ActionOf } from '../../../../engine/games/parley/actions.ts'
import { COUNTRIES } from '../../../../engine/games/parley/cards.ts'
import { stepNow } from '../../../../engine/games/parley/options.ts'
import { letterCost } from '../../../../engine/games/parley/rules/privateer.ts'
import type { Ask, Offer } from '../../../phone/ask.ts'
import { ACTS, type Act } from '../acts.ts'
import { type At, isLegal, offerOf, portOffer, refusal } from './ask.ts'

const ICONS: Record<Act, string> = { siege: 'anchor', privateer: 'scroll-quill', blackmail: 'cloak-dagger', 'move-admiral': 'galleon' }
const ASKS: Record<Act, (at: At) => Ask> = { siege: siegeAsk, privateer: letterAsk, blackmail: blackmailAsk, 'move-admiral': admiralAsk }

/** 3.1 The captain's four acts, then their objects; after a mutiny only the siege. */
export function captainsAsk(at: At): Ask {
  const { view, words } = at
  return {
    title: words(`phone.${view.phase}`),
    clause: '3.1',
    look: 'acts',
    offers: ACTS.map((act) => actOffer(at, act)),
  }
}

function actOffer(at: At, act: Act): Offer {
  const { view, legal, words } = at
  const possible = legal.some(({ type }) => type === act)
  const off = view.phase === 'mutiny' && act !== 'siege' ? words('phases.mutiny.mine') : words(`acts.${act}.off`)
  return {
    key: act,
    title: words(`phone.acts.${act}.title`),
    line: possible ? words(`phone.acts.${act}.line`) : off,
    icon: ICONS[act],
    main: act === 'siege',
    ...(possible && act === 'privateer' && { end: `price:${letterCost(view)}` }),
    ...(possible && act === 'blackmail' && { end: `price:+${stepNow(view.options.blackmailPay, view.sieges)}` }),
    leads: possible ? { ask: ASKS[act](at) } : null,
    why: () => whyNoAct(at, act),
  }
}

/** What the engine says to the likeliest of such acts. */
function whyNoAct(at: At, act: Act): ReturnType<typeof refusal> {
  const { view, seat } = at
  const port = view.options.map.ports[0]?.id ?? ''
  const country = COUNTRIES.find((each) => !view.letters.some((letter) => letter.country === each)) ?? COUNTRIES[0]
  if (act === 'siege') return refusal(at, { type: act, port, vote: 'closed' })
  if (act === 'privateer') return refusal(at, { type: act, country })
  if (act === 'move-admiral') return refusal(at, { type: act, admiral: 0, port })
  return refusal(at, { type: act, seat: (seat + 1) % view.seats, country: view.blackmailCards[seat]?.[0] ?? country })
}

/** 4.1 A port, and how the vote is to be held. */
function siegeAsk(at: At): Ask {
  const { legal, words } = at
  const sieges = legal.filter((action): action is ActionOf<'siege'> => action.type === 'siege')
  const ports = [...new Set(sieges.map(({ port }) => port))]
  return {
    title: words('phone.whichPort'),
    text: words('phone.whichPortText'),
    clause: '4.1',
    look: 'rows',
    offers: byName(at, ports).map((port) => ({
      ...portOffer(at, { type: 'siege', port, vote: 'closed' }),
      leads: { ask: wayAsk(at, port) },
    })),
  }
}

const byName = ({ words }: At, ports: readonly string[]): string[] =>
  [...ports].sort((one, other) => words(`ports.${one}`).localeCompare(words(`ports.${other}`)))

function wayAsk(at: At, port: string): Ask {
  const { words } = at
  const name = words(`ports.${port}`)
  return {
    title: words('decisions.siege.way'),
    look: 'acts',
    offers: (['closed', 'open'] as const).map((vote) =>
      offerOf(
        at,
        { type: 'siege', port, vote },
        {
          key: vote,
          title: words(`phone.ways.${vote}`),
          line: words('phone.siegeOf', { port: name }),
          icon: vote === 'closed' ? 'vote' : 'conversation',
        },
      ),
    ),
  }
}

/** 7.1 Whose letter. */
function letterAsk(at: At): Ask {
  const { view, words } = at
  return {
    title: words('decisions.privateer.prompt'),
    text: words('decisions.privateer.text', { silver: letterCost(view) }),
    clause: '7.1',
    look: 'tiles',
    offers: COUNTRIES.map((country) =>
      offerOf(
        at,
        { type: 'privateer', country },
        {
          key: country,
          title: words(`countries.${country}.name`),
          line: words('panel.points', { count: view.points[country] }),
          draws: `seal:${country}`,
        },
      ),
    ),
  }
}

/** 8.1 Whom, and of serving whom. */
function blackmailAsk(at: At): Ask {
  const { view, seat, nameOf, words } = at
  const others = Array.from({ length: view.seats }, (_, place) => place).filter((other) => other !== seat)
  const cards = (view.blackmailCards[seat] ?? []).flatMap((country) => country ?? [])
  return {
    title: words('decisions.blackmail.prompt'),
    text: words('decisions.blackmail.text'),
    clause: '8.1',
    look: 'acts',
    offers: others.map((other) => {
      const possible = cards.some((country) => isLegal(at, { type: 'blackmail', seat: other, country }))
      return {
        key: `seat-${other}`,
        title: nameOf(other),
        line: words('panel.worth', { silver: view.silver[other] ?? 0 }),
        draws: `face:${other}`,
        leads: possible ? { ask: guessAsk(at, other, cards) } : null,
        why: () => refusal(at, { type: 'blackmail', seat: other, country: cards[0] ?? COUNTRIES[0] }),
      }
    }),
  }
}

function guessAsk(at: At, other: number, cards: readonly (typeof COUNTRIES)[number][]): Ask {
  const { nameOf, words } = at
  return {
    title: `${nameOf(other)}: ${words('decisions.blackmail.guess')}`,
    clause: '8.1',
    look: 'tiles',
    offers: cards.map((country) =>
      offerOf(
        at,
        { type: 'blackmail', seat: other, country },
        { key: country, title: words(`countries.${country}.name`), draws: `seal:${country}` },
      ),
    ),
  }
}

/** 6.1 Which admiral, and where to. */
function admiralAsk(at: At): Ask {
  const { view, legal, words } = at
  const moves = legal.filter((action): action is ActionOf<'move-admiral'> => action.type === 'move-admiral')
  return {
    title: words('decisions.move-admiral.prompt'),
    text: words('decisions.move-admiral.once'),
    clause: '6.1',
    look: 'acts',
    offers: view.admirals.map(({ port, moved }, admiral) => {
      const own = moves.filter((move) => move.admiral === admiral)
      return {
        key: `admiral-${admiral}`,
        title: words(`ports.${port}`),
        ...(moved && { line: words('panel.admiralSpent') }),
        icon: 'galleon',
        leads: own.length > 0 ? { ask: whereAsk(at, own) } : null,
        why: () => refusal(at, { type: 'move-admiral', admiral, port: moves[0]?.port ?? port }),
      }
    }),
  }
}

function whereAsk(at: At, moves: readonly ActionOf<'move-admiral'>[]): Ask {
  const sorted = byName(
    at,
    moves.map(({ port }) => port),
  )
  return {
    title: at.words('decisions.move-admiral.where'),
    clause: '6.1',
    look: 'rows',
    offers: sorted.flatMap((port) => moves.filter((move) => move.port === port).map((move) => portOffer(at, move))),
  }
}
