import type { Chance } from './game.ts'
import { hmacSha256, sha256 } from './sha256.ts'

const WORDS = 2 ** 32

/**
 * Chance for real games: HMAC-SHA-256 in counter mode under a key made of the seed and the stream's name, so that
 * looking at one stream (`deal`, `bot:3`) tells nothing of another.
 * `seedHex`: hexadecimal digits in either case, hashed whole; a fresh seed has 128 bits or more. Other text throws.
 */
export function seededChance(seedHex: string, stream: string): Chance {
  if (!/^[0-9a-f]+$/i.test(seedHex)) throw new Error(`not a hexadecimal seed: ${seedHex}`)
  const key = hmacSha256(sha256(asciiBytes(seedHex.toLowerCase())), asciiBytes(stream))
  const counter = new DataView(new ArrayBuffer(8))
  let block = new DataView(new ArrayBuffer(0))
  let used = 0
  let blocks = 0n
  return unbiased(() => {
    if (used === block.byteLength) {
      counter.setBigUint64(0, blocks++)
      block = new DataView(hmacSha256(key, new Uint8Array(counter.buffer)).buffer)
      used = 0
    }
    used += 4
    return block.getUint32(used - 4)
  })
}

/** Chance for laws and benchmarks: quick (sfc32), repeatable, and no secret. `seed` is a whole number. */
export function fastChance(seed: number): Chance {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = Math.floor(seed / WORDS) | 0
  let counter = seed | 0
  const next = () => {
    const word = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + word
    return word >>> 0
  }
  for (let round = 0; round < 12; round++) next()
  return unbiased(next)
}

/** One of the list, each equally likely; an empty list throws. */
export function pick<T>(list: readonly T[], chance: Chance): T {
  if (list.length === 0) throw new Error('nothing to pick from')
  // The place is inside the list.
  return list[chance.below(list.length)] as T
}

/** Throws away the words past the last whole multiple of the bound, so that every number is equally likely. */
function unbiased(word: () => number): Chance {
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > WORDS) throw new Error(`no chance below ${bound}`)
      const limit = WORDS - (WORDS % bound)
      let drawn = word()
      while (drawn >= limit) drawn = word()
      return drawn % bound
    },
  }
}

function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    if (code > 127) throw new Error(`not ASCII: ${text}`)
    return code
  })
}
