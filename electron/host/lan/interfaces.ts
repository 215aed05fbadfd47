import type { NetworkInterfaceInfo } from 'node:os'
import { isPrivate } from './ipv4.ts'

/** How likely it is that a phone in the room reaches the address. */
type AddressKind = 'lan' | 'virtual' | 'link-local'

/** An address of this machine that others may reach, with the system's name of its interface. */
export type LanAddress = { address: string; name: string; kind: AddressKind }

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

/** Names of interfaces behind which there is no room with people: containers, virtual machines, private tunnels. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|zt|tailscale|ham|ppp|awdl|llw|bridge|lxc|lxd|cni|flannel|cali|podman)|vethernet|virtualbox|vmware|hyper-v|wsl|tailscale|zerotier|hamachi|vpn|loopback/i

const KINDS: readonly AddressKind[] = ['lan', 'virtual', 'link-local']

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
