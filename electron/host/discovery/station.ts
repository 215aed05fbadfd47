import Bonjour from 'bonjour-service'
import { type Announcement, SERVICE, writeAnnouncement } from './announcement.ts'
import type { Finder } from './Finder.ts'
import type { JoinGroup } from './group.ts'
import { GuardedSocket } from './guardedSocket.ts'

/** Hosts have no names of their own in the network: whoever hears an announcement knows its address by that. */
const domain = (run: string): string => `${run}.local`
/** So long a farewell may take. */
const FAREWELL_MS = 300
/** So many services are looked at between two questions: no more hosts are in one room. */
const SERVICES = 64

/** One of our addresses, and how the group is joined there. */
export type Spot = { address: string; join: JoinGroup; onFailed(error: unknown): void }

function bonjourAt({ address, join, onFailed }: Spot): Bonjour {
  const socket = new GuardedSocket({ join, address, onFailed })
  // The types of the package know only what is announced; all else goes to `multicast-dns`, which takes these.
  const options = { socket, multicast: false } as object
  return new Bonjour(options, onFailed)
}

/** Announces at one address until it is told to end; `ready` resolves when it has been heard. */
export function announceAt(spot: Spot, { port, announcement }: { port: number; announcement: Announcement }) {
  const bonjour = bonjourAt(spot)
  const { run, turn } = announcement
  const service = bonjour.publish({
    // Two of our interfaces may be in one network: neither is to take the other's word for a stranger's of the same name.
    name: `${run}-${turn}-${spot.address.replaceAll('.', '-')}`,
    type: SERVICE,
    port,
    host: domain(run),
    txt: writeAnnouncement(announcement),
    disableIPv6: true,
  })
  // The package would tell every address of this computer to everybody: here only the one that is spoken from.
  const all = service.records.bind(service)
  service.records = () => all().filter(({ type, data }) => type !== 'A' || data === spot.address)
  return {
    ready: new Promise<void>((resolve) => service.once('up', () => resolve())),
    /** Takes the announcement back. */
    async end(): Promise<void> {
      const farewell = service.published ? new Promise<void>((resolve) => service.stop(resolve)) : Promise.resolve()
      await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))])
      await new Promise<void>((resolve) => bonjour.destroy(resolve))
    },
  }
}

/** Asks at one address who is there, each time it is told to; what is heard goes to the finder. */
export function searchAt(spot: Spot, finder: Pick<Finder, 'heard' | 'gone'>) {
  const bonjour = bonjourAt(spot)
  const keyOf = (name: string): string => `${spot.address} ${name}`
  let browser: ReturnType<Bonjour['find']> | null = null
  return {
    ask(): void {
      browser?.stop()
      let count = 0
      // A new browser each time: one alone tells only of the first time that it hears somebody.
      const asked = bonjour.find({ type: SERVICE }, ({ name, txt, port, referer }) => {
        count += 1
        if (count > SERVICES) return asked.stop()
        finder.heard(keyOf(name), { txt, port, address: referer?.address })
      })
      asked.on('down', ({ name }) => finder.gone(keyOf(name)))
      browser = asked
    },
    async end(): Promise<void> {
      browser?.stop()
      await new Promise<void>((resolve) => bonjour.destroy(resolve))
    },
  }
}
