/** The four numbers of an IPv4 address; null when it is none. One with a zero before it is octal to some, and none here. */
export function octets(address: string): [number, number, number, number] | null {
  const found = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/.exec(address)
  if (!found) return null
  const [first = 256, second = 256, third = 256, fourth = 256] = found.slice(1).map(Number)
  return Math.max(first, second, third, fourth) < 256 ? [first, second, third, fourth] : null
}

/**
 * Networks that the internet does not reach (IANA's registry of special-purpose addresses): private (RFC 1918), those that machines
 * give themselves (RFC 3927), shared (RFC 6598), for laboratories (RFC 2544) and for examples (RFC 5737).
 */
const UNREACHED: readonly [prefix: readonly number[], bits: number][] = [
  [[10, 0], 8],
  [[172, 16], 12],
  [[192, 168], 16],
  [[169, 254], 16],
  [[100, 64], 10],
  [[198, 18], 15],
  [[192, 0, 2], 24],
  [[198, 51, 100], 24],
  [[203, 0, 113], 24],
]

const whole = (numbers: readonly number[]): number => [0, 1, 2, 3].reduce((sum, place) => sum * 256 + (numbers[place] ?? 0), 0)

/** True when nobody on the internet can reach the IPv4 address. */
export function isPrivate(address: string): boolean {
  const numbers = octets(address)
  if (numbers === null) return false
  return UNREACHED.some(([prefix, bits]) => Math.floor(whole(numbers) / 2 ** (32 - bits)) === Math.floor(whole(prefix) / 2 ** (32 - bits)))
}
