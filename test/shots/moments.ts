import type { Message } from '../../electron/host/protocol.ts'
import type { Typed } from '../../engine/core/game.ts'

/** What the page has been told. */
export type Seen = Message

export type Moment = {
  name: string
  /** Has it just come about? `news` = the events since last asked. */
  isNow(news: readonly Typed[], seen: readonly Seen[]): boolean
  /** Also as a strip of frames, for it lives by its motion. */
  isMotion?: boolean
  /** From frame to frame, milliseconds at calm; a quarter of a second if it does not say. */
  everyMs?: number
  /** Parts of actions that bring it about. */
  wants?: string[]
}

const happened = (news: readonly Typed[], type: string): boolean => news.some((event) => event.type === type)

/** The last votes on the table: how many lie since the siege began, and how. */
function votesLying(seen: readonly Seen[], way: string): number {
  const events = seen.flatMap((message) => (message.type === 'events' ? message.events : []))
  const begun = events.findLastIndex(({ type }) => type === 'siege-begun')
  const siege = events[begun]
  if (!siege || !('vote' in siege) || siege.vote !== way) return 0
  return events.slice(begun).filter(({ type }) => type === 'vote-laid').length
}

/** Cards in the harbour as the page knows them: since the last clearing. */
function harbourCards(seen: readonly Seen[]): number {
  const events = seen.flatMap((message) => (message.type === 'events' ? message.events : []))
  const begun = events.findLastIndex(({ type }) => type === 'turn-passed' || type === 'went-under')
  return events.slice(begun + 1).filter(({ type }) => type === 'card-revealed').length
}

/** Who sits there: mine first. */
export const FACES: Record<string, readonly string[]> = {
  parley: ['donna', 'kemal', 'isaura', 'yusuf', 'barbagia'],
  merchants: ['chandler', 'pilot', 'spicer', 'supercargo', 'mercer'],
  'port-royal': ['shipowner', 'smuggler', 'innkeeper', 'surgeon', 'smith'],
}

export const MOMENTS: Record<string, readonly Moment[]> = {
  merchants: [
    { name: 'opening', isNow: () => true, isMotion: true },
    { name: 'event', isNow: (news) => happened(news, 'event-drawn'), isMotion: true, everyMs: 130, wants: ['"draw"'] },
    { name: 'event-done', isNow: (news) => happened(news, 'event-discarded'), isMotion: true, everyMs: 80, wants: ['"draw"'] },
    { name: 'stolen', isNow: (news) => happened(news, 'stolen'), isMotion: true, everyMs: 80 },
    { name: 'attacked', isNow: (news) => happened(news, 'attacked'), isMotion: true, everyMs: 120, wants: ['"attack"'] },
    { name: 'sunk', isNow: (news) => happened(news, 'sunk'), isMotion: true, wants: ['"attack"'] },
    { name: 'offered', isNow: (news) => happened(news, 'trade-offered'), wants: ['"trade"'] },
    { name: 'laid-out', isNow: (news) => happened(news, 'top-seen'), wants: ['"draw"'] },
    { name: 'home', isNow: (news) => happened(news, 'returned'), isMotion: true, wants: ['"return"', '"draw"'] },
    { name: 'end', isNow: (news) => happened(news, 'game-ended'), wants: ['"return"', '"draw"'] },
  ],
  'port-royal': [
    { name: 'opening', isNow: () => true, isMotion: true },
    { name: 'discover', isNow: (_, seen) => harbourCards(seen) >= 4, wants: ['"reveal"'] },
    { name: 'went-under', isNow: (news) => happened(news, 'went-under'), isMotion: true, wants: ['"reveal"'] },
    { name: 'hired', isNow: (news) => happened(news, 'person-hired'), isMotion: true, wants: ['"take"'] },
    { name: 'ship-taken', isNow: (news) => happened(news, 'ship-taken'), isMotion: true, wants: ['"take"'] },
    { name: 'expedition', isNow: (news) => happened(news, 'expedition-fulfilled'), wants: ['"expedition"'] },
    { name: 'end', isNow: (news) => happened(news, 'game-ended') },
  ],
  parley: [
    { name: 'opening', isNow: () => true, isMotion: true },
    { name: 'my-turn', isNow: (_, seen) => seen.some((message) => message.type === 'events') },
    { name: 'open-vote', isNow: (_, seen) => votesLying(seen, 'open') >= 2, wants: ['"vote":"open"'] },
    { name: 'closed-vote-opened', isNow: (news) => happened(news, 'votes-opened'), isMotion: true, wants: ['"vote":"closed"'] },
    { name: 'siege-won', isNow: (news) => happened(news, 'siege-won'), isMotion: true },
    { name: 'letter-bought', isNow: (news) => happened(news, 'letter-taken'), isMotion: true, wants: ['"privateer"'] },
    { name: 'blackmailed', isNow: (news) => happened(news, 'blackmailed'), wants: ['"blackmail"'] },
    { name: 'end', isNow: (news) => happened(news, 'game-ended') },
  ],
}
