import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Entrance, isLoopback, isOwnHost, isOwnOrigin } from './addresses.ts'
import { Connection } from './Connection.ts'
import type { Finder } from './discovery/Finder.ts'
import type { Hall, Notice } from './Hall.ts'
import { CHECK_PATH } from './lan/checkPage.ts'
import type { Place } from './lan/joinCode.ts'
import { addressGates, type Gate, type Limits, rateGate } from './limits.ts'
import { closeServer, listenAbroad, listenAtHome, portOf } from './listen.ts'
import type { Logbook } from './logbook.ts'
import { RELAY_PATH, type RefusalCode, SOCKET_PATH } from './protocol.ts'
import { DIALS, type RelaySetup, relay } from './relay/relay.ts'
import { REQUEST_BYTES } from './schemas.ts'
import { end, SAFETY_HEADERS, serveFile } from './staticFiles.ts'

export type ServerSetup = {
  hall: Hall
  finder: Finder
  logbook: Logbook
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
  /** The self-test page for a device that has come by this address of ours. */
  check(visit: { from: string; to: string; language: string | undefined }): string
}

export type RunningServer = {
  port: number
  /** Takes no more requests from anybody. */
  deafen(): void
  /**
   * Listens on exactly these addresses beside the loopback ones, and gives the port of each that could be had: the host's own
   * port or, where that is taken, one of the next. Who came by an address that goes is told.
   */
  listenOn(addresses: readonly string[]): Promise<Record<string, number>>
  /** Tells everybody in the hall. */
  tellAll(notice: Notice): void
  stop(): Promise<void>
}

/** A request of more than this is not even answered. */
const HARD_BYTES = 2 * REQUEST_BYTES
const FRAGMENTS = 16
/** So long a client may take to answer a goodbye. */
const PARTING_MS = 500
/** Whoever neither sends nor takes anything for so long, and has no socket, is not waited for. */
const IDLE_MS = 30_000
/** How often requests are looked at that take too long to come. */
const LOOK_MS = 2000
/** On each of the host's addresses. */
const CONNECTIONS = 1024
/** So many pages of the owner speak with other hosts at once. */
const RELAYS = 16
/** What opening a socket counts among the requests of its address. */
const OPENING_COST = 4

export const PULSE_PATH = '/pulse'

type Context = {
  setup: ServerSetup
  sockets: WebSocketServer
  connections: Map<Connection, Way>
  /** Pages of the owner that speak with other hosts. */
  relays: Set<WebSocket>
  relaySetup: Omit<RelaySetup, 'onRefused'>
  /** By address: how many connections of any kind come from there. */
  dials: Map<string, number>
  gateOf: (address: string) => Gate
}

/** Which of our addresses a client has come to, and from where. */
type Way = { address: string; from: string }

/** HTTP and WebSocket on one port of 127.0.0.1 and, where there is one, ::1; when asked, on addresses of the network too. */
export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  const connections = new Map<Connection, Way>()
  const relays = new Set<WebSocket>()
  let abroad = new Map<string, Server>()
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: HARD_BYTES,
    maxFragments: FRAGMENTS,
    maxBufferedChunks: 256,
  })
  const isItself = ({ address, port }: Place): boolean => abroad.has(address) && portOf(abroad.get(address)) === port
  const relaySetup = { limits: setup.limits, ownerSecret: setup.ownerSecret, mayDial: rateGate(DIALS), isItself }
  const gateOf = addressGates(setup.limits)
  const context: Context = { setup, sockets, connections, relays, relaySetup, dials: new Map(), gateOf }
  const make = (): Server => makeServer(context)
  const home = await listenAtHome(setup.port, make)
  const stopBeating = beat(sockets, setup.limits.pingMs)
  const dismiss = async (servers: Server[], why: 'stopping' | 'closed', goes: (address: string) => boolean): Promise<void> => {
    for (const [connection, { address }] of connections) if (goes(address)) connection.dismiss(why)
    const patience = setTimeout(() => {
      for (const server of servers) server.closeAllConnections()
      for (const [connection, { address }] of connections) if (goes(address)) connection.hangUp()
    }, PARTING_MS)
    await Promise.all(servers.map(closeServer))
    clearTimeout(patience)
  }
  return {
    port: portOf(home[0]),
    async listenOn(addresses) {
      const gone = [...abroad].filter(([address]) => !addresses.includes(address))
      const missing = addresses.filter((address) => !abroad.has(address))
      for (const [address] of gone) abroad.delete(address)
      await dismiss(
        gone.map(([, server]) => server),
        'closed',
        (address) => gone.some(([each]) => each === address),
      )
      const port = abroad.size > 0 ? portOf([...abroad.values()][0]) : portOf(home[0])
      if (missing.length > 0) abroad = new Map([...abroad, ...(await listenAbroad(port, missing, make))])
      return Object.fromEntries([...abroad].map(([address, server]) => [address, portOf(server)]))
    },
    deafen() {
      for (const connection of connections.keys()) connection.deafen()
    },
    tellAll(notice) {
      for (const connection of connections.keys()) connection.hear(notice)
    },
    async stop() {
      stopBeating()
      for (const page of relays) page.terminate()
      await dismiss([...home, ...abroad.values()], 'stopping', () => true)
    },
  }
}

