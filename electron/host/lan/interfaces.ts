import type { NetworkInterfaceInfo } from 'node:os'

/** How likely it is that a phone in the room reaches the address. */
export type AddressKind = 'lan' | 'virtual' | 'link-local'

/** An address of this machine that others may reach, with the system's name of its interface. */
export type LanAddress = { address: string; name: string; kind: AddressKind }

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

/** Names of interfaces behind which there is no room with people: containers, virtual machines, private tunnels. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|zt|tailscale|ham|ppp|awdl|llw|bridge|lxc|lxd|cni|flannel|cali|podman)|vethernet|virtualbox|vmware|hyper-v|wsl|tailscale|zerotier|hamachi|vpn|loopback/i

const KINDS: readonly AddressKind[] = ['lan', 'virtual', 'link-local']

/** The four numbers of an IPv4 address; null when it is none. */
export function octets(address: string): [number, number, number, number] | null {
  const found = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)
  if (!found) return null
  const [first = 256, second = 256, third = 256, fourth = 256] = found.slice(1).map(Number)
  return Math.max(first, second, third, fourth) < 256 ? [first, second, third, fourth] : null
}

/**
 * Networks that the internet does not reach (IANA's registry of special-purpose addresses): private (RFC 1918), those that machines
 * give themselves (RFC 3927), shared (RFC 6598), for laboratories (RFC 2544) and for examples (RFC 5737).
 */
const UNREACHED: readonly [prefix: readonly number[], bits: number][] = [
  [[10, 0], 8],
  [[172, 16], 12],
  [[192, 168], 16],
  [[169, 254], 16],
  [[100, 64], 10],
  [[198, 18], 15],
  [[192, 0, 2], 24],
  [[198, 51, 100], 24],
  [[203, 0, 113], 24],
]

const whole = (numbers: readonly number[]): number => [0, 1, 2, 3].reduce((sum, place) => sum * 256 + (numbers[place] ?? 0), 0)

/** True when nobody on the internet can reach the IPv4 address. */
export function isPrivate(address: string): boolean {
  const numbers = octets(address)
  if (numbers === null) return false
  return UNREACHED.some(([prefix, bits]) => Math.floor(whole(numbers) / 2 ** (32 - bits)) === Math.floor(whole(prefix) / 2 ** (32 - bits)))
}

const isLinkLocal = (address: string): boolean => /^169\.254\./.test(address)

/** The private addresses of this machine, the likeliest first; public ones are never listened on. */
export function lanAddresses(interfaces: Interfaces): LanAddress[] {
  const found = Object.entries(interfaces).flatMap(([name, infos]) =>
    (infos ?? [])
      .filter(({ internal, family, address }) => !internal && family === 'IPv4' && isPrivate(address))
      .map(({ address }): LanAddress => ({ address, name, kind: kindOf(name, address) })),
  )
  return found.sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind))
}

function kindOf(name: string, address: string): AddressKind {
  if (isLinkLocal(address)) return 'link-local'
  return VIRTUAL.test(name) ? 'virtual' : 'lan'
}
