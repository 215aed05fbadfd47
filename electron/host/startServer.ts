import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { isLoopback, isOwnHost, isOwnOrigin } from './addresses.ts'
import { Connection } from './Connection.ts'
import type { Hall, Notice } from './Hall.ts'
import type { Limits } from './limits.ts'
import { REQUEST_BYTES } from './schemas.ts'
import { end, SAFETY_HEADERS, serveFile } from './staticFiles.ts'

export type ServerSetup = {
  hall: Hall
  limits: Limits
  ownerSecret: string
  /** Folder of the built page. */
  page: string
  /** Wanted port; the next free one is taken when it is not to be had. 0 = any. */
  port: number
  /** Origins that are ours beside the host's own addresses: the desktop window's. */
  origins: readonly string[]
  /** Proves to another start on the same data that this host is alive; says nothing else. */
  pulse: string
}

export type RunningServer = {
  port: number
  /** Takes no more requests from anybody. */
  deafen(): void
  /** Tells everybody in the hall. */
  tellAll(notice: Notice): void
  stop(): Promise<void>
}

/** Nobody is refused a port for a crowd of others before so many tries. */
const PORT_TRIES = 20
/** A request of more than this is not even answered. */
const HARD_BYTES = 2 * REQUEST_BYTES
const FRAGMENTS = 16
/** So long a client may take to answer a goodbye. */
const PARTING_MS = 500

/** Where the socket is. */
export const SOCKET_PATH = '/socket'
export const PULSE_PATH = '/pulse'

type Context = { setup: ServerSetup; sockets: WebSocketServer; connections: Map<Connection, string> }

/** HTTP and WebSocket on one port of 127.0.0.1 and, where there is one, ::1. */
export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  const connections = new Map<Connection, string>()
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: HARD_BYTES,
    maxFragments: FRAGMENTS,
    maxBufferedChunks: 256,
  })
  const servers = await listenSomewhere(setup.port, () => makeServer({ setup, sockets, connections }))
  const stopBeating = beat(sockets, setup.limits.pingMs)
  return {
    port: portOf(servers[0]),
    deafen() {
      for (const connection of connections.keys()) connection.deafen()
    },
    tellAll(notice) {
      for (const connection of connections.keys()) connection.hear(notice)
    },
    async stop() {
      stopBeating()
      for (const connection of connections.keys()) connection.dismiss('stopping')
      const patience = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate()
        for (const server of servers) server.closeAllConnections()
      }, PARTING_MS)
      await Promise.all(servers.map(closeServer))
      clearTimeout(patience)
    },
  }
}

function makeServer(context: Context): Server {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 20_000, maxHeaderSize: 16 * 1024 }, (request, response) => {
    void answer(context, portAt(request), request, response)
  })
  server.maxConnections = 512
  server.on('upgrade', (request, socket: Socket, head) => {
    socket.on('error', () => socket.destroy())
    const code = upgradeCode(context, portAt(request), request)
    if (code !== 101) return void socket.end(`HTTP/1.1 ${code} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    context.sockets.handleUpgrade(request, socket, head, (webSocket) => welcome(context, webSocket, request.socket.remoteAddress ?? ''))
  })
  return server
}

/** The port that a request came to: its own connection knows it also while the server is closing. */
function portAt(request: IncomingMessage): number {
  return request.socket.localPort ?? 0
}

async function answer({ setup }: Context, port: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isOwnHost(request.headers.host, port)) return end(response, 421)
  if (request.url === PULSE_PATH) {
    response.writeHead(200, { ...SAFETY_HEADERS, 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
    return void response.end(setup.pulse)
  }
  await serveFile(setup.page, request, response)
}

/** 101 when the client may come in. */
function upgradeCode({ setup, connections }: Context, port: number, request: IncomingMessage): number {
  const { host, origin } = request.headers
  if (!isOwnHost(host, port)) return 421
  if (!isOwnOrigin(origin, port, setup.origins)) return 403
  if (request.url !== SOCKET_PATH) return 404
  const address = request.socket.remoteAddress ?? ''
  const there = [...connections.values()].filter((each) => each === address).length
  return there < setup.limits.connectionsPerAddress ? 101 : 429
}

function welcome({ setup, connections }: Context, socket: WebSocket, address: string): void {
  // What a client sends wrongly closes its connection; that is all there is to do about it.
  socket.on('error', () => socket.terminate())
  const { hall, limits } = setup
  const connection = new Connection({ socket, hall, limits, ownerSecret: isLoopback(address) ? setup.ownerSecret : null })
  connections.set(connection, address)
  socket.on('close', () => connections.delete(connection))
}

/** Closes connections whose other end is gone. */
function beat(sockets: WebSocketServer, pingMs: number): () => void {
  const silent = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) {
        socket.terminate()
        continue
      }
      silent.add(socket)
      socket.once('pong', () => silent.delete(socket))
      socket.ping()
    }
  }, pingMs)
  return () => clearInterval(timer)
}

/** The wanted port, else one of the next, else any; on both loopback addresses or, without IPv6, on one. */
async function listenSomewhere(wanted: number, make: () => Server): Promise<Server[]> {
  const ports = wanted === 0 ? [] : Array.from({ length: PORT_TRIES }, (_, step) => wanted + step).filter((port) => port < 65_536)
  for (const port of [...ports, ...Array<number>(PORT_TRIES).fill(0)]) {
    const servers = await listenBoth(port, make)
    if (servers !== null) return servers
  }
  throw new Error(`no port to be had from ${wanted}`)
}

/** Null when the port is taken on either address. */
async function listenBoth(port: number, make: () => Server): Promise<Server[] | null> {
  const first = make()
  if ((await listen(first, port, '127.0.0.1')) !== 'listening') return null
  const second = make()
  const outcome = await listen(second, portOf(first), '::1')
  if (outcome === 'listening') return [first, second]
  if (outcome === 'no-address') return [first]
  await closeServer(first)
  return null
}

function listen(server: Server, port: number, host: string): Promise<'listening' | 'taken' | 'no-address'> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') return resolve('taken')
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return resolve('no-address')
      reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => resolve('listening'))
  })
}

function portOf(server: Server | undefined): number {
  const address = server?.address()
  if (address === null || address === undefined || typeof address === 'string') throw new Error('the server does not listen')
  return address.port
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
