import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { isPrivate } from '../lan/ipv4.ts'
import type { Place } from '../lan/joinCode.ts'
import { type Gate, type Limits, rateGate } from '../limits.ts'
import type { Message, RelayAnswer, RelayRequest, RelayWhy } from '../protocol.ts'
import { isSameSecret } from '../random.ts'
import { REQUEST_BYTES } from '../schemas.ts'
import { dialFar } from './dialFar.ts'
import { readFarMessage } from './farMessage.ts'

export type RelaySetup = {
  limits: Limits
  ownerSecret: string
  /** Other hosts may be called so often, by all pages of the owner together. */
  mayDial: Gate
  /** The address is one of this host's own. */
  isItself(place: Place): boolean
  onRefused(why: RelayWhy): void
}

/** More than so many bytes wait for one side: the other is not heard until few do. */
const WAITING = { most: 256 * 1024, few: 64 * 1024 }
/** What another host may say at once, and each second; so many bytes count like a message more. A table needs a hundredth of it. */
const SAID = { burst: 3000, perSecond: 150 }
const BYTES_PER_COST = 4096
/** So long the other end may take to answer a goodbye. */
const PARTING_MS = 500

/** As often as a page tries that has lost its host, and some more. */
export const DIALS = { burst: 30, perSecond: 1.5 }

/** What the request of a page must look like, whatever it asks for. */
const wish = v.strictObject({
  type: v.literal('relay'),
  owner: v.pipe(v.string(), v.maxLength(64)),
  address: v.pipe(v.string(), v.maxLength(15)),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
})

/** A page of the owner's speaks with another host of the network, as a guest there: text goes both ways, and nothing else does. */
export function relay(page: WebSocket, setup: RelaySetup): void {
  const patience = setTimeout(() => part(page, 'owner-only'), setup.limits.helloMs)
  page.once('close', () => clearTimeout(patience))
  page.once('message', (bytes: Buffer, isBinary: boolean) => {
    clearTimeout(patience)
    const wanted = isBinary ? null : readWish(bytes.toString('utf8'))
    const why = refusal(wanted, setup)
    if (why !== null) {
      setup.onRefused(why)
      part(page, why)
    } else if (wanted !== null) void connect(page, wanted, setup)
  })
}

function readWish(text: string): RelayRequest | null {
  try {
    const read = v.safeParse(wish, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    // No JSON is no wish.
    return null
  }
}

/** The secret comes first: without it nobody learns which addresses are this host's. */
function refusal(wanted: RelayRequest | null, { ownerSecret, isItself, mayDial }: RelaySetup): RelayWhy | null {
  if (wanted === null || !isSameSecret(wanted.owner, ownerSecret)) return 'owner-only'
  if (!isPrivate(wanted.address)) return 'no-place'
  if (isItself(wanted)) return 'itself'
  return mayDial(1) ? null : 'too-fast'
}

/** Says why there is no way, or no more, and hangs up. */
function part(page: WebSocket, why: RelayWhy, program: string | null = null): void {
  tell(page, { type: 'not-relayed', why, program })
  page.close(why === 'owner-only' ? 1008 : 1001)
  setTimeout(() => page.terminate(), PARTING_MS).unref()
}

const tell = (page: WebSocket, answer: RelayAnswer): void => page.send(JSON.stringify(answer), () => undefined)

async function connect(page: WebSocket, place: RelayRequest, setup: RelaySetup): Promise<void> {
  // Nothing that the page says goes anywhere before it is told that it may speak.
  page.pause()
  const dialled = await dialFar(place, setup.limits.helloMs)
  page.resume()
  if (!dialled.ok) return part(page, dialled.why)
  const { far } = dialled
  tell(page, { type: 'relayed' })
  listenUp(page, far, setup)
  listenDown(page, far, setup)
  far.resume()
  if (page.readyState !== page.OPEN) far.terminate()
}

/** From the page to the other host; the owner's secret is nobody's there. */
function listenUp(page: WebSocket, far: WebSocket, { ownerSecret }: RelaySetup): void {
  page.on('message', (bytes: Buffer, isBinary: boolean) => {
    const text = bytes.toString('utf8')
    if (isBinary || bytes.length > REQUEST_BYTES || text.includes(ownerSecret)) page.close(1008)
    else pass(text, page, far)
  })
  page.once('close', () => {
    far.close(1000)
    setTimeout(() => far.terminate(), PARTING_MS).unref()
  })
}

/** From the other host to the page: read to the letter, in order, and not without end. */
function listenDown(page: WebSocket, far: WebSocket, { limits }: RelaySetup): void {
  const maySay = rateGate(SAID)
  let welcomed = false
  let parted = false
  const end = (why: RelayWhy, program: string | null = null): void => {
    if (parted) return
    parted = true
    clearTimeout(patience)
    part(page, why, program)
    far.terminate()
  }
  const patience = setTimeout(() => end('not-reached'), limits.helloMs)
  far.on('message', (bytes: Buffer, isBinary: boolean) => {
    if (parted) return
    const text = bytes.toString('utf8')
    if (isBinary || !maySay(1 + Math.floor(bytes.length / BYTES_PER_COST))) return end('garbage')
    const read = readFarMessage(text)
    if (!read.ok && read.why === 'other-version') return end(read.why, read.program)
    if (!read.ok || !isInOrder(read.type, welcomed)) return end(welcomed ? 'garbage' : 'no-host')
    if (read.type === 'welcome') clearTimeout(patience)
    welcomed ||= read.type === 'welcome'
    pass(text, far, page)
  })
  // Only what is no frame comes here: a line that breaks is just closed.
  far.once('error', () => end(welcomed ? 'garbage' : 'no-host'))
  far.once('close', (code: number, reason: Buffer) => {
    clearTimeout(patience)
    if (!parted) page.close(isSayable(code) ? code : 1001, reason.toString('utf8'))
  })
  beat(far, limits.pingMs)
}

/** One welcome, and before it nothing but a no or a goodbye. */
const isInOrder = (type: Message['type'], welcomed: boolean): boolean =>
  welcomed ? type !== 'welcome' : type === 'welcome' || type === 'refused' || type === 'bye'

/** Codes that only tell how a connection ended cannot be sent. */
const isSayable = (code: number): boolean => code >= 3000 || (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014)

type Speaker = Pick<WebSocket, 'pause' | 'resume'>
type Listener = { readonly bufferedAmount: number; send(text: string, sent: () => void): void }

/** Whoever is read slowly is not listened to meanwhile: nothing piles up here. */
export function pass(text: string, from: Speaker, to: Listener): void {
  to.send(text, () => {
    if (to.bufferedAmount < WAITING.few) from.resume()
  })
  if (to.bufferedAmount > WAITING.most) from.pause()
}

/** Notices that the other host is gone without a word. */
function beat(far: WebSocket, pingMs: number): void {
  let silent = false
  const timer = setInterval(() => {
    if (silent) return far.terminate()
    silent = true
    far.ping()
  }, pingMs)
  far.on('pong', () => {
    silent = false
  })
  far.once('close', () => clearInterval(timer))
}
