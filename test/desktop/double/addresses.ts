/**
 * Chromium knows no scheme of ours and cannot be taught one from outside, so `corsair://table` lives at
 * `http://table.corsair.localhost`. Names below `localhost` are a secure context and, unlike `https`, do not refuse an
 * unencrypted socket for that reason alone: just what `secure` and `standard` give a scheme of Electron's.
 */
const THERE = /^http:\/\/([^/:?#]+)\.([a-z][a-z0-9-]*)\.localhost(?=[/?#]|$)/

/** Where Chromium finds an address of one of `schemes`; others are what they are. */
export function toChromium(url: string, schemes: ReadonlySet<string>): string {
  const [, scheme, host, rest] = /^([a-z][a-z0-9-]*):\/\/([^/?#]*)(.*)$/is.exec(url) ?? []
  return scheme !== undefined && schemes.has(scheme) ? `http://${host}.${scheme}.localhost${rest}` : url
}

/** The address that the program knows. */
export const fromChromium = (url: string): string => url.replace(THERE, '$2://$1')

/** A policy that names an origin or a scheme of ours says the same to Chromium. */
export function policyToChromium(policy: string, schemes: ReadonlySet<string>): string {
  return policy.replace(/([a-z][a-z0-9-]*):(\/\/[a-z0-9.-]+)?(?=[\s;/]|$)/g, (whole, scheme: string, host?: string) => {
    if (!schemes.has(scheme)) return whole
    return `http://${host === undefined ? '*' : host.slice(2)}.${scheme}.localhost`
  })
}
