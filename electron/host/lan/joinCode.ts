import { isPrivate, octets } from './ipv4.ts'

/** Crockford's Base32 (https://www.crockford.com/base32.html): no letter looks like another, and none is missed when read aloud. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS = 5
/** Hosts are found at one of so many ports from the first on. */
export const CODE_PORTS = 16

/** Networks of private addresses: what need not be said of an address, and how many bits must. */
const NETWORKS = [
  { prefix: 0xc0_a8_00_00, bits: 16 },
  { prefix: 0xac_10_00_00, bits: 20 },
  { prefix: 0x0a_00_00_00, bits: 24 },
  { prefix: 0xa9_fe_00_00, bits: 16 },
] as const

export type Place = { address: string; port: number }

/**
 * A private address and its port as five to seven letters, for people to read to each other: which network, which of
 * `CODE_PORTS` ports from `firstPort` on, the rest of the address, and a check letter. Null when the port is another.
 */
export function joinCode({ address, port }: Place, firstPort: number): string | null {
  const numbers = octets(address)
  const step = port - firstPort
  if (numbers === null || !isPrivate(address) || step < 0 || step >= CODE_PORTS) return null
  const whole = numbers.reduce((sum, part) => sum * 256 + part, 0)
  const network = NETWORKS.findIndex(({ prefix, bits }) => Math.floor(whole / 2 ** bits) === Math.floor(prefix / 2 ** bits))
  const known = NETWORKS[network]
  if (known === undefined) return null
  const rest = whole % 2 ** known.bits
  const value = (rest * CODE_PORTS + step) * NETWORKS.length + network
  const letters = write(value, lettersFor(known.bits))
  return letters + check(letters)
}

/** What a code says; null when it is none, or has a slip of the pen. Small letters, spaces and dashes do not matter. */
export function readJoinCode(text: string, firstPort: number): Place | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (code.length < 2 || [...code].some((letter) => !LETTERS.includes(letter))) return null
  const value = [...code.slice(0, -1)].reduce((sum, letter) => sum * 32 + LETTERS.indexOf(letter), 0)
  const network = NETWORKS[value % NETWORKS.length]
  if (network === undefined || code.length !== lettersFor(network.bits) + 1 || check(code.slice(0, -1)) !== code.at(-1)) return null
  const placed = Math.floor(value / NETWORKS.length)
  const rest = Math.floor(placed / CODE_PORTS)
  if (rest >= 2 ** network.bits) return null
  const whole = network.prefix + rest
  const address = [24, 16, 8, 0].map((shift) => Math.floor(whole / 2 ** shift) % 256).join('.')
  return { address, port: firstPort + (placed % CODE_PORTS) }
}

/** What people call a host by: its code, or its address with the port, which may be missing where it is the first. */
export function readPlace(text: string, firstPort: number): Place | null {
  const found = /^(?:http:\/\/)?([\d.]+)(?::(\d{1,5}))?\/?$/.exec(text.trim())
  const [, address, digits] = found ?? []
  if (address === undefined) return readJoinCode(text, firstPort)
  const port = digits === undefined ? firstPort : Number(digits)
  return isPrivate(address) && port > 0 && port < 65_536 ? { address, port } : null
}

/** An address as programs give it to each other, whole and written in one way: `192.168.1.20:4616`. */
export function readAddress(text: string): Place | null {
  const [, address = '', digits = ''] = /^([\d.]+):([1-9]\d{0,4})$/.exec(text) ?? []
  const port = Number(digits)
  return isPrivate(address) && port < 65_536 ? { address, port } : null
}

/** Letters of a code without its check: the address's bits, four for the port, two for the network. */
const lettersFor = (bits: number): number => Math.ceil((bits + 4 + 2) / BITS)

function write(value: number, letters: number): string {
  return Array.from({ length: letters }, (_, place) => LETTERS[Math.floor(value / 32 ** (letters - 1 - place)) % 32]).join('')
}

/** Tells of any wrong letter (but 0 for Z) and of any two neighbours in the wrong order (but those two). */
function check(letters: string): string {
  const sum = [...letters].reduce((whole, letter, place) => whole + (place + 1) * LETTERS.indexOf(letter), 0)
  return LETTERS[sum % 31] ?? ''
}
