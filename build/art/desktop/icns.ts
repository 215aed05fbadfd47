import type { Raster } from './ico.ts'

/** Size in px → the names under which macOS looks for it, once as it is and once as the sharp form of half the size. */
const NAMES: Readonly<Record<number, readonly string[]>> = {
  16: ['ic04'],
  32: ['ic05', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
}

/** The two that are no PNG. */
const PACKED = new Set(['ic04', 'ic05'])

export const ICNS_SIZES: readonly number[] = Object.keys(NAMES).map(Number)

/** The pictures as one icon of macOS. */
export function icns(pictures: readonly Raster[]): Buffer {
  const parts = pictures.flatMap((picture) =>
    (NAMES[picture.size] ?? []).map((name) => part(name, PACKED.has(name) ? packed(picture) : picture.png)),
  )
  return part('icns', Buffer.concat(parts))
}

function part(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32BE(8 + content.length, 4)
  return Buffer.concat([head, content])
}

/** Alpha, red, green and blue one after the other, each with its runs counted. */
function packed({ rgba }: Raster): Buffer {
  const channel = (offset: number) => Buffer.from(rgba.filter((_, i) => i % 4 === offset))
  return Buffer.concat([Buffer.from('ARGB'), ...[3, 0, 1, 2].map((offset) => runs(channel(offset)))])
}

const LONGEST_RUN = 130
const LONGEST_PLAIN = 128
const SHORTEST_RUN = 3

/** From 0x80 on a byte says how often the next one comes (3 to 130); below, how many follow as they are (1 to 128). */
function runs(bytes: Buffer): Buffer {
  const out: number[] = []
  let plain: number[] = []
  const flush = () => {
    if (plain.length) out.push(plain.length - 1, ...plain)
    plain = []
  }
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0
    let length = 1
    while (length < LONGEST_RUN && bytes[at + length] === byte) length++
    if (length >= SHORTEST_RUN) {
      flush()
      out.push(0x80 + length - SHORTEST_RUN, byte)
      at += length
      continue
    }
    plain.push(byte)
    if (plain.length === LONGEST_PLAIN) flush()
    at++
  }
  flush()
  return Buffer.from(out)
}
