import { type Place, readAddress } from '../../electron/host/lan/joinCode.ts'
import type { RelayWhy } from '../../electron/host/protocol.ts'
import { writeRoute } from './route.ts'

/** On the very machine that the host runs on. */
export const isHome = (hostname: string): boolean => ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname)

type Address = Pick<Location, 'protocol' | 'hostname' | 'search'>

/** The other host that a page of this address speaks with: `?host=192.168.1.20:4616`, where it is a page of the own host or window. */
export function readFar({ protocol, hostname, search }: Address): Place | null {
  if (protocol.startsWith('http') && !isHome(hostname)) return null
  return readAddress(new URLSearchParams(search).get('host') ?? '')
}

/** The host in the network whose guest this page is, through the relay of its own; null = it speaks with its own. */
export function farHost(): Place | null {
  // Without a page there is no address: so are tests.
  return typeof location === 'undefined' ? null : readFar(location)
}

export const writePlace = ({ address, port }: Place): string => `${address}:${port}`

/** What is kept of one host is nothing to another: one might ask for the keys to the other's seats. */
export function keptOf(name: string): string {
  const far = farHost()
  return far === null ? name : `${name}@${writePlace(far)}`
}

const at = (table: string | null): string => writeRoute(table === null ? { page: 'harbour' } : { page: 'table', table, side: null })

/** The page that the host itself shows to a browser. */
export const hostLink = (place: Place, table: string | null): string => `http://${writePlace(place)}/${at(table)}`

/** To another host, in this window: the page is loaded anew, and knows nothing of the one before. */
export const goFar = (place: Place, table: string | null): void =>
  window.location.assign(`${window.location.pathname}?host=${writePlace(place)}${at(table)}`)

export const goHome = (): void => window.location.assign(`${window.location.pathname}${at(null)}`)

/** What may be otherwise in a moment: the page goes on trying. */
const PASSING: readonly RelayWhy[] = ['not-reached', 'refused', 'full', 'too-fast']
export const isFinal = (why: RelayWhy): boolean => !PASSING.includes(why)
