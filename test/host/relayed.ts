import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { PROGRAM, PROTOCOL, RELAY_PATH, type RelayAnswer } from '../../electron/host/protocol.ts'
import type { RunningHost } from '../../electron/host/startHost.ts'
import { here } from './party.ts'

/** A page of the owner's that asks its own host for the way to another. */
export type Page = {
  socket: WebSocket
  /** All that has come, read. */
  heard: { type: string; [field: string]: unknown }[]
  /** How and why the line was closed. */
  closed: Promise<{ code: number; reason: string }>
  send(message: unknown): void
  /** The first message of the type, when it comes. */
  next(type: string): Promise<Page['heard'][number]>
}

export async function openRelay(host: RunningHost, headers: Record<string, string> = {}): Promise<Page> {
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}${RELAY_PATH}`, { headers })
  onTestFinished(() => socket.terminate())
  socket.on('error', () => undefined)
  const heard: Page['heard'] = []
  const wakers = new Set<() => void>()
  const wake = (): void => wakers.forEach((each) => void each())
  socket.on('message', (bytes) => {
    heard.push(JSON.parse(String(bytes)))
    wake()
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => {
      resolve({ code, reason: String(reason) })
      wake()
    })
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const next: Page['next'] = async (type) => {
    for (;;) {
      const found = heard.find((message) => message.type === type)
      if (found) return found
      if (socket.readyState === WebSocket.CLOSED) throw new Error(`closed without ${type}: ${JSON.stringify(heard)}`)
      await new Promise<void>((resolve) => void wakers.add(resolve))
    }
  }
  return { socket, heard, closed, next, send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)) }
}

type Place = { address: string; port: number }

/** Asks for the way there; the answer. */
export async function askWay(
  host: RunningHost,
  { address, port }: Place,
  owner = host.ownerSecret,
): Promise<Page & { answer: RelayAnswer }> {
  const page = await openRelay(host)
  page.send({ type: 'relay', owner, address, port })
  const answer = await Promise.race([page.next('relayed'), page.next('not-relayed')])
  // the relay's own words
  return { ...page, answer: answer as RelayAnswer }
}

export const hello = { type: 'hello', id: 'h', protocol: PROTOCOL, owner: null }
export const welcome = {
  type: 'welcome',
  id: 'h',
  protocol: PROTOCOL,
  program: PROGRAM,
  host: 'evil',
  owner: false,
  tables: [],
  rules: [],
  lan: null,
}

/** The likeliest address of this machine on the network. */
const address = (): string => here[0]?.address ?? ''

function listenHere(server: Server): Promise<Place> {
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return new Promise((resolve) => {
    server.listen(0, address(), () => resolve({ address: address(), port: (server.address() as AddressInfo).port })) // it listens at a port
  })
}

/** A host in the network that may say anything. */
export async function evilHost(
  onPage: (socket: WebSocket, request: IncomingMessage) => void,
): Promise<Place & { calls: IncomingMessage[] }> {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  const calls: IncomingMessage[] = []
  sockets.on('connection', (socket, request) => {
    calls.push(request)
    socket.on('error', () => undefined)
    onPage(socket, request)
  })
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate()
  })
  return { ...(await listenHere(server)), calls }
}

/** Answers every hello with a welcome, and then says what it is told to. */
export const welcoming = (then: (socket: WebSocket) => void) =>
  evilHost((socket) => {
    socket.once('message', () => {
      socket.send(JSON.stringify(welcome))
      then(socket)
    })
  })

/** Something in the network that is no host, and answers everybody who calls as it likes. */
export const noHost = (answer: (server: Server) => void): Promise<Place> => {
  const server = createServer()
  answer(server)
  return listenHere(server)
}
