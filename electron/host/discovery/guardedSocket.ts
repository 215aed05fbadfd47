import { EventEmitter } from 'node:events'
import { isPrivate } from '../lan/ipv4.ts'
import { rateGate } from '../limits.ts'
import type { JoinGroup, Place } from './group.ts'

/** A packet that is longer is no announcement of ours. */
const PACKET_BYTES = 4096
/** Whoever floods the group is not answered packet by packet. */
const GATE = { burst: 200, perSecond: 100 }

/**
 * A place in the group, in the shape of the socket that `multicast-dns` works with. Nothing that comes from the network can bring
 * the host down by it: a packet on which something goes wrong is dropped, and of an error of the system `onFailed` is told, instead
 * of being thrown where nobody catches it.
 */
export class GuardedSocket extends EventEmitter {
  private readonly place: Place
  private readonly isAllowed = rateGate(GATE)
  private closed = false

  constructor(setup: { join: JoinGroup; address: string; onFailed(error: unknown): void }) {
    super()
    this.place = setup.join(setup.address, {
      heard: (packet, from) => {
        if (!this.closed && packet.length <= PACKET_BYTES && isPrivate(from.address) && this.isAllowed(1)) this.pass(packet, from)
      },
      failed: (error) => this.closed || setup.onFailed(error),
    })
  }

  bind(_port: number, _address: string, done: () => void): void {
    void this.place.ready.then(done)
  }

  /** To the group, whatever place is named. */
  send(packet: Uint8Array, ...given: unknown[]): void {
    const done = given.at(-1)
    const tell = (error: Error | null): void => {
      if (typeof done === 'function') done(error)
    }
    if (this.closed) tell(null)
    else this.place.say(packet, tell)
  }

  close(done: () => void): void {
    if (!this.closed) this.place.leave()
    this.closed = true
    process.nextTick(done)
  }

  private pass(packet: Uint8Array, from: unknown): void {
    try {
      this.emit('message', Buffer.from(packet), from)
    } catch {
      // what cannot be understood is not for us
    }
  }
}
