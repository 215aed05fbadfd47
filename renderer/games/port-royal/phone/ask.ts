import type { Action, ActionOf } from '../../../../engine/games/port-royal/actions.ts'
import { type Card, expeditionOf, shipOf } from '../../../../engine/games/port-royal/cards.ts'
import { game } from '../../../../engine/games/port-royal/index.ts'
import { takesForColours } from '../../../../engine/games/port-royal/rules/taking.ts'
import type { State } from '../../../../engine/games/port-royal/state.ts'
import { whyRefused } from '../../../app/refusal.ts'
import type { Ask, AskAt, Offer } from '../../../phone/ask.ts'
import { oddsWords } from '../odds.ts'
import { cardName } from '../tell.ts'
import { signed, worthOf } from '../worth.ts'

export type At = AskAt<State, Action>

/** What is asked of the seat now, step by step. */
export function ask(at: At): Ask | null {
  const { view } = at
  if (view.phase === 'discover') return discoverAsk(at)
  if (view.phase === 'repel') return repelAsk(at)
  return view.phase === 'take' ? takeAsk(at) : null
}

const isLegal = ({ legal }: At, action: Action): boolean => legal.some((each) => JSON.stringify(each) === JSON.stringify(action))

/** An offer of one action; what is not to be had says why. */
function offerOf(at: At, action: Action, look: Omit<Offer, 'leads' | 'why'>): Offer {
  return { ...look, leads: isLegal(at, action) ? { act: action } : null, why: () => whyRefused(game, at, action) }
}

/** 3.1 One card more, or enough. */
function discoverAsk(at: At): Ask {
  const { view, words } = at
  const first = !view.revealed
  const stop = first
    ? words('decisions.stop.off')
    : view.harbour.length === 0
      ? words('decisions.stop.empty')
      : words('decisions.stop.line', { count: takesForColours(view.harbour) })
  return {
    title: words('phone.discover'),
    text: oddsWords(view, words) || undefined,
    clause: '3.1',
    look: 'acts',
    offers: [
      offerOf(
        at,
        { type: 'reveal' },
        {
          key: 'reveal',
          title: words('decisions.reveal.title'),
          line: words(first ? 'decisions.reveal.first' : 'decisions.reveal.line'),
          icon: 'card-draw',
          main: true,
        },
      ),
      offerOf(at, { type: 'stop' }, { key: 'stop', title: words('decisions.stop.title'), line: stop, icon: 'hand' }),
      ...expeditionOffers(at),
    ],
  }
}

/** 3.2 The ship that came last. */
function repelAsk(at: At): Ask {
  const { view, words } = at
  const ships = view.harbour.flatMap((card) => shipOf(card) ?? [])
  const last = ships.at(-1)
  const isSecond = ships.slice(0, -1).some(({ colour }) => colour === last?.colour)
  return {
    title: words('phases.repel.mine'),
    clause: '3.2',
    look: 'acts',
    offers: [
      offerOf(
        at,
        { type: 'repel' },
        {
          key: 'repel',
          title: words('decisions.repel.title'),
          line: words('decisions.repel.line'),
          icon: 'crossed-sabres',
          main: true,
        },
      ),
      offerOf(
        at,
        { type: 'keep' },
        {
          key: 'keep',
          title: words('decisions.keep.title'),
          line:
            isSecond && last ? words('decisions.keep.bust', { ship: words(`colours.${last.colour}.ship`) }) : words('decisions.keep.line'),
          icon: 'anchor',
        },
      ),
    ],
  }
}

/** 4.1, 4.5 The harbour, a card to be taken; or an expedition to be sent. */
function takeAsk(at: At): Ask {
  const { view, seat, words, nameOf } = at
  const guest = seat !== view.active
  return {
    title: view.takes > 0 ? words('decisions.take.prompt', { count: view.takes }) : words('decisions.expedition.prompt'),
    text: guest ? words('phases.take.guest', { seat: nameOf(view.active) }) : undefined,
    clause: '4.1',
    look: 'cards',
    offers: view.harbour.map((card, place) => harbourOffer(at, card, place)),
    others: [
      ...expeditionOffers(at),
      offerOf(
        at,
        { type: 'pass' },
        {
          key: 'pass',
          title: words('decisions.pass.title'),
          line: words('decisions.pass.line'),
          icon: 'cancel',
          main: view.harbour.length === 0 || view.takes === 0,
        },
      ),
    ],
  }
}

function harbourOffer(at: At, card: Card, place: number): Offer {
  const { view, seat, words } = at
  const worth = worthOf(view, seat, card)
  return offerOf(
    at,
    { type: 'take', at: place },
    {
      key: `card-${place}`,
      title: cardName(card, words),
      line: worth === null ? '' : words('panel.coins', { count: Math.abs(worth.coins) }).replace(/\d+/, signed(worth.coins)),
      draws: `card:${card}`,
    },
  )
}

/** 5.1 The expeditions that can be sent; in one's own turn only. */
function expeditionOffers(at: At): Offer[] {
  const sent = at.legal.filter((action): action is ActionOf<'expedition'> => action.type === 'expedition')
  if (sent.length === 0) return []
  const { view, words } = at
  const places = [...new Set(sent.map((action) => action.at))]
  const offers = places.flatMap((place): Offer[] => {
    const card = view.expeditions[place]
    const facts = card === undefined ? null : expeditionOf(card)
    if (card === undefined || facts === null) return []
    const points = words('panel.points', { count: facts.points })
    return [
      {
        key: `expedition-${place}`,
        title: points,
        line: words('panel.coins', { count: facts.coins }),
        draws: `expedition:${card}`,
        leads: {
          ask: personsAsk(
            at,
            sent.filter((action) => action.at === place),
          ),
        },
      },
    ]
  })
  const all: Ask = {
    title: words('decisions.expedition.prompt'),
    text: words('expeditions.text'),
    clause: '5.1',
    look: 'rows',
    confirms: false,
    offers,
  }
  return [
    {
      key: 'expedition',
      title: words('decisions.expedition.title'),
      line: words('phone.canSend', { count: places.length }),
      icon: 'scroll-unfurled',
      leads: { ask: all },
    },
  ]
}

const kindsOf = ({ view, seat }: At, places: readonly number[]): string =>
  places
    .map((place): string => view.displays[seat]?.[place] ?? '')
    .toSorted()
    .join(' ')

/** 5.1 Whom to send; the usual ones are chosen already. */
function personsAsk(at: At, sent: readonly ActionOf<'expedition'>[]): Ask {
  const { view, seat, words } = at
  const [usual] = sent
  const count = usual?.with.length ?? 0
  const kinds = new Set(sent.flatMap((action) => action.with.map((place) => view.displays[seat]?.[place])))
  const people = (view.displays[seat] ?? []).flatMap((card, place) => (kinds.has(card) ? [{ card, place }] : []))
  return {
    title: words('phone.whomToSend'),
    text: words('phone.neededPeople', { count }),
    clause: '5.1',
    look: 'cards',
    begin: (usual?.with ?? []).map(String),
    several: {
      count,
      comesTo: (keys) => sent.find((action) => kindsOf(at, action.with) === kindsOf(at, keys.map(Number))) ?? null,
    },
    offers: people.map(({ card, place }) => ({
      key: String(place),
      title: cardName(card, words),
      draws: `card:${card}`,
      leads: { act: usual ?? { type: 'pass' } },
    })),
  }
}
