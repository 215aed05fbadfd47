import { RELAY_PATH, type RelayRequest } from '../../electron/host/protocol.ts'
import { farHost } from './far.ts'
import { writeRoute } from './route.ts'
import { keepKey, readInvitation } from './seatKeys.ts'

/** What Electron's preload offers to the page; absent in a browser. */
type Desktop = {
  platform: string
  host(): Promise<{ socket: string; owner: string }>
  /** Fills the screen, or no more; answers which. */
  fullScreen(): Promise<boolean>
  /** The window's menu speaks the page's language. */
  speak(language: string): Promise<void>
}

declare global {
  interface Window {
    desktop?: Desktop
  }
}

const PLACE = 'owner'

/** Takes what must be neither seen nor bookmarked out of the address: the owner's secret, kept for this tab, or the key to a seat. */
export function takeSecret(): void {
  const { pathname, search, hash } = window.location
  const invitation = readInvitation(hash)
  if (invitation) {
    keepKey(invitation.table, invitation)
    history.replaceState(null, '', `${pathname}${search}${writeRoute({ page: 'table', table: invitation.table, side: null })}`)
    return
  }
  const owner = /^#owner=([\w-]+)/.exec(hash)?.[1]
  if (!owner) return
  sessionStorage.setItem(PLACE, owner)
  history.replaceState(null, '', `${pathname}${search}#/`)
}

/** The line to the host; `relay` = what the own host is asked first, where the page is to speak with another. */
export type WayToHost = { socket: string; owner: string | null; relay: RelayRequest | null }

/** Where the host is, and what shows that this device is its owner's: to the own host alone. */
export async function findHost(): Promise<WayToHost> {
  const { socket, owner } = await ownHost()
  const far = farHost()
  if (far === null) return { socket, owner, relay: null }
  return { socket: new URL(RELAY_PATH, socket).href, owner: null, relay: { type: 'relay', owner: owner ?? '', ...far } }
}

async function ownHost(): Promise<{ socket: string; owner: string | null }> {
  if (window.desktop) return window.desktop.host()
  const socket = new URL('socket', document.baseURI)
  socket.protocol = socket.protocol === 'https:' ? 'wss:' : 'ws:'
  socket.hash = ''
  return { socket: socket.href, owner: sessionStorage.getItem(PLACE) }
}
