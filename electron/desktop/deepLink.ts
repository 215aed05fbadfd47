import { LINK_SCHEME } from '../../engine/core/fileEndings.ts'
import { isPrivate } from '../host/lan/ipv4.ts'
import type { Place } from '../host/lan/joinCode.ts'

/** A table of another host, or (`table` null) all that are open there. */
export type Link = { place: Place; table: string | null }

/** Four numbers without zeros before them, a port, and perhaps a table; some systems add a stroke at the end. */
const JOIN = /^corsair-table:\/\/join\/((?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})):([1-9]\d{0,4})(?:\/([0-9a-f]{16}))?\/?$/

export const isLink = (text: string): boolean => text.toLowerCase().startsWith(`${LINK_SCHEME}:`)

/** What a link says, whoever made it; null = it leads to no host of a network at home. */
export function readLink(text: string): Link | null {
  const [, address = '', port = '', table = null] = JOIN.exec(text) ?? []
  if (!isPrivate(address) || Number(port) > 65_535) return null
  return { place: { address, port: Number(port) }, table }
}
