import { createSocket } from 'node:dgram'

/** Where everybody in a network speaks and listens for services (RFC 6762). */
const GROUP = '224.0.0.251'
const PORT = 5353

export type Sender = { address: string; port: number; family: 'IPv4'; size: number }

/** What one hears in the group. */
export type Ears = { heard(packet: Uint8Array, from: Sender): void; failed(error: unknown): void }

/** A place in the group, on one interface. */
export type Place = {
  /** Resolves when it hears and may speak; never after `failed`. */
  ready: Promise<void>
  say(packet: Uint8Array, done: (error: Error | null) => void): void
  leave(): void
}

/** Joins the group on the interface that has this address of ours. */
export type JoinGroup = (address: string, ears: Ears) => Place

export const joinGroup: JoinGroup = (address, { heard, failed }) => {
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  socket.on('error', failed)
  socket.on('message', (packet, from) => heard(packet, { ...from, family: 'IPv4' }))
  const ready = new Promise<void>((resolve) => {
    // Bound to all addresses: packets to a group are heard by no other socket on some systems.
    socket.bind({ port: PORT, address: '0.0.0.0' }, () => {
      try {
        socket.addMembership(GROUP, address)
        socket.setMulticastInterface(address)
        socket.setMulticastTTL(255)
        resolve()
      } catch (error) {
        failed(error)
      }
    })
  })
  return {
    ready,
    say: (packet, done) => socket.send(packet, PORT, GROUP, done),
    leave: () => void socket.close(),
  }
}
