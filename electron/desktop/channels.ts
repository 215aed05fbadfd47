/** What the page's bridge asks of the shell; both sides name the channels from here. */
export const CHANNELS = { host: 'corsair:host', fullScreen: 'corsair:full-screen', speak: 'corsair:speak', awake: 'corsair:awake' } as const

/** Where the page finds the host, and what shows that this window is its owner's. */
export type HostForPage = { socket: string; owner: string }
