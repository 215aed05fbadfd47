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

/** Takes the owner's secret out of the address, so that it is neither seen nor bookmarked, and keeps it for this tab. */
export function takeSecret(): void {
  const owner = /^#owner=([\w-]+)/.exec(window.location.hash)?.[1]
  if (!owner) return
  sessionStorage.setItem(PLACE, owner)
  history.replaceState(null, '', `${window.location.pathname}${window.location.search}#/`)
}

/** Where the host is and what shows that this device is its owner's. */
export async function findHost(): Promise<{ socket: string; owner: string | null }> {
  if (window.desktop) return window.desktop.host()
  const socket = new URL('socket', document.baseURI)
  socket.protocol = socket.protocol === 'https:' ? 'wss:' : 'ws:'
  socket.hash = ''
  return { socket: socket.href, owner: sessionStorage.getItem(PLACE) }
}
