/** What the double's program is told when it starts; in the environment, since Electron knows it before it runs a line. */
export type Setup = {
  /** The person's own folder: all the system's folders are in it. */
  home: string
  packaged: boolean
  appPath: string
  /** The program's arguments. */
  args: string[]
  languages: string[]
  displays: { x: number; y: number; width: number; height: number; scaleFactor: number }[]
  versions: { electron: string; chrome: string }
}

export const SETUP = 'DOUBLE_OF_ELECTRON'

/** Where a call over IPC comes from; the outermost frame has no parent. */
export type Frame = { url: string; name: string; parent: Frame | null }

/** A request of a page for an address of one of the program's schemes, and what the program answers. */
export type Asked = { url: string; method: string; headers: Record<string, string>; body: Uint8Array | null }
export type Served = { status: number; headers: [string, string][]; body: Uint8Array }

/** A way that a frame is about to go. */
export type Way = { url: string; isMainFrame: boolean; from: string }

/** What a window is opened with. */
export type Opened = {
  window: number
  width: number
  height: number
  /** Text of the preload; null = the window has none. */
  preload: string | null
  subFrames: boolean
  /** Schemes of the program's own. */
  schemes: string[]
}

/** Of Electron's permissions those that Chromium can be told of from outside: by Electron's name, and by Chromium's. */
export const PERMISSIONS: readonly (readonly [electron: string, chromium: string])[] = [
  ['geolocation', 'geolocation'],
  ['notifications', 'notifications'],
  ['media', 'camera'],
  ['media', 'microphone'],
  ['midi', 'midi'],
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-sanitized-write', 'clipboard-write'],
  ['idle-detection', 'idle-detection'],
  ['window-management', 'window-management'],
  ['local-network-access', 'local-network-access'],
  ['loopback-network', 'loopback-network'],
]
