import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { type Message, PROTOCOL, type Request, type Sitter } from '../../electron/host/protocol.ts'
import type { Seat, Typed, Viewer } from '../../engine/core/game.ts'

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
export type MessageOf<T extends Message['type']> = Extract<Message, { type: T }>
type Answer = Extract<Message, { id: string }>

/** A client as a test drives it: everything that comes is kept, as text and read. */
export class Client {
  readonly socket: WebSocket
  readonly messages: Message[] = []
  /** Every byte that was received. */
  text = ''
  private readonly wakers = new Set<() => void>()

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('error', () => undefined)
    socket.on('message', (bytes) => {
      this.text += `${bytes}\n`
      this.messages.push(JSON.parse(String(bytes)))
      for (const wake of this.wakers) wake()
    })
    socket.on('close', () => {
      for (const wake of this.wakers) wake()
    })
  }

  static async connect(port: number, headers: Record<string, string> = {}, address = '127.0.0.1'): Promise<Client> {
    const socket = new WebSocket(`ws://${address}:${port}/socket`, { headers })
    const client = new Client(socket)
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return client
  }

  static async greet(port: number, owner: string | null = null): Promise<Client> {
    const client = await Client.connect(port)
    await client.ask({ type: 'hello', protocol: PROTOCOL, owner })
    return client
  }

  /** From a device that calls itself so, by an address of the host on the network. */
  static async visit(way: { address: string; port: number }, device?: string): Promise<Client> {
    const client = await Client.connect(way.port, {}, way.address)
    await client.ask({ type: 'hello', protocol: PROTOCOL, owner: null, ...(device === undefined ? {} : { device }) })
    return client
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  /** Sends the request under a new id, or the one given, and gives its answer. */
  async ask(request: Without<Request, 'id'>, id: string = randomUUID()): Promise<Answer> {
    const from = this.messages.length
    this.socket.send(JSON.stringify({ ...request, id }))
    return this.next((message): message is Answer => 'id' in message && message.id === id, from)
  }

  /** The first message from place `from` on that fits; waits for it. */
  async next<T extends Message>(fits: (message: Message) => message is T, from = 0): Promise<T> {
    for (;;) {
      const found = this.messages.slice(from).find(fits)
      if (found !== undefined) return found
      if (this.socket.readyState >= WebSocket.CLOSING) throw new Error('the connection is closed')
      await this.news()
    }
  }

  async nextOf<T extends Message['type']>(type: T, from = 0): Promise<MessageOf<T>> {
    return this.next((message): message is MessageOf<T> => message.type === type, from)
  }

  /** Resolves at the next message or the end of the connection. */
  news(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.wakers.delete(wake)
        resolve()
      }
      this.wakers.add(wake)
    })
  }

  async closed(): Promise<void> {
    while (this.socket.readyState !== WebSocket.CLOSED) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  close(): void {
    this.socket.terminate()
  }

  /** Watches and gives the snapshot. */
  async watch(table: string, viewer: Viewer, token: string | null = null): Promise<MessageOf<'snapshot'>> {
    const from = this.messages.length
    await this.ask({ type: 'watch', table, viewer, token, since: null })
    return this.nextOf('snapshot', from)
  }

  act(setup: { table: string; seat: Seat; token: string; at: number; action: Typed }, id?: string): Promise<Answer> {
    return this.ask({ type: 'act', ...setup }, id)
  }
}

/** So many people, then so many bots. */
export function sitters(people: number, bots: number): Sitter[] {
  return Array.from({ length: people + bots }, (_, seat) =>
    seat < people
      ? { kind: seat === 0 ? 'me' : 'person', name: `Person ${seat}`, face: `face-${seat}` }
      : { kind: 'bot', name: `Bot ${seat}`, face: `face-${seat}`, level: 'deckhand' },
  )
}
