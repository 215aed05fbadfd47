import type { Server } from 'node:http'

/** Nobody is refused a port for a crowd of others before so many tries. */
const PORT_TRIES = 20

type Outcome = 'listening' | 'taken' | 'no-address'

/** The wanted port, else one of the next, else any; on both loopback addresses or, without IPv6, on one. 0 = any. */
export async function listenAtHome(wanted: number, make: () => Server): Promise<Server[]> {
  for (const port of portsFrom(wanted)) {
    const first = make()
    if ((await listen(first, port, '127.0.0.1')) !== 'listening') continue
    const second = make()
    const outcome = await listen(second, portOf(first), '::1')
    if (outcome === 'listening') return [first, second]
    if (outcome === 'no-address') return [first]
    await closeServer(first)
  }
  throw new Error(`no port to be had from ${wanted}`)
}

/**
 * The wanted port, else one of the next, else any, the same on all these addresses; addresses that have gone meanwhile are left
 * out. Empty when none is left.
 */
export async function listenAbroad(wanted: number, addresses: readonly string[], make: () => Server): Promise<Map<string, Server>> {
  for (const port of portsFrom(wanted)) {
    const opened = await listenAt(port, addresses, make)
    if (opened !== null) return opened
  }
  throw new Error(`no port to be had on the network from ${wanted}`)
}

/** Null when the port is taken on one of the addresses. */
async function listenAt(port: number, addresses: readonly string[], make: () => Server): Promise<Map<string, Server> | null> {
  const opened = new Map<string, Server>()
  let same = port
  for (const address of addresses) {
    const server = make()
    const outcome = await listen(server, same, address)
    if (outcome === 'taken') {
      await Promise.all([...opened.values()].map(closeServer))
      return null
    }
    if (outcome === 'no-address') continue
    opened.set(address, server)
    same = portOf(server)
  }
  return opened
}

function portsFrom(wanted: number): number[] {
  const ports = wanted === 0 ? [] : Array.from({ length: PORT_TRIES }, (_, step) => wanted + step).filter((port) => port < 65_536)
  return [...ports, ...Array<number>(PORT_TRIES).fill(0)]
}

function listen(server: Server, port: number, host: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') return resolve('taken')
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return resolve('no-address')
      reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => resolve('listening'))
  })
}

export function portOf(server: Server | undefined): number {
  const address = server?.address()
  if (address === null || address === undefined || typeof address === 'string') throw new Error('the server does not listen')
  return address.port
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
