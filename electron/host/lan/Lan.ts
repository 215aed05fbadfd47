import type { NetworkInterfaceInfo } from 'node:os'
import type { LanCard } from '../protocol.ts'
import { lanAddresses } from './interfaces.ts'
import { joinCode } from './joinCode.ts'

/** Wi-Fi comes and goes: the interfaces are looked at again so often while the host is open. */
const LOOK_AGAIN_MS = 5000

/** So many devices that have opened the self-test page are remembered. */
const REACHED = 8
/** Whoever reloads it over and over is told of once in this time. */
const AGAIN_MS = 1000

type Setup = {
  /** The port that the host tries first: codes count from there. */
  firstPort: number
  /** What the host calls itself. */
  host: string
  platform: LanCard['platform']
  interfaces(): NodeJS.Dict<NetworkInterfaceInfo[]>
  /** Listens on these addresses and no others; gives the port of each. */
  listenOn(addresses: readonly string[]): Promise<Record<string, number>>
  onCard(card: LanCard): void
  report(line: string): void
}

/** Whether the host is open to the network, and where it is found there. Changes come one after another. */
export class Lan {
  private readonly setup: Setup
  private wanted = false
  private card: LanCard
  private doing: Promise<void> = Promise.resolve()
  private timer: NodeJS.Timeout | undefined
  private seen = ''

  constructor(setup: Setup) {
    this.setup = setup
    const { host, platform } = setup
    this.card = { open: false, ways: [], failed: false, host, platform, reached: [] }
  }

  get now(): LanCard {
    return this.card
  }

  /** A device has opened the self-test page, by this address of ours. */
  reach(from: string, to: string): void {
    if (!this.card.ways.some(({ address }) => address === to)) return
    const at = Date.now()
    const others = this.card.reached.filter((each) => each.from !== from)
    const before = this.card.reached.find((each) => each.from === from)
    if (before !== undefined && at - before.at < AGAIN_MS) return
    this.tell({ ...this.card, reached: [{ from, to, at }, ...others].slice(0, REACHED) })
  }

  /** Ends when the host listens, or does so no more. */
  set(open: boolean): Promise<void> {
    if (open !== this.wanted) {
      this.wanted = open
      this.adjust()
    }
    return this.doing
  }

  /** Resolves when what was asked last is done. */
  get settled(): Promise<void> {
    return this.doing
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    this.wanted = false
    await this.doing
  }

  private adjust(): void {
    clearInterval(this.timer)
    if (this.wanted) this.timer = setInterval(() => this.lookAgain(), LOOK_AGAIN_MS).unref()
    this.doing = this.doing.then(() => this.listen()).catch((error: unknown) => this.fail(error))
  }

  private lookAgain(): void {
    if (JSON.stringify(lanAddresses(this.setup.interfaces())) !== this.seen) this.adjust()
  }

  private async listen(): Promise<void> {
    const found = this.wanted ? lanAddresses(this.setup.interfaces()) : []
    this.seen = JSON.stringify(found)
    const ports = await this.setup.listenOn(found.map(({ address }) => address))
    const ways = found.flatMap((each) => {
      const port = ports[each.address]
      return port === undefined ? [] : [{ ...each, port, code: joinCode({ address: each.address, port }, this.setup.firstPort) }]
    })
    const open = this.wanted
    this.tell({ ...this.card, open, ways, failed: false, reached: open ? this.card.reached : [] })
  }

  private fail(error: unknown): void {
    this.setup.report(`the host could not be opened to the network: ${error instanceof Error ? error.message : String(error)}`)
    this.tell({ ...this.card, open: false, ways: [], failed: true, reached: [] })
  }

  private tell(card: LanCard): void {
    this.card = card
    this.setup.onCard(card)
  }
}
