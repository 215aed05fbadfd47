import { unreachable } from '../../../../engine/core/decision.ts'
import type { Action, ActionOf } from '../../../../engine/games/parley/actions.ts'
import type { VoteCard } from '../../../../engine/games/parley/cards.ts'
import { game } from '../../../../engine/games/parley/index.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import type { Why } from '../../../app/play.ts'
import { whyRefused } from '../../../app/refusal.ts'
import type { Ask, AskAt, Offer } from '../../../phone/ask.ts'
import { answerPrompt, costOfAnswer } from '../label.ts'
import { captainsAsk } from './captain.ts'

export type At = AskAt<State, Action>

/** What is asked of the seat now, step by step. */
export function ask(at: At): Ask | null {
  const { view, words } = at
  switch (view.phase) {
    case 'captain':
    case 'mutiny':
      return captainsAsk(at)
    case 'vote':
      return { ...cardsAsk(at, (card) => ({ type: 'vote', card })), title: words('phone.vote'), text: voteText(at), clause: '4.2' }
    case 'last':
      return { ...cardsAsk(at, (card) => ({ type: 'vote', card })), title: words('phone.last'), clause: '5.2' }
    case 'discard':
      return discardAsk(at)
    case 'anchor':
      return anchorAsk(at)
    case 'tie':
      return tieAsk(at)
    case 'answer':
      return answerAsk(at)
    case 'over':
      return null
    default:
      return unreachable(view.phase)
  }
}

export const isLegal = ({ legal }: At, action: Action): boolean => legal.some((each) => JSON.stringify(each) === JSON.stringify(action))

/** An offer of one action; what is not to be had says why. */
export function offerOf(at: At, action: Action, look: Omit<Offer, 'leads' | 'why'>): Offer {
  return { ...look, leads: isLegal(at, action) ? { act: action } : null, why: () => refusal(at, action) }
}

export const refusal = (at: At, action: Action): Why | null => whyRefused(game, at, action)

const voteText = ({ view, words }: At): string => words(view.vote?.way === 'open' ? 'phone.faceUp' : 'phone.faceDown')

/** My hand, a card to be chosen. */
function cardsAsk(at: At, actionOf: (card: VoteCard) => Action): Pick<Ask, 'look' | 'offers'> {
  const { view, seat, words } = at
  const cards = (view.hands[seat] ?? []).flatMap((card) => card ?? [])
  return {
    look: 'cards',
    offers: cards.map((card, place) =>
      offerOf(at, actionOf(card), {
        key: `card-${place}`,
        title: words(`cards.${card}.title`),
        line: words(`cards.${card}.line`),
        draws: `card:${card}`,
      }),
    ),
  }
}

function discardAsk(at: At): Ask {
  const { words } = at
  return {
    ...cardsAsk(at, (card) => ({ type: 'discard', card })),
    title: words('decisions.discard.prompt'),
    text: words('decisions.discard.text'),
    clause: '4.8',
    others: [
      offerOf(at, { type: 'discard', card: null }, { key: 'keep', title: words('decisions.discard.decline'), icon: 'hand', main: true }),
    ],
  }
}

function anchorAsk(at: At): Ask {
  const { view, legal, words } = at
  const moves = legal.filter((action): action is ActionOf<'anchor'> => action.type === 'anchor')
  const here = view.anchor ?? ''
  return {
    title: words('decisions.anchor.prompt'),
    clause: '5.5',
    look: 'rows',
    offers: moves.filter(({ port }) => port !== here).map((action) => portOffer(at, action)),
    others: moves
      .filter(({ port }) => port === here)
      .map((action) =>
        offerOf(at, action, {
          key: 'stay',
          title: words('decisions.anchor.stay', { port: words(`ports.${here}`) }),
          icon: 'anchor',
          main: true,
        }),
      ),
  }
}

/** A port by its name, with what each crown would win there. */
export function portOffer(at: At, action: Action & { port: string }): Offer {
  return offerOf(at, action, {
    key: `port-${action.port}`,
    title: at.words(`ports.${action.port}`),
    end: `gain:${action.port}`,
  })
}

function tieAsk(at: At): Ask {
  const { view, words } = at
  return {
    title: words('decisions.tie.prompt', { swords: view.vote?.sums?.swords ?? 0, shields: view.vote?.sums?.shields ?? 0 }),
    clause: '4.6',
    look: 'acts',
    confirms: true,
    offers: (['attack', 'defence'] as const).map((side) =>
      offerOf(
        at,
        { type: 'tie', side },
        {
          key: `side-${side}`,
          title: words(`decisions.tie.${side}`),
          icon: side === 'attack' ? 'crossed-sabres' : 'round-shield',
          end: `side:${side}`,
        },
      ),
    ),
  }
}

function answerAsk(at: At): Ask {
  const { view, words, nameOf } = at
  const country = view.blackmails.at(-1)?.country
  return {
    title: answerPrompt(view, nameOf, words),
    text: words('phone.answerText'),
    clause: '8.2',
    look: 'acts',
    confirms: true,
    offers: (['yes', 'no', 'maybe'] as const).map((answer) => {
      const action: Action = { type: 'answer', answer }
      const off = words(answer === 'yes' ? 'decisions.answer.yesOff' : 'decisions.answer.noOff')
      return offerOf(at, action, {
        key: `answer-${answer}`,
        title: words(`decisions.answer.${answer}`),
        line: isLegal(at, action) ? costOfAnswer(view, answer, words) : off,
        ...(country && { draws: `seal:${country}` }),
      })
    }),
  }
}