function makeServer(context: Context): Server {
  const patience = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: LOOK_MS }
  const server = createServer({ ...patience, maxHeaderSize: 16 * 1024 }, (request, response) => {
    void answer(context, entrance(request), request, response)
  })
  server.maxConnections = CONNECTIONS
  server.setTimeout(IDLE_MS)
  server.on('connection', (socket) => countDial(context, socket))
  server.on('upgrade', (request, socket: Socket, head) => {
    socket.on('error', () => socket.destroy())
    const way = { address: bare(request.socket.localAddress), from: bare(request.socket.remoteAddress) }
    const code = upgradeCode(context, entrance(request), request)
    if (code !== 101) {
      context.setup.logbook.refused(way.from, WHY[code])
      return turnAway(socket, code)
    }
    const enter = request.url === RELAY_PATH ? passOn : welcome
    context.sockets.handleUpgrade(request, socket, head, (webSocket) => enter(context, webSocket, way))
  })
  return server
}

/** An address that has more connections than it may is not even asked what it wants. */
function countDial({ setup, dials }: Context, socket: Socket): void {
  const from = bare(socket.remoteAddress)
  const there = dials.get(from) ?? 0
  if (there >= setup.limits.dialsPerAddress) return void socket.destroy()
  dials.set(from, there + 1)
  socket.once('close', () => {
    const left = (dials.get(from) ?? 1) - 1
    if (left > 0) dials.set(from, left)
    else dials.delete(from)
  })
}

/** Says why not, and does not wait for the other end to close as well. */
function turnAway(socket: Socket, code: number): void {
  socket.end(`HTTP/1.1 ${code} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

/** Where a request came in: its own connection knows it also while the server is closing. */
function entrance({ socket }: IncomingMessage): Entrance {
  return { port: socket.localPort ?? 0, address: bare(socket.localAddress) }
}

/** An IPv4 address as it is written, also where the system has put it into an IPv6 one. */
const bare = (address: string | undefined): string => (address ?? '').replace(/^::ffff:/, '')

async function answer({ setup }: Context, came: Entrance, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (hasBody(request)) return end(response, 413, { Connection: 'close' })
  if (!isOwnHost(request.headers.host, came)) return end(response, 421)
  if (request.url === PULSE_PATH && isLoopback(came.address)) {
    response.writeHead(200, { ...SAFETY_HEADERS, 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
    return void response.end(setup.pulse)
  }
  if (request.url === CHECK_PATH && request.method === 'GET') {
    const language = request.headers['accept-language']
    const page = setup.check({ from: bare(request.socket.remoteAddress), to: bare(came.address), language })
    response.writeHead(200, { ...SAFETY_HEADERS, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    return void response.end(page)
  }
  await serveFile(setup.page, request, response)
}

/** Codes of HTTP for clients that are not let in, as they are written down. */
const WHY = { 421: 'foreign-name', 403: 'foreign-origin', 404: 'no-such-page', 429: 'too-many' } as const

/** Nothing here takes anything in: what somebody sends all the same is not waited for. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/** 101 when the client may come in. */
function upgradeCode({ setup, connections, relays, gateOf }: Context, came: Entrance, request: IncomingMessage): 101 | keyof typeof WHY {
  const { host, origin } = request.headers
  if (!isOwnHost(host, came)) return 421
  if (!isOwnOrigin(origin, came, isLoopback(came.address) ? setup.origins : [])) return 403
  const address = bare(request.socket.remoteAddress)
  const isRelay = request.url === RELAY_PATH && isHome({ address: bare(came.address), from: address })
  if (request.url !== SOCKET_PATH && !isRelay) return 404
  if (isRelay && relays.size >= RELAYS) return 429
  const there = [...connections.values()].filter(({ from }) => from === address).length
  return there < setup.limits.connectionsPerAddress && gateOf(address)(OPENING_COST) ? 101 : 429
}

/** From this very machine: who knows its owner's secret is its owner. */
const isHome = ({ address, from }: Way): boolean => isLoopback(from) && isLoopback(address)

/** A page of the owner's that wants to speak with another host. */
function passOn({ setup, relays, relaySetup }: Context, page: WebSocket, { from }: Way): void {
  page.on('error', () => page.terminate())
  page.on('close', () => relays.delete(page))
  relays.add(page)
  relay(page, { ...relaySetup, onRefused: (why) => setup.logbook.refused(from, why) })
}

function welcome({ setup, connections, gateOf }: Context, socket: WebSocket, way: Way): void {
  // What a client sends wrongly closes its connection; that is all there is to do about it.
  socket.on('error', () => socket.terminate())
  const { hall, finder, limits, logbook } = setup
  const local = isHome(way)
  const onRefused = (code: RefusalCode): void => logbook.refused(way.from, code)
  const addressGate = gateOf(way.from)
  const ownerSecret = local ? setup.ownerSecret : null
  const connection = new Connection({ socket, hall, finder, limits, addressGate, local, ownerSecret, onRefused })
  connections.set(connection, way)
  logbook.came(way.from)
  socket.on('close', () => {
    connections.delete(connection)
    logbook.went(way.from)
  })
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
