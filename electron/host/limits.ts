/** What one client may ask of the host. Times in milliseconds. */
export type Limits = {
  /** Requests that a connection may send at once, and how many more each second. */
  burst: number
  perSecond: number
  /** Refusals for being too fast before the connection is closed. */
  patience: number
  connectionsPerAddress: number
  helloMs: number
  /** A connection that is silent answers a ping within this time, or is closed. */
  pingMs: number
  /** Bytes that may wait for a client that reads slowly. */
  waitingBytes: number
}

export const LIMITS: Limits = {
  burst: 80,
  perSecond: 40,
  patience: 200,
  connectionsPerAddress: 32,
  helloMs: 5000,
  pingMs: 20_000,
  waitingBytes: 4 * 1024 * 1024,
}

/** Counts requests: gives a function that is asked at each, and says whether it may be served. */
export function rateGate(
  { burst, perSecond }: Pick<Limits, 'burst' | 'perSecond'>,
  now: () => number = () => performance.now(),
): () => boolean {
  let left = burst
  let last = now()
  return () => {
    const time = now()
    left = Math.min(burst, left + ((time - last) / 1000) * perSecond)
    last = time
    if (left < 1) return false
    left -= 1
    return true
  }
}
