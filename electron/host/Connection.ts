import type { WebSocket } from 'ws'
import type { Seat } from '../../engine/core/game.ts'
import type { Finder } from './discovery/Finder.ts'
import { type Errand, runErrand } from './errands.ts'
import type { Hall, Notice } from './Hall.ts'
import { type Gate, type Limits, rateGate } from './limits.ts'
import { messageText, readMessage } from './messageText.ts'
import { carryOut, detailsOf, seatRefusal } from './orders.ts'
import { placeOf } from './placeOf.ts'
import { type Message, PROGRAM, PROTOCOL, type RefusalCode, type Request, type TableCard } from './protocol.ts'
import { isSameSecret } from './random.ts'
import { type AtTable, isOrder, isOwners, type Order, type RequestOf, WORK } from './requests.ts'
import type { Table, Watcher } from './Table.ts'
import { TableNews } from './TableNews.ts'

type Refusal = Extract<Message, { type: 'refused' }>

/** So long a client may take to answer a goodbye; what it sends meanwhile is not read. */
const PARTING_MS = 2000

/** So many bytes of a request count like a request more. */
const BYTES_PER_COST = 4096

/** One client. It reads requests in order, holds seats, and never lets what waits for a slow reader grow. */
export class Connection implements Watcher {
  private readonly socket: WebSocket
  private readonly hall: Hall
  private readonly limits: Limits
  private readonly finder: Finder
  /** Null where no secret would help: the client is not on this machine. */
  private readonly ownerSecret: string | null
  /** On this machine: every table is there for it. From the network, those that are open to it. */
  private readonly local: boolean
  device: string | null = null
  private readonly onRefused: (code: RefusalCode) => void
  private readonly gate: Gate
  /** For all connections of the client's address together. */
  private readonly addressGate: Gate
  private tooFast = 0
  private readonly news: TableNews
  private greeted = false
  private owner = false
  /** Nothing more is read. */
  private deaf = false
  /** Nothing more is told. */
  private parted = false
  /** The socket is closed: it holds nothing and looks at nothing, whatever was still under way. */
  private gone = false
  /** Runs until the client has said hello. */
  private helloTimer: ReturnType<typeof setTimeout>

  constructor(setup: {
    socket: WebSocket
    hall: Hall
    finder: Finder
    limits: Limits
    addressGate: Gate
    local: boolean
    ownerSecret: string | null
    /** The client was told no. */
    onRefused(code: RefusalCode): void
  }) {
    this.socket = setup.socket
    this.hall = setup.hall
    this.limits = setup.limits
    this.finder = setup.finder
    this.local = setup.local
    this.ownerSecret = setup.ownerSecret
    this.onRefused = setup.onRefused
    this.gate = rateGate(setup.limits)
    this.addressGate = setup.addressGate
    this.news = new TableNews({
      changes: setup.hall.changes,
      find: (table) => setup.hall.find(table)?.card() ?? null,
      mayKnow: (table) => {
        const found = setup.hall.find(table)
        return found !== null && this.mayKnow(found.settings.keys)
      },
      tell: (message) => this.tell(message),
      onLost: (table) => setup.hall.find(table)?.leave(this),
    })
    this.helloTimer = this.awaitHello()
    setup.socket.on('message', (bytes: Buffer, isBinary: boolean) => this.receive(bytes, isBinary))
    setup.socket.on('ping', () => this.mayAsk('', 1))
    setup.socket.on('pong', () => this.mayAsk('', 1))
    setup.socket.on('close', () => {
      this.gone = true
      clearTimeout(this.helloTimer)
      this.forget()
    })
  }

  tell(message: Message): void {
    if (this.parted || this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > this.limits.waitingBytes) this.socket.terminate()
    else this.socket.send(messageText(message))
  }

  /** News of the hall, as far as this client is to have them. */
  hear(notice: Notice): void {
    if (!this.greeted) return
    if (notice.type !== 'table' && notice.type !== 'table-gone') {
      if (this.owner) this.tell(notice)
      return
    }
    this.news.hear(notice)
  }

  private mayKnow({ lan }: Pick<TableCard, 'lan'>): boolean {
    return this.local || lan
  }

  displace(): void {
    this.dismiss('elsewhere')
  }

  /** Reads no more requests; answers to those under way still go out. */
  deafen(): void {
    this.deaf = true
  }

  /** Whoever does not answer a goodbye. */
  hangUp(): void {
    this.socket.terminate()
  }

  /** Says goodbye and closes. */
  dismiss(why: Extract<Message, { type: 'bye' }>['why']): void {
    this.tell({ type: 'bye', why })
    this.deaf = true
    this.parted = true
    this.forget()
    this.socket.close(why === 'limit' ? 1008 : 1001)
    setTimeout(() => this.hangUp(), PARTING_MS).unref()
  }

  private forget(): void {
    this.news.close()
    this.hall.forget(this)
    this.finder.leave(this)
  }

