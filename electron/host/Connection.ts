import type { WebSocket } from 'ws'
import type { Seat } from '../../engine/core/game.ts'
import type { Hall, Notice } from './Hall.ts'
import { type Limits, rateGate } from './limits.ts'
import { placeOf } from './placeOf.ts'
import { type Message, PROTOCOL, type RefusalCode, type Request } from './protocol.ts'
import { isSameSecret } from './random.ts'
import { REQUEST_BYTES, type ReadRequest, readRequest } from './schemas.ts'
import type { Acted, Table, Watcher } from './Table.ts'

type RequestOf<T extends Request['type']> = Extract<Request, { type: T }>
type Refusal = Extract<Message, { type: 'refused' }>

/** What many are told is put into words once. */
const texts = new WeakMap<Message, string>()

/** One client. It reads requests in order, holds seats, and never lets what waits for a slow reader grow. */
export class Connection implements Watcher {
  private readonly socket: WebSocket
  private readonly hall: Hall
  private readonly limits: Limits
  /** Null where no secret would help: the client is not on this machine. */
  private readonly ownerSecret: string | null
  private readonly isAllowed: () => boolean
  private tooFast = 0
  private greeted = false
  private owner = false
  /** Nothing more is read. */
  private deaf = false
  /** Nothing more is told. */
  private parted = false
  /** Runs until the client has said hello. */
  private readonly helloTimer: ReturnType<typeof setTimeout>

  constructor(setup: { socket: WebSocket; hall: Hall; limits: Limits; ownerSecret: string | null }) {
    this.socket = setup.socket
    this.hall = setup.hall
    this.limits = setup.limits
    this.ownerSecret = setup.ownerSecret
    this.isAllowed = rateGate(setup.limits)
    this.helloTimer = setTimeout(() => this.dismiss('limit'), setup.limits.helloMs)
    setup.socket.on('message', (bytes: Buffer, isBinary: boolean) => this.receive(bytes, isBinary))
    setup.socket.on('ping', () => this.mayAsk())
    setup.socket.on('close', () => {
      clearTimeout(this.helloTimer)
      this.hall.forget(this)
    })
  }

  tell(message: Message): void {
    if (this.parted || this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > this.limits.waitingBytes) this.socket.terminate()
    else this.socket.send(textOf(message))
  }

  /** News of the hall, as far as this client is to have them. */
  hear(notice: Notice): void {
    const isOwners = notice.type === 'rules' || notice.type === 'rules-gone'
    if (this.greeted && (this.owner || !isOwners)) this.tell(notice)
  }

  displace(): void {
    this.dismiss('elsewhere')
  }

  /** Reads no more requests; answers to those under way still go out. */
  deafen(): void {
    this.deaf = true
  }

  /** Says goodbye and closes. */
  dismiss(why: Extract<Message, { type: 'bye' }>['why']): void {
    this.tell({ type: 'bye', why })
    this.deaf = true
    this.parted = true
    this.hall.forget(this)
    this.socket.close(why === 'limit' ? 1008 : 1001)
  }

  private receive(bytes: Buffer, isBinary: boolean): void {
    if (this.deaf) return
    if (!this.mayAsk()) return
    const read = readMessage(bytes, isBinary)
    if (!read.ok) this.refuse(read.id, read.code)
    else this.serve(read.request).catch((error: unknown) => this.fail(read.request, error))
  }

  /** Counts what comes; false when it came too fast. */
  private mayAsk(): boolean {
    if (this.isAllowed()) return true
    this.tooFast += 1
    if (this.tooFast > this.limits.patience) this.dismiss('limit')
    else this.refuse('', 'too-fast')
    return false
  }

  private fail({ id, type }: Request, error: unknown): void {
    this.hall.report(`${type} failed: ${placeOf(error)}`)
    this.refuse(id, 'broken')
  }

  private async serve(request: Request): Promise<void> {
    await this.hall.ready
    if (request.type === 'hello') return this.hello(request)
    if (!this.greeted) return this.refuse(request.id, 'hello-first')
    switch (request.type) {
      case 'ping':
        return this.tell({ type: 'pong', id: request.id })
      case 'open-table':
        return this.openTable(request)
      case 'remove-table':
        return this.removeTable(request)
      case 'save-rules':
        return this.saveRules(request)
      case 'remove-rules':
        return this.removeRules(request)
      default:
        return this.atTable(request)
    }
  }

  private hello({ id, protocol, owner }: RequestOf<'hello'>): void {
    if (protocol !== PROTOCOL) {
      this.refuse(id, 'wrong-protocol', { values: { protocol: PROTOCOL } })
      return
    }
    this.greeted = true
    clearTimeout(this.helloTimer)
    this.owner = owner !== null && this.ownerSecret !== null && isSameSecret(owner, this.ownerSecret)
    const rules = this.owner ? this.hall.rules.cards() : []
    this.tell({ type: 'welcome', id, protocol: PROTOCOL, owner: this.owner, tables: this.hall.cards(), rules })
  }

