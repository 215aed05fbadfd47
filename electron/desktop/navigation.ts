import { isPrivate } from '../host/lan/ipv4.ts'
import { isOwnPage } from './page.ts'

/** Where the credits lead. Nothing else leaves the window, but for tables in the same network. */
const KNOWN = new Set(['creativecommons.org', 'game-icons.net', 'openfontlicense.org', 'www.naturalearthdata.com'])

/** The address to hand to the person's own browser; null = nobody goes there. */
export function externalLink(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (isTable(url)) return url.href
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return plain && (KNOWN.has(url.hostname) || isRelease(url)) ? url.href : null
}

/** A new version of the program, for whoever fetches it by hand. */
const isRelease = ({ hostname, pathname, search, hash }: URL): boolean =>
  hostname === 'github.com' && /^\/[\w.-]+\/[\w.-]+\/releases\/tag\/v[\w.+-]+$/.test(pathname) && search + hash === ''

/** The page of another host in the same network, by its number; at most it is told which table. */
const isTable = ({ protocol, hostname, pathname, search, hash, username, password }: URL): boolean =>
  protocol === 'http:' && isPrivate(hostname) && /^\/(#\/table\/[0-9a-f]{16})?$/.test(pathname + search + hash + username + password)

/** The window's frame stays on our page; where it is sent elsewhere, it does not go. */
export function mayNavigate(address: string): boolean {
  return isOwnPage(address)
}

/** The window shows a table. */
export function isInGame(address: string): boolean {
  return isOwnPage(address) && /#\/(?:table|room)\//.test(address)
}

/** What our own page may do beyond drawing: fill the screen, copy a text, and reach the host on this machine. No camera, place, or notice. */
const GRANTED = new Set(['fullscreen', 'automatic-fullscreen', 'clipboard-sanitized-write', 'local-network-access', 'loopback-network'])

export function mayHave(permission: string, page: string): boolean {
  return GRANTED.has(permission) && isOwnPage(page)
}

/** A call over IPC counts only from the top frame of our page. */
export function isOurFrame(frame: { url: string; parent: unknown } | null): boolean {
  return frame !== null && frame.parent === null && isOwnPage(frame.url)
}
