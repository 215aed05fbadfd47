/** The names by which a browser on this machine may know the host. */
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'] as const

/** Where a request came in: the names that address may be called by are its own. */
export type Entrance = { port: number /** Of this machine, to which the request came. */; address: string | undefined }

/** By number alone on the network: a name there could be anybody's tomorrow. */
function ownHosts({ port, address }: Entrance): string[] {
  const names = isLoopback(address) ? LOOPBACK : [(address ?? '').replace(/^::ffff:/, '')]
  return names.map((name) => `${name}:${port}`)
}

/** Against DNS rebinding: a page of another site that calls us by its own name is refused. */
export function isOwnHost(host: string | undefined, entrance: Entrance): boolean {
  return host !== undefined && ownHosts(entrance).includes(host.toLowerCase())
}

/** A page of ours, of one of the `extra` origins, or a program that is no browser (those send no origin). */
export function isOwnOrigin(origin: string | undefined, entrance: Entrance, extra: readonly string[]): boolean {
  if (origin === undefined) return true
  if (extra.includes(origin)) return true
  return origin.startsWith('http://') && ownHosts(entrance).includes(origin.slice('http://'.length).toLowerCase())
}

/** True for addresses of this very machine. */
export function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address ?? '')
}
