import ReconnectingSocket from 'partysocket/ws'
import { type Message, PROTOCOL, type RelayAnswer, type Request } from '../../electron/host/protocol.ts'
import type { NotRelayed } from './connection.ts'
import { device } from './device.ts'
import { isFinal } from './far.ts'
import { findHost, type WayToHost } from './secret.ts'
import { uuid } from './uuid.ts'

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
/** A request without its id, which the wire gives it. */
type Ask = Without<Exclude<Request, { type: 'hello' }>, 'id'>
type Answer = Extract<Message, { id: string }>

export type Wire = {
  /** Sends as soon as the host knows us, again after a break with the same id, and gives the answer. */
  ask(request: Ask): Promise<Answer>
  /** The device has slept, or its network has changed: tries at once instead of in a while, also where the line only seems to stand. */
  wake(): void
}

/** What came without being asked for, and the welcome. */
export type WireEvents = { onMessage(message: Message | NotRelayed): void; onLost(): void }

const answers = (message: Message): message is Answer => 'id' in message

/** Requests that mean nothing any more after a break. */
const PASSING: readonly Request['type'][] = ['ping', 'watch', 'leave', 'gesture']

/** So long a host may take to answer a page that has just woken. */
const PATIENCE_MS = 800
/** A device that wakes says so in several ways. */
const ONE_WAKING_MS = 400
/** The host is in the same room: whoever lost it looks for it often, and does not wait for a line that is dead. */
const RETRYING = { minReconnectionDelay: 300, maxReconnectionDelay: 1000, connectionTimeout: 2500, maxEnqueuedMessages: 0 }

type Waiting = Map<string, { request: Request; answer: (message: Answer) => void }>

/** Gives an answer to whoever asked; false when nobody did. */
function wasAwaited(message: Message, waiting: Waiting): boolean {
  const waiter = answers(message) ? waiting.get(message.id) : undefined
  if (!waiter || !answers(message)) return false
  waiting.delete(message.id)
  waiter.answer(message)
  return true
}

export function openWire(events: WireEvents): Wire {
  const waiting: Waiting = new Map()
  let [known, ended, count] = [false, false, 0]
  const session = uuid()

  const send = (request: Request): void => void socket.send(JSON.stringify(request))
  const receive = (message: Message): void => {
    if (message.type === 'welcome') {
      known = true
      events.onMessage(message)
      for (const { request } of waiting.values()) send(request)
      return
    }
    // Another page looks from our seat now: coming back would only drive that one away.
    if (message.type === 'bye' && message.why === 'elsewhere') finish()
    if (!wasAwaited(message, waiting)) events.onMessage(message)
  }

  // Asked anew at each attempt: a host that was started again has another secret.
  let [way, triedAt]: [WayToHost | null, number] = [null, Number.NEGATIVE_INFINITY]
  const address = async (): Promise<string> => {
    triedAt = performance.now()
    way = await findHost()
    return way.socket
  }
  const socket = new ReconnectingSocket(address, [], RETRYING)
  const finish = (): void => {
    ended = true
    socket.close()
  }
  const greet = (): void => send({ type: 'hello', id: uuid(), protocol: PROTOCOL, owner: way?.owner ?? null, device: device() })
  const noWay = (answer: NotRelayed): void => {
    if (isFinal(answer.why)) finish()
    events.onMessage(answer)
  }
  socket.addEventListener('open', () => (way?.relay ? socket.send(JSON.stringify(way.relay)) : greet()))
  const hear = (message: Message): void => (way?.relay ? hearFar(message, { greet, receive, noWay }) : receive(message))
  socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data))))
  socket.addEventListener('close', () => {
    known = false
    for (const [id, { request }] of waiting) if (PASSING.includes(request.type)) waiting.delete(id)
    events.onLost()
  })

  const ask: Wire['ask'] = (wanted) =>
    new Promise((answer) => {
      // The union without its ids is distributive, so that giving an id makes one of its members whole again.
      const request = { ...wanted, id: `${session}-${++count}` } as Request
      waiting.set(request.id, { request, answer })
      if (known) send(request)
    })

  const wake = waker({
    isKnown: () => known,
    isMute: (now) => ended || (!known && now - triedAt < PATIENCE_MS),
    ping: () => ask({ type: 'ping' }),
    reconnect: () => socket.reconnect(),
  })
  return { ask, wake }
}

type FarEars = { greet(): void; receive(message: Message): void; noWay(answer: NotRelayed): void }

/** What another host says is not to be trusted: where it breaks the page's own code, that host is done with. */
function hearFar(message: Message | RelayAnswer, { greet, receive, noWay }: FarEars): void {
  try {
    if (message.type === 'relayed') greet()
    else if (message.type === 'not-relayed') noWay(message)
    else receive(message)
  } catch {
    noWay({ type: 'not-relayed', why: 'garbage', program: null })
  }
}

type Waking = { isKnown(): boolean; isMute(now: number): boolean; ping(): Promise<unknown>; reconnect(): void }

/** Tries a lost line at once, and one that seems to stand by asking for a sign of life; once for all that tell of one waking. */
function waker({ isKnown, isMute, ping, reconnect }: Waking): () => void {
  let wokenAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (isMute(now) || now - wokenAt < ONE_WAKING_MS) return
    wokenAt = now
    const patience = setTimeout(reconnect, isKnown() ? PATIENCE_MS : 0)
    if (isKnown()) void ping().then(() => clearTimeout(patience))
  }
}
