import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { NAME_LETTERS, readName } from '../../../engine/core/names.ts'
import { Discovery } from '../discovery/Discovery.ts'
import type { JoinGroup } from '../discovery/group.ts'
import { FIRST_PORT, type LanCard, type TableCard } from '../protocol.ts'
import { checkPage, type Visit } from './checkPage.ts'
import { Lan } from './Lan.ts'

const PLATFORMS: Partial<Record<NodeJS.Platform, LanCard['platform']>> = { win32: 'windows', darwin: 'mac', linux: 'linux' }

export type NetworkOptions = {
  /** What the host calls itself where it announces its tables; missing = as this computer is called. */
  name?: string
  /** Listens in the network from the start, whether or not a table is open to it. */
  lan?: boolean
  /** The network interfaces of this machine; missing = as the system says. */
  interfaces?(): NodeJS.Dict<NetworkInterfaceInfo[]>
  /** How the group is joined in which hosts find each other; missing = really. */
  join?: JoinGroup
}

type Setup = {
  listenOn(addresses: readonly string[]): Promise<Record<string, number>>
  cards(): readonly TableCard[]
  onCard(card: LanCard): void
  report(line: string): void
}

/** All of a host that others in the network can see: its addresses, its announcements, and the page that tells them that they are here. */
export function hostNetwork(options: NetworkOptions, setup: Setup) {
  const host = readName((options.name ?? hostname().split('.')[0])?.slice(0, NAME_LETTERS)) ?? 'Corsair Table'
  const { report } = setup
  const interfaces = options.interfaces ?? networkInterfaces
  const platform = PLATFORMS[process.platform] ?? 'other'
  const lan = new Lan({ ...setup, firstPort: FIRST_PORT, host, platform, interfaces })
  const ways = (): LanCard['ways'] => lan.now.ways
  const discovery = new Discovery({ host, interfaces, ways, cards: setup.cards, ...(options.join && { join: options.join }), report })
  return {
    lan,
    discovery,
    /** Tables want to be seen from the network, or none does any more. */
    set: (open: boolean): Promise<void> => lan.set(open || options.lan === true),
    /** Ends when the host listens where it is to. */
    settled: (): Promise<void> => lan.settled,
    check(visit: Omit<Visit, 'name'>): string {
      lan.reach(visit.from, visit.to)
      const name = ways().find(({ address }) => address === visit.to)?.name ?? '-'
      return checkPage({ ...visit, name }, { host, now: Date.now() })
    },
    close: async (): Promise<void> => void (await Promise.all([discovery.close(), lan.close()])),
  }
}
