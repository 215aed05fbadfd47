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
  /** The screen stays lit, or no more. */
  awake(wanted: boolean): Promise<void>
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

/** Where the host is and what shows that this device is its owner's. */
export async function findHost(): Promise<{ socket: string; owner: string | null }> {
  if (window.desktop) return window.desktop.host()
  const socket = new URL('socket', document.baseURI)
  socket.protocol = socket.protocol === 'https:' ? 'wss:' : 'ws:'
  socket.hash = ''
  return { socket: socket.href, owner: sessionStorage.getItem(PLACE) }
}
