/** What one client may ask of the host. Times in milliseconds. */
export type Limits = {
  /**
   * What a connection may ask at once, and how much more each second: a request counts one, and more the longer it is and the more work
   * it makes. All connections of one address together may ask eight times that.
   */
  burst: number
  perSecond: number
  /** Refusals for being too fast before the connection is closed. */
  patience: number
  connectionsPerAddress: number
  /** Connections of any kind, also such as have asked for nothing yet. */
  dialsPerAddress: number
  helloMs: number
  /** A connection that is silent answers a ping within this time, or is closed. */
  pingMs: number
  /** Bytes that may wait for a client that reads slowly. */
  waitingBytes: number
}

export const LIMITS: Limits = {
  burst: 120,
  perSecond: 40,
  patience: 200,
  connectionsPerAddress: 32,
  dialsPerAddress: 128,
  helloMs: 5000,
  pingMs: 20_000,
  waitingBytes: 4 * 1024 * 1024,
}

/** Counts what is asked: gives a function that is told what a request costs, and says whether it may be served. */
export type Gate = (cost: number) => boolean

export function rateGate({ burst, perSecond }: Pick<Limits, 'burst' | 'perSecond'>, now: () => number = () => performance.now()): Gate {
  let left = burst
  let last = now()
  return (cost) => {
    const time = now()
    left = Math.min(burst, left + ((time - last) / 1000) * perSecond)
    last = time
    if (left < cost) return false
    left -= cost
    return true
  }
}

/** Devices that may share an address. */
const SHARED = 8
/** More addresses than a network has devices. */
const ADDRESSES = 1024

/** One gate an address, for all that comes from there; kept while others come and go, so that coming anew gains nothing. */
export function addressGates({ burst, perSecond }: Pick<Limits, 'burst' | 'perSecond'>): (address: string) => Gate {
  const gates = new Map<string, Gate>()
  return (address) => {
    const gate = gates.get(address) ?? rateGate({ burst: burst * SHARED, perSecond: perSecond * SHARED })
    gates.delete(address)
    gates.set(address, gate)
    const [oldest] = gates.keys()
    if (gates.size > ADDRESSES && oldest !== undefined) gates.delete(oldest)
    return gate
  }
}