  private async openTable(request: RequestOf<'open-table'>): Promise<void> {
    if (!this.owner) return this.refuse(request.id, 'owner-only')
    const opened = await this.hall.open(request)
    if (!opened.ok) return this.refuse(request.id, opened.code, { reason: opened.reason })
    this.giveTokens(request.id, opened.table)
  }

  private async removeTable({ id, table }: RequestOf<'remove-table'>): Promise<void> {
    if (!this.owner) return this.refuse(id, 'owner-only')
    if (!(await this.hall.remove(table))) return this.refuse(id, 'no-such-table')
    this.tell({ type: 'done', id })
  }

  private async saveRules(request: RequestOf<'save-rules'>): Promise<void> {
    if (!this.owner) return this.refuse(request.id, 'owner-only')
    const saved = await this.hall.rules.save(request)
    if (saved.ok) this.tell({ type: 'saved', id: request.id, rules: request.rules, revision: saved.revision })
    else this.refuse(request.id, saved.code, saved.field === null ? {} : { reason: saved.reason, values: { field: saved.field } })
  }

  private async removeRules({ id, rules }: RequestOf<'remove-rules'>): Promise<void> {
    if (!this.owner) return this.refuse(id, 'owner-only')
    if (!(await this.hall.rules.remove(rules))) return this.refuse(id, 'no-such-rules')
    this.tell({ type: 'done', id })
  }

  /** What is asked of a table that must be there. */
  private async atTable(request: RequestOf<'claim-table' | 'set-pace' | 'watch' | 'leave' | 'act'>): Promise<void> {
    if (!this.owner && (request.type === 'claim-table' || request.type === 'set-pace')) return this.refuse(request.id, 'owner-only')
    const table = this.hall.find(request.table)
    if (table === null) return this.refuse(request.id, this.hall.isBroken(request.table) ? 'broken' : 'no-such-table')
    switch (request.type) {
      case 'claim-table':
        return this.giveTokens(request.id, table)
      case 'set-pace':
        table.setPace(request.pace, request.paused)
        return this.tell({ type: 'done', id: request.id })
      case 'leave':
        table.leave(this)
        return this.tell({ type: 'done', id: request.id })
      case 'watch':
        return this.watch(table, request)
      case 'act':
        return this.act(table, request)
    }
  }

  /** The owner's device holds every seat of people from which nobody else looks. */
  private giveTokens(id: string, table: Table): void {
    table.holdFree(this)
    this.tell({ type: 'opened', id, table: table.ledger.header.table, tokens: table.tokens() })
  }

  private watch(table: Table, { id, viewer, token, since }: RequestOf<'watch'>): void {
    const code = viewer === 'table' ? null : seatRefusal(table, viewer, token)
    if (code !== null) {
      this.refuse(id, code)
      return
    }
    if (viewer !== 'table') table.hold(viewer, this)
    table.watch(this, viewer, since)
    this.tell({ type: 'done', id })
  }

  private async act(table: Table, { id, seat, token, at, action }: RequestOf<'act'>): Promise<void> {
    const code = seatRefusal(table, seat, token)
    if (code !== null) return this.refuse(id, code)
    table.hold(seat, this)
    const acted = await table.act({ seat, id, at, action })
    if (acted.type === 'acted') return this.tell({ type: 'acted', id, table: table.ledger.header.table, number: acted.number })
    this.refuse(id, acted.code, detailsOf(acted))
  }

  private refuse(id: string, code: RefusalCode, details: Partial<Omit<Refusal, 'type' | 'id' | 'code'>> = {}): void {
    this.tell({ type: 'refused', id, code, reason: null, values: {}, clause: null, number: null, ...details })
  }
}

function textOf(message: Message): string {
  const known = texts.get(message)
  if (known !== undefined) return known
  const text = JSON.stringify(message)
  texts.set(message, text)
  return text
}

function readMessage(bytes: Buffer, isBinary: boolean): ReadRequest {
  if (bytes.length > REQUEST_BYTES) return { ok: false, id: '', code: 'too-large' }
  return isBinary ? { ok: false, id: '', code: 'not-json' } : readRequest(bytes.toString('utf8'))
}

/** Null when the token holds the seat. */
function seatRefusal(table: Table, seat: Seat, token: string | null): RefusalCode | null {
  if (!table.hasSeat(seat)) return 'no-such-seat'
  return table.isToken(seat, token) ? null : 'wrong-token'
}

function detailsOf(acted: Exclude<Acted, { type: 'acted' }>): Partial<Refusal> {
  if (acted.type === 'failed') return {}
  const { reason, values, clause, number } = acted
  return { reason, values, clause, number }
}
