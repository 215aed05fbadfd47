/** The names by which a browser on this machine may know the host at `port`. */
function ownHosts(port: number): Set<string> {
  return new Set([`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`])
}

/** Against DNS rebinding: a page of another site that calls us by its own name is refused. */
export function isOwnHost(host: string | undefined, port: number): boolean {
  return host !== undefined && ownHosts(port).has(host.toLowerCase())
}

/** A page of ours, of one of the `extra` origins, or a program that is no browser (those send no origin). */
export function isOwnOrigin(origin: string | undefined, port: number, extra: readonly string[]): boolean {
  if (origin === undefined) return true
  if (extra.includes(origin)) return true
  return origin.startsWith('http://') && ownHosts(port).has(origin.slice('http://'.length).toLowerCase())
}

/** True for addresses of this very machine. */
export function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address ?? '')
}
