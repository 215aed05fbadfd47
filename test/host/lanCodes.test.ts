import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lanAddresses } from '../../electron/host/lan/interfaces.ts'
import { isPrivate } from '../../electron/host/lan/ipv4.ts'
import { CODE_PORTS, joinCode, readJoinCode, readPlace } from '../../electron/host/lan/joinCode.ts'

const FIRST = 4616
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const part = fc.nat(255)
const address = fc.oneof(
  fc.tuple(fc.constant(192), fc.constant(168), part, part),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), part, part),
  fc.tuple(fc.constant(10), part, part, part),
  fc.tuple(fc.constant(169), fc.constant(254), part, part),
)
const place = fc.tuple(address, fc.nat(CODE_PORTS - 1)).map(([numbers, step]) => ({ address: numbers.join('.'), port: FIRST + step }))

const codeOf = (at: { address: string; port: number }): string => joinCode(at, FIRST) ?? ''

describe('the code of a host', () => {
  it('says where it is, in five to eight letters, however it is written down', () => {
    fc.assert(
      fc.property(place, (at) => {
        const code = codeOf(at)
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5,8}$/)
        const sloppy = `${code.slice(0, 3).toLowerCase()} - ${code.slice(3)}`.replaceAll('0', 'o').replaceAll('1', 'l')
        expect([readJoinCode(code, FIRST), readJoinCode(sloppy, FIRST)]).toEqual([at, at])
      }),
    )
  })

  it('is short in a home', () => {
    expect(codeOf({ address: '192.168.1.20', port: FIRST })).toHaveLength(6)
  })

  it('tells of a wrong letter, but 0 for Z, and of two in the wrong order', () => {
    const wrongs = (code: string): string[] => {
      const letters = [...code]
      const others = letters.flatMap((letter, at) =>
        [...LETTERS]
          .filter((each) => each !== letter && !['0Z', 'Z0'].includes(letter + each))
          .map((each) => letters.with(at, each).join('')),
      )
      const swapped = letters.slice(1).map((letter, at) =>
        letters
          .with(at, letter)
          .with(at + 1, letters[at] ?? '')
          .join(''),
      )
      return [...others, ...swapped.filter((each, at) => each !== code && !['0Z', 'Z0'].includes(code.slice(at, at + 2)))]
    }
    fc.assert(
      fc.property(place, (at) => {
        expect(wrongs(codeOf(at)).filter((each) => readJoinCode(each, FIRST) !== null)).toEqual([])
      }),
    )
  })

  it('is none for addresses that the internet reaches, ports far off, and words', () => {
    expect(joinCode({ address: '8.8.8.8', port: FIRST }, FIRST)).toBe(null)
    expect(joinCode({ address: '192.168.1.2', port: FIRST + CODE_PORTS }, FIRST)).toBe(null)
    expect(joinCode({ address: '192.168.1.2', port: FIRST - 1 }, FIRST)).toBe(null)
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readJoinCode(text, FIRST)
        expect(read === null || isPrivate(read.address)).toBe(true)
      }),
    )
  })
})

describe('what people call a host by', () => {
  it('is its code, or its address with or without the port', () => {
    const home = { address: '192.168.1.20', port: FIRST }
    for (const text of [codeOf(home), '192.168.1.20', ' 192.168.1.20:4616 ', 'http://192.168.1.20:4616/'])
      expect(readPlace(text, FIRST)).toEqual(home)
    expect(readPlace('10.0.0.7:80', FIRST)).toEqual({ address: '10.0.0.7', port: 80 })
  })

  it.each(['', '8.8.8.8', '127.0.0.1', '192.168.1.20:0', '192.168.1.20:65536', '192.168.1', 'http://evil.example/', '192.168.1.20/x'])(
    'is never %j',
    (text) => {
      expect(readPlace(text, FIRST)).toBeNull()
    },
  )
})

describe('the addresses of a machine', () => {
  const info = (address: string, internal = false) => ({ address, internal, family: 'IPv4' as const, netmask: '', mac: '', cidr: null })

  it('are listed with the room first, then what is behind a container or a tunnel, then what machines give themselves', () => {
    const found = lanAddresses({
      lo: [info('127.0.0.1', true)],
      docker0: [info('172.17.0.1')],
      'vEthernet (WSL)': [info('172.20.0.1')],
      Ethernet: [info('169.254.9.9')],
      'Wi-Fi': [info('192.168.1.20')],
      en7: [info('10.0.0.7')],
      wan: [info('8.8.4.4')],
    })
    expect(found.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'Wi-Fi lan',
      'en7 lan',
      'docker0 virtual',
      'vEthernet (WSL) virtual',
      'Ethernet link-local',
    ])
  })

  it('are private to their last number', () => {
    for (const [inside, outside] of [
      ['10.255.255.255', '11.0.0.0'],
      ['172.31.255.255', '172.32.0.0'],
      ['172.16.0.0', '172.15.255.255'],
      ['192.168.0.0', '192.169.0.0'],
      ['100.127.255.255', '100.128.0.0'],
    ] as const)
      expect([isPrivate(inside), isPrivate(outside)]).toEqual([true, false])
    for (const word of ['', '10.0.0', '10.0.0.256', '10.0.0.1.2', 'localhost']) expect(isPrivate(word)).toBe(false)
  })
})