  private receive(bytes: Buffer, isBinary: boolean): void {
    if (this.deaf) return
    if (!this.mayAsk('', 1 + Math.floor(bytes.length / BYTES_PER_COST))) return
    const read = readMessage(bytes, isBinary)
    if (read.ok) this.take(read.request)
    else this.refuse(read.id, read.code)
  }

  private take(request: Request): void {
    if (request.type === 'hello') clearTimeout(this.helloTimer)
    if (this.mayAsk(request.id, WORK[request.type] ?? 0)) this.serve(request).catch((error: unknown) => this.fail(request, error))
  }

  /** Counts what comes; false when it came too fast. */
  private mayAsk(id: string, cost: number): boolean {
    if (this.deaf) return false
    if (this.gate(cost) && this.addressGate(cost)) return true
    this.tooFast += 1
    if (this.tooFast > this.limits.patience) this.dismiss('limit')
    else this.refuse(id, 'too-fast')
    return false
  }

  private awaitHello(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.dismiss('limit'), this.limits.helloMs)
  }

  private fail({ id, type }: Request, error: unknown): void {
    this.hall.report(`${type} failed: ${placeOf(error)}`)
    this.refuse(id, 'broken')
  }

  private async serve(request: Request): Promise<void> {
    await this.hall.ready
    if (this.gone) return
    if (request.type === 'hello') return this.hello(request)
    if (!this.greeted) return this.refuse(request.id, 'hello-first')
    if (isOwners(request) && !this.owner) return this.refuse(request.id, 'owner-only')
    switch (request.type) {
      case 'ping':
        return this.tell({ type: 'pong', id: request.id })
      case 'open-table':
        return this.openTable(request)
      case 'look-around':
        return this.lookAround(request)
      case 'remove-table':
      case 'save-rules':
      case 'remove-rules':
      case 'bring-game':
      case 'copy-game':
        return this.errand(request)
      default:
        return this.atTable(request)
    }
  }

  private hello({ id, protocol, owner, device }: RequestOf<'hello'>): void {
    if (protocol !== PROTOCOL) {
      this.refuse(id, 'wrong-protocol', { values: { protocol: PROTOCOL } })
      if (!this.greeted) this.helloTimer = this.awaitHello()
      return
    }
    this.greeted = true
    this.owner = owner !== null && this.ownerSecret !== null && isSameSecret(owner, this.ownerSecret)
    this.device = device ?? null
    const tables = this.hall.cards().filter((card) => this.mayKnow(card))
    for (const { table } of tables) this.news.know(table)
    const [rules, lan] = this.owner ? [this.hall.rules.cards(), this.hall.lan()] : [[], null]
    const { host } = this.hall.lan()
    this.tell({ type: 'welcome', id, protocol: PROTOCOL, program: PROGRAM, host, owner: this.owner, tables, rules, lan })
  }

  private async openTable(request: RequestOf<'open-table'>): Promise<void> {
    const opened = await this.hall.open(request)
    if (!opened.ok) return this.refuse(request.id, opened.code, { reason: opened.reason })
    this.giveTokens(request.id, opened.table)
  }

  private async errand(request: Errand): Promise<void> {
    const answer = await runErrand(this.hall, request)
    if (answer.type !== 'no') return this.tell(answer)
    const { code, reason = null, values = {} } = answer
    this.refuse(request.id, code, { reason, values })
  }

  private lookAround({ id, looking }: RequestOf<'look-around'>): void {
    this.tell({ type: 'done', id })
    if (looking && this.socket.readyState === this.socket.OPEN) this.finder.look(this)
    else this.finder.leave(this)
  }

  /** What is asked of a table that must be there. */
  private async atTable(request: AtTable): Promise<void> {
    const table = this.hall.find(request.table)
    if (table !== null && this.mayKnow(table.settings.keys))
      return isOrder(request) ? this.order(table, request) : this.play(table, request)
    this.refuse(request.id, this.local && this.hall.isBroken(request.table) ? 'broken' : 'no-such-table')
  }

  /** What the owner alone may ask of a table. */
  private async order(table: Table, request: Order): Promise<void> {
    const { id } = request
    if (request.type === 'claim-table') return this.giveTokens(id, table)
    const code = await carryOut(this.hall, table, request)
    if (code !== null) this.refuse(id, code)
    else this.tell({ type: 'done', id })
  }

  /** What everybody may ask of a table that he may know. */
  private async play(table: Table, request: Exclude<AtTable, Order>): Promise<void> {
    switch (request.type) {
      case 'leave':
        return this.leave(table, request)
      case 'watch':
        return this.watch(table, request)
      case 'act':
        return this.act(table, request)
      case 'sit':
        return this.sit(table, request)
      case 'stand':
        return this.stand(table, request)
      case 'invite':
        return this.invite(table, request)
      case 'pause':
        return this.pause(table, request)
      case 'gesture':
      case 'say':
        return this.talk(table, request)
      case 'come-along':
        return this.comeAlong(table, request)
    }
  }

  private leave(table: Table, { id, table: name }: RequestOf<'leave'>): void {
    table.leave(this)
    this.tell({ type: 'done', id })
    this.news.leave(name)
  }

  private async sit(table: Table, { id, seat, name, face }: RequestOf<'sit'>): Promise<void> {
    const seated = await table.settings.sit(seat, { id, name, face })
    if (!seated.ok) return this.refuse(id, seated.code)
    if (!this.gone) table.hold(seat, this)
    this.seated(id, table, seat, seated.token)
  }

  private async stand(table: Table, { id, seat, token }: RequestOf<'stand'>): Promise<void> {
    const code = seatRefusal(table, seat, token)
    if (code !== null) return this.refuse(id, code)
    this.answer(id, (await table.settings.free(seat)) ? null : 'no-such-seat')
  }

  private async invite(table: Table, { id, seat, token }: RequestOf<'invite'>): Promise<void> {
    const may = (this.owner && table.settings.hasSeat(seat)) || table.settings.wasGivenBy(seat, id)
    const code = may ? null : seatRefusal(table, seat, token)
    if (code !== null) return this.refuse(id, code)
    const fresh = await table.settings.invite(seat, id)
    if (fresh === null) return this.refuse(id, 'no-such-seat')
    this.seated(id, table, seat, fresh)
  }

  private async pause(table: Table, { id, paused, seat, token }: RequestOf<'pause'>): Promise<void> {
    const wrong = seat === null ? null : seatRefusal(table, seat, token)
    const mayPause = this.owner || (seat !== null && table.settings.keys.manners.pause === 'all')
    const code = wrong ?? (mayPause ? null : 'owner-only')
    if (code !== null) return this.refuse(id, code)
    await table.settings.pause(paused, seat)
    this.tell({ type: 'done', id })
  }

  private talk(table: Table, request: RequestOf<'gesture' | 'say'>): void {
    const { id, seat, token } = request
    const say = (): RefusalCode | null =>
      request.type === 'gesture' ? table.talk.gesture(seat, request.gesture) : table.talk.say(seat, request)
    this.answer(id, seatRefusal(table, seat, token) ?? say())
  }

  private async comeAlong(table: Table, { id, seat, token }: RequestOf<'come-along'>): Promise<void> {
    const code = seatRefusal(table, seat, token)
    if (code !== null) return this.refuse(id, code)
    const next = this.hall.find(table.settings.keys.next ?? '')
    if (next === null || !this.mayKnow(next.settings.keys)) return this.refuse(id, 'no-such-table')
    const fresh = await next.settings.arrive(seat, table.name)
    if (fresh === null) return this.refuse(id, 'no-such-seat')
    if (!this.gone) next.hold(seat, this)
    this.seated(id, next, seat, fresh)
  }

  private seated(id: string, table: Table, seat: Seat, token: string): void {
    this.news.learn(table.name)
    this.tell({ type: 'seated', id, table: table.name, seat, token })
  }

  /** The owner's device holds every seat of its people from which nobody else looks. */
  private giveTokens(id: string, table: Table): void {
    this.hall.rouse(table.name)
    if (!this.gone) table.holdFree(this)
    this.news.learn(table.name)
    this.tell({ type: 'opened', id, table: table.name, tokens: table.settings.tokens() })
  }

  private watch(table: Table, { id, viewer, token, since, insist, also }: RequestOf<'watch'>): void {
    const wrong = viewer === 'table' ? null : seatRefusal(table, viewer, token)
    const held = viewer !== 'table' && !insist && table.isHeldElsewhere(viewer, this)
    const code = wrong ?? (held ? 'seat-held' : null)
    if (code !== null) {
      this.refuse(id, code)
      return
    }
    if (viewer !== 'table') table.hold(viewer, this)
    for (const each of also ?? []) this.holdToo(table, each)
    this.news.look(table.name)
    table.watch(this, viewer, since)
    this.tell({ type: 'done', id })
  }

  /** A seat of somebody else on the same device. */
  private holdToo(table: Table, { seat, token }: { seat: Seat; token: string }): void {
    if (seatRefusal(table, seat, token) !== null) this.tell({ type: 'unseated', table: table.name, seat })
    else table.holdIfFree(seat, this)
  }

  private async act(table: Table, { id, seat, token, at, action }: RequestOf<'act'>): Promise<void> {
    const code = seatRefusal(table, seat, token) ?? (table.isHeldElsewhere(seat, this) ? 'seat-held' : null)
    if (code !== null) return this.refuse(id, code)
    table.hold(seat, this)
    const acted = await table.act({ seat, id, at, action })
    if (acted.type === 'acted') return this.tell({ type: 'acted', id, table: table.name, number: acted.number })
    this.refuse(id, acted.code, detailsOf(acted))
  }

  /** Refused by the code, or done. */
  private answer(id: string, code: RefusalCode | null): void {
    if (code === null) this.tell({ type: 'done', id })
    else this.refuse(id, code)
  }

  private refuse(id: string, code: RefusalCode, details: Partial<Omit<Refusal, 'type' | 'id' | 'code'>> = {}): void {
    this.onRefused(code)
    this.tell({ type: 'refused', id, code, reason: null, values: {}, clause: null, number: null, ...details })
  }
}
