import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A bare TCP connection, as an attacker would use one: it never closes its own end. */
export type Raw = {
  socket: Socket
  /** Everything that came so far, one letter a byte. */
  heard(): string
  /** Resolves when the host says no more. */
  ended: Promise<void>
  /** Resolves when there is no connection any more. */
  closed: Promise<void>
}

/** Dials, and sends what is given. */
export async function dial({ port, address = '127.0.0.1' }: { port: number; address?: string }, text = ''): Promise<Raw> {
  const socket = connect({ port, host: address, allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes.toString('latin1')
  })
  socket.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => {
    socket.once('end', () => resolve())
    socket.once('close', () => resolve())
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await new Promise<void>((resolve) => {
    socket.once('connect', () => resolve())
    socket.once('error', () => resolve())
  })
  if (text !== '') socket.write(text)
  return { socket, heard: () => heard, ended, closed }
}

/** Sends one request and gives all that the host answers until it closes, or has said `Content-Length`'s worth. */
export async function exchange(way: { port: number; address?: string }, text: string): Promise<string> {
  const raw = await dial(way, text)
  const isWhole = () => {
    const [head, body] = raw.heard().split('\r\n\r\n')
    const length = /content-length: (\d+)/i.exec(head ?? '')?.[1]
    return body !== undefined && length !== undefined && body.length >= Number(length)
  }
  for (let over = false; !over && !isWhole(); ) {
    over = await Promise.race([raw.ended.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 10))])
  }
  raw.socket.destroy()
  return raw.heard()
}

/** The opening of a WebSocket, with more or other headers. */
export function opening(host: string, headers: Record<string, string> = {}): string {
  const all = {
    Host: host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `GET /socket HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

/** One frame as a client sends it, masked by zeros; `code` = 1 text, 8 close, 9 ping, 10 pong, 0 a part that follows. */
export function frame(code: number, payload = '', fin = true): Buffer {
  const bytes = Buffer.from(payload)
  if (bytes.length > 125) throw new Error(`${bytes.length} bytes are too many for a short frame`)
  return Buffer.concat([Buffer.from([(fin ? 0x80 : 0) | code, 0x80 | bytes.length, 0, 0, 0, 0]), bytes])
}

/** How many TCP connections this process has, of both ends. */
export const openSockets = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length
