import { readFile } from 'node:fs/promises'
import type { Place } from '../host/lan/joinCode.ts'
import { findFile, PAGE_POLICY, SAFETY_HEADERS, typeOf } from '../host/staticFiles.ts'

/**
 * The window shows `corsair://table/`, not the host's own address: its origin stays the same whichever port the host has
 * got, so that what the page keeps (language, volumes) is there again at the next start, and a page that some other
 * program puts on our port is never taken for ours. The host is told of this one origin and lets its WebSocket in; every
 * other page of this machine or the net is refused by the same check as ever.
 */
export const SCHEME = 'corsair'
export const ORIGIN = `${SCHEME}://table`
export const START = `${ORIGIN}/`

/** Our page at another host of the network, at one of its tables or (null) among all that are open there. */
export function farPage({ address, port }: Place, table: string | null): string {
  return `${START}?host=${address}:${port}#/${table === null ? '' : `table/${table}`}`
}

/** A page of ours: exactly our origin, neither a longer name nor somebody at it. */
export function isOwnPage(url: string): boolean {
  return url === ORIGIN || url.startsWith(START)
}

/** What the window's page may load and call: its own files, and the one socket of the host at `port`. */
export function pagePolicy(port: number): string {
  const socket = `ws://127.0.0.1:${port}`
  return PAGE_POLICY.map((rule) => (rule.startsWith('connect-src ') ? `${rule} ${socket}` : rule)).join('; ')
}

/** Answers a request of the window for a file of the built page below `root`. */
export async function answerPage(root: string, port: number, request: { method: string; url: string }): Promise<Response> {
  const headers = { ...SAFETY_HEADERS, 'Content-Security-Policy': pagePolicy(port) }
  if (request.method !== 'GET') return new Response(null, { status: 405, headers })
  const file = isOwnPage(request.url) ? await findFile(root, request.url.slice(ORIGIN.length) || '/') : null
  if (file === null) return new Response(null, { status: 404, headers })
  const content = await readFile(file.path)
  return new Response(new Uint8Array(content), { headers: { ...headers, 'Content-Type': typeOf(file.place) } })
}
