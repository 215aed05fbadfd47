import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shuffle } from '../../engine/core/cards.ts'
import { fastChance, pick, seededChance } from '../../engine/core/chance.ts'
import type { Chance } from '../../engine/core/game.ts'
import { hmacSha256, sha256 } from '../../engine/core/sha256.ts'

const ascii = (text: string) => new TextEncoder().encode(text)
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const draws = (chance: Chance, count: number, bound = 2 ** 32) => Array.from({ length: count }, () => chance.below(bound))

describe('SHA-256 (FIPS 180-4, NIST vectors)', () => {
  test.each([
    ['nothing', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['three letters', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'two blocks of letters',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'two full blocks of letters',
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a million letters', 'a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('the digest of %s is the published one', (_name, message, digest) => {
    expect(hex(sha256(ascii(message)))).toBe(digest)
  })

  test('any message has the digest that another implementation gives', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
        expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
      }),
    )
  })
})

describe('HMAC (RFC 4231)', () => {
  test.each([
    ['a short key', '0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    ['a word for a key', '4a656665', 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    [
      'a key longer than a block',
      'aa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('under %s the code is the published one', (_name, key, message, code) => {
    expect(hex(hmacSha256(Buffer.from(key, 'hex'), ascii(message)))).toBe(code)
  })

  test('any key and message have the code that another implementation gives', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 150 }), (key, message) => {
        expect(hex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }),
    )
  })
})

describe('seeded chance', () => {
  test('is HMAC in counter mode, word after word, so that a deal can be checked outside', () => {
    const key = createHmac('sha256', createHash('sha256').update('00ff').digest()).update('deal').digest()
    const words = [0, 1].flatMap((count) => {
      const counter = Buffer.alloc(8)
      counter.writeBigUInt64BE(BigInt(count))
      const block = createHmac('sha256', key).update(counter).digest()
      return Array.from({ length: 8 }, (_, word) => block.readUInt32BE(word * 4))
    })
    expect(draws(seededChance('00FF', 'deal'), 16)).toEqual(words)
  })

  test('the same seed and stream give the same numbers again', () => {
    expect(draws(seededChance('0', 'deal'), 100)).toEqual(draws(seededChance('0', 'deal'), 100))
  })

  test('streams of one seed, and seeds that differ in length only, have no number in common', () => {
    const streams = [seededChance('a', 'deal'), seededChance('a', 'bot:3'), seededChance('a', 'bot:30'), seededChance('0a', 'deal')]
    const all = streams.flatMap((chance) => draws(chance, 100))
    expect(new Set(all).size).toBe(400)
  })

  test.each(['', 'xyz', '0x12', ' 12', '12\n'])('the seed %j is refused', (seed) => {
    expect(() => seededChance(seed, 'deal')).toThrow('not a hexadecimal seed')
  })
})

const sources: [string, () => Chance][] = [
  ['seeded', () => seededChance('c0ffee', 'test')],
  ['fast', () => fastChance(7)],
]
describe.each(sources)('%s chance', (_name, source) => {
  test('every number below the bound is about equally likely (chi square under 0.1 %)', () => {
    const counts = new Array<number>(10).fill(0)
    for (const drawn of draws(source(), 20_000, 10)) counts[drawn] = (counts[drawn] ?? 0) + 1
    const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    expect(chiSquare).toBeLessThan(27.9)
  })

  test('a bound that does not divide 2^32 favours no half: too high words are drawn again', () => {
    const bound = 3 * 2 ** 30
    const low = draws(source(), 20_000, bound).filter((drawn) => drawn < 2 ** 30).length
    expect(low / 20_000).toBeGreaterThan(0.31)
    expect(low / 20_000).toBeLessThan(0.36)
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('the bound %d is refused', (bound) => {
    expect(() => source().below(bound)).toThrow('no chance below')
  })

  test('of one number there is only zero', () => {
    expect(draws(source(), 5, 1)).toEqual([0, 0, 0, 0, 0])
  })
})

describe('fast chance', () => {
  test('seeds next to each other, and those that differ past 32 bits, give different numbers', () => {
    const first = [0, 1, 2, 3, 2 ** 32, 2 ** 33].map((seed) => draws(fastChance(seed), 4).join())
    expect(new Set(first).size).toBe(6)
  })
})

describe('shuffling', () => {
  test('keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.nat(), (cards, seed) => {
        expect(shuffle(cards, fastChance(seed)).sort()).toEqual([...cards].sort())
      }),
    )
  })

  test('each of the six orders of three cards is about equally likely', () => {
    const chance = fastChance(1)
    const orders = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(['a', 'b', 'c'], chance).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })

  test('picking from nothing is a mistake of the program', () => {
    expect(() => pick([], fastChance(1))).toThrow('nothing to pick from')
  })
})
