import type { ExplorationId } from './cards.ts'

/** 8.1 Whom a step touches, of the players at sea (`return-to-sea`: of the Merchants in port). */
export const WHO = [
  /** Whoever drew the card. */
  'drawer',
  'pirate',
  'merchants',
  /** From the drawer, clockwise. */
  'everyone',
  /** Of a tie the first from the drawer, clockwise; nobody, if nobody has a card. */
  'most-cards',
  /** Another player, of the drawer's choice; the same in all steps of an event. */
  'chosen',
] as const
type Who = (typeof WHO)[number]

export const DISCARD_WAYS = ['choice', 'random'] as const
type DiscardWay = (typeof DISCARD_WAYS)[number]

/** 8.1 What each of those touched does, one after the other from the drawer, clockwise. */
export type Deed =
  | { what: 'draw'; count: number }
  /** Fewer than so many: all. */
  | { what: 'discard'; count: number; how: DiscardWay }
  /** Rounded down, of own choice. */
  | { what: 'discard-half' }
  /** To the drawer, of own choice; the drawer discards them. */
  | { what: 'give'; count: number }
  /** The one lying uppermost in the discard, if any. */
  | { what: 'take-treasure' }
  /** A Merchant sees the Pirate's; the Pirate that of a Merchant at sea of own choice. */
  | { what: 'see-hand' }
  /** Looks at the top `count` cards of the pile and takes `keep` vessel cards among them; then the pile is shuffled. */
  | { what: 'search'; count: number; keep: number }
  | { what: 'miss-turn' }
  | { what: 'extra-turn' }
  /** Out of port. */
  | { what: 'return-to-sea' }
  /** Merchants only; without paying for it. */
  | { what: 'reach-port' }

export type Step = { who: Who } & Deed

/** 8.1 An event on an exploration card. Title and text are a user's: shown as text only. */
export type Exploration = { id: ExplorationId; title: string; text: string; steps: Step[] }

/** 8.2 What an `events` file holds: exactly seven events. */
export type ExplorationSet = { title: string; events: Exploration[] }

/** 7.2 The seven default events, in the same form as those of a house. */
export const DEFAULT_EVENTS: ExplorationSet = {
  title: 'The seven events',
  events: [
    {
      id: 'fair-winds',
      title: 'Fair winds',
      text: 'The wind is with you: draw two more cards.',
      steps: [{ who: 'drawer', what: 'draw', count: 2 }],
    },
    {
      id: 'storm',
      title: 'Storm',
      text: 'Every ship at sea loses one card to the waves, whichever they choose.',
      steps: [{ who: 'everyone', what: 'discard', count: 1, how: 'random' }],
    },
    {
      id: 'doldrums',
      title: 'Doldrums',
      text: 'Not a breath of air: you miss your next turn.',
      steps: [{ who: 'drawer', what: 'miss-turn' }],
    },
    {
      id: 'wreck',
      title: 'Wreck',
      text: 'A wreck on the reef: take the treasure that lies uppermost in the discard.',
      steps: [{ who: 'drawer', what: 'take-treasure' }],
    },
    {
      id: 'spyglass',
      title: 'Spyglass',
      text: "A Merchant sees the Pirate's hand; the Pirate sees the hand of one Merchant at sea.",
      steps: [{ who: 'drawer', what: 'see-hand' }],
    },
    {
      id: 'hidden-cove',
      title: 'Hidden cove',
      text: 'Look at the top four cards of the pile and take one vessel card; the others are shuffled back.',
      steps: [{ who: 'drawer', what: 'search', count: 4, keep: 1 }],
    },
    {
      id: 'press-gang',
      title: 'Press gang',
      text: 'Whoever has the most cards at sea gives you one of them; if that is you, discard one.',
      steps: [{ who: 'most-cards', what: 'give', count: 1 }],
    },
  ],
}
