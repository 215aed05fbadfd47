import type { NetworkInterfaceInfo } from 'node:os'
import type { Ears, JoinGroup, Sender } from '../../electron/host/discovery/group.ts'

type Member = { address: string; ears: Ears }

/** A network of the group in this very process: everybody on a link hears what is said there, himself too. */
export class Ether {
  /** Everything that was said, with the address that it came from. */
  readonly said: { from: string; packet: Uint8Array }[] = []
  private readonly members = new Set<Member>()
  /** Addresses at which the system lets nobody join. */
  readonly forbidden = new Set<string>()

  readonly join: JoinGroup = (address, ears) => {
    const member = { address, ears }
    const denied = this.forbidden.has(address)
    if (denied) setImmediate(() => ears.failed(Object.assign(new Error('denied'), { code: 'EACCES' })))
    else this.members.add(member)
    return {
      ready: denied ? new Promise(() => undefined) : Promise.resolve(),
      say: (packet, done) => {
        this.send(packet, address)
        done(null)
      },
      leave: () => void this.members.delete(member),
    }
  }

  get size(): number {
    return this.members.size
  }

  /** Anybody's packet, from any address, to all whose address begins alike. */
  send(packet: Uint8Array, from: string): void {
    this.said.push({ from, packet })
    const sender: Sender = { address: from, port: 5353, family: 'IPv4', size: packet.length }
    for (const { address, ears } of this.members) if (link(address) === link(from)) setImmediate(() => ears.heard(packet, sender))
  }
}

/** The network of an address, as if every one had 24 bits. */
const link = (address: string): string => address.split('.').slice(0, 3).join('.')

/** The interfaces of a machine that has these addresses. */
export function machine(addresses: Record<string, string>): NodeJS.Dict<NetworkInterfaceInfo[]> {
  return Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => {
      const rest = { netmask: '255.255.255.0', mac: '02:00:00:00:00:01', cidr: `${address}/24` }
      return [name, [{ address, family: 'IPv4' as const, internal: false, ...rest }]]
    }),
  )
}
