/** What the page's bridge asks of the shell; both sides name the channels from here. */
export const CHANNELS = {
  host: 'corsair:host',
  fullScreen: 'corsair:full-screen',
  speak: 'corsair:speak',
  awake: 'corsair:awake',
  listening: 'corsair:listening',
  failed: 'corsair:failed',
  updates: 'corsair:updates',
  reports: 'corsair:reports',
  drawing: 'corsair:drawing',
  /** The one that goes from the shell to the page. */
  news: 'corsair:news',
} as const

/** Where the page finds the host, and what shows that this window is its owner's. */
export type HostForPage = { socket: string; owner: string }

/** What was opened from outside, or chosen in the menu. */
export type News =
  /** To a page of ours. */
  | { type: 'link'; address: string }
  | { type: 'wrong-link' }
  /** `content` in base 64. */
  | { type: 'file'; name: string; content: string }
  | { type: 'wrong-file'; name: string; why: 'too-large' | 'unreadable' }
  | { type: 'show'; what: 'settings' | 'rules' | 'credits' }
  | { type: 'program'; card: ProgramCard }

/** How it stands with new versions of the program. */
export type UpdatesCard =
  /** `why`: this build has no place to ask. */
  | { at: 'unable' }
  /** Nobody has said whether to look at all. */
  | { at: 'unasked' }
  | { at: 'forbidden' }
  | { at: 'resting' | 'looking' | 'newest' }
  /** `where` = the page from which a person fetches it, where the program cannot do that by itself; else null. */
  | { at: 'found'; version: string; where: string | null }
  | { at: 'fetching'; version: string; percent: number }
  | { at: 'ready'; version: string }
  | { at: 'failed'; doing: 'look' | 'fetch' | 'install'; why: 'offline' | 'disk-full' | 'not-genuine' | 'other' }

/** What the page shows of the program itself. */
export type ProgramCard = {
  version: string
  updates: UpdatesCard
  /** Reports of failures that lie on this machine. */
  reports: number
  /** `software`: no graphics card draws. `off`: because a person wanted it so, from the next start on if it is not so yet. */
  drawing: { software: boolean; off: boolean }
}

export const UPDATE_ORDERS = ['allow', 'forbid', 'look', 'fetch', 'install'] as const
export type UpdateOrder = (typeof UPDATE_ORDERS)[number]

export const REPORT_ORDERS = ['save', 'delete'] as const
export type ReportOrder = (typeof REPORT_ORDERS)[number]

export const DRAWING_ORDERS = ['card', 'software', 'restart'] as const
export type DrawingOrder = (typeof DRAWING_ORDERS)[number]
