import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 128 bits, as 22 letters: the owner's secret, the token of a seat. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url')
}

/** 256 bits in hexadecimal: everything that falls by chance in one game comes from it. */
export function newSeed(): string {
  return randomBytes(32).toString('hex')
}

/** Names a table; random, so that no two data folders ever collide. */
export function newTableName(): string {
  return randomBytes(8).toString('hex')
}

/** Takes the same time wherever the two differ, and whatever their lengths. */
export function isSameSecret(shown: string, kept: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(shown), digest(kept))
}

/**
 * The stream of chance for the decision after event `number`. Each decision has its own, so a resumed game neither repeats
 * nor foretells what fell before, and killing the host to draw again draws the same.
 */
export function decisionStream(number: number): string {
  return `decision:${number}`
}

/** A seed for one thought of one bot: it tells nothing of the deal, nor of any other thought. */
export function botSeed(seed: string, seat: number, number: number): string {
  return createHmac('sha256', seed).update(`bot:${seat}:${number}`).digest('hex')
}

/** A fraction from 0 to 1 for moments that must tell nothing. */
export function randomFraction(): number {
  return randomBytes(4).readUInt32BE() / 2 ** 32
}
