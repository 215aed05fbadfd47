import { randomUUID } from 'node:crypto'
import type { Message } from '../../electron/host/protocol.ts'
import type { AnyGame, Seat, Typed } from '../../engine/core/game.ts'
import { Client } from './client.ts'

export type Intent = { id: string; at: number; action: Typed }

/**
 * A person who plays at random over a socket, and remembers everything: after a break he says what he has seen last, and
 * sends again, under the same id, what was not answered.
 */
export class Player {
  readonly seat: Seat
  /** Event number → the event as it was told. */
  readonly told = new Map<number, Typed>()
  /** Ids that were answered with `acted`. */
  readonly acted: string[] = []
  readonly refused: Message[] = []
  private readonly game: AnyGame
  private readonly table: string
  private readonly token: string
  private view: unknown = null
  private number: number | null = null
  private pending: Intent | null = null
  private client: Client | null = null
  private read = 0

  constructor(setup: { game: AnyGame; table: string; seat: Seat; token: string }) {
    this.game = setup.game
    this.table = setup.table
    this.seat = setup.seat
    this.token = setup.token
  }

  /** True when the game is over and the last act has had its answer, which comes after what it brought about. */
  get isDone(): boolean {
    return this.pending === null && this.number !== null && this.game.result(this.view) !== null
  }

  /** The table as it was built from what was told. */
  get shown(): unknown {
    return this.view
  }

  async join(port: number, onTold: () => void): Promise<void> {
    const client = await Client.greet(port)
    this.client = client
    this.read = client.messages.length
    client.socket.on('message', () => {
      // What a host said that is dead is told anew by the next.
      if (client !== this.client) return
      const before = [this.number, this.pending]
      this.readOn(client)
      if (this.number !== before[0] || this.pending !== before[1]) onTold()
      this.decide()
    })
    this.send({ type: 'watch', viewer: this.seat, since: this.number })
    if (this.pending !== null) this.send({ type: 'act', seat: this.seat, ...this.pending })
  }

  private send(request: object): void {
    this.client?.socket.send(JSON.stringify({ id: randomUUID(), table: this.table, token: this.token, ...request }))
  }

  private readOn(client: Client): void {
    for (const message of client.messages.slice(this.read)) this.take(message)
    this.read = client.messages.length
  }

  private take(message: Message): void {
    if (message.type === 'snapshot') {
      if (this.number !== null) throw new Error(`seat ${this.seat} was told all anew, from ${this.number}`)
      this.view = message.view
      this.number = message.number
      for (const [place, event] of message.log.entries()) this.hear(place + 1, event)
    }
    if (message.type === 'events') {
      if (message.first !== (this.number ?? 0) + 1) throw new Error(`seat ${this.seat} has ${this.number}, is told of ${message.first}`)
      message.events.forEach((event, place) => {
        this.hear(message.first + place, event)
        this.game.evolve(this.view, event)
      })
      this.number = message.first + message.events.length - 1
    }
    if (message.type === 'acted') {
      this.acted.push(message.id)
      if (message.id === this.pending?.id) this.pending = null
    }
    if (message.type === 'refused') {
      this.refused.push(message)
      if (message.id === this.pending?.id) this.pending = null
    }
  }

  private hear(number: number, event: Typed): void {
    this.told.set(number, structuredClone(event))
  }

  private decide(): void {
    if (this.pending !== null || this.number === null) return
    const actions: Typed[] = this.game.legal(this.view, this.seat)
    const action = actions[Math.floor(Math.random() * actions.length)]
    if (action === undefined) return
    this.pending = { id: randomUUID(), at: this.number, action }
    this.send({ type: 'act', seat: this.seat, ...this.pending })
  }
}
