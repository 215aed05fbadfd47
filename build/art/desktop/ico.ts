/** One size of a picture: RGBA, 8 bits each, row by row from the top, and the same as a PNG. */
export type Raster = { size: number; rgba: Buffer; png: Buffer }

const HEADER = 6
const ENTRY = 16
const BITMAP_HEADER = 40

/** From here on a PNG is smaller, and every reader of icons knows it; the sizes below are bitmaps, for old installers. */
const AS_PNG = 256

/** The pictures as one icon of Windows. Each at most 256 px. */
export function ico(pictures: readonly Raster[]): Buffer {
  const images = pictures.map((picture) => (picture.size >= AS_PNG ? picture.png : bitmap(picture)))
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [i, { size }] of pictures.entries()) {
    const at = HEADER + ENTRY * i
    const bytes = images[i]?.length ?? 0
    // 0 stands for 256
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(bytes, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += bytes
  }
  return Buffer.concat([head, ...images])
}

/** A bitmap as icons hold it: upside down, blue first, its height counted twice, and a mask of one bit behind it. */
function bitmap({ size, rgba }: Raster): Buffer {
  const head = Buffer.alloc(BITMAP_HEADER)
  head.writeUInt32LE(BITMAP_HEADER, 0)
  head.writeInt32LE(size, 4)
  head.writeInt32LE(size * 2, 8)
  head.writeUInt16LE(1, 12)
  head.writeUInt16LE(32, 14)
  const maskRow = Math.ceil(size / 32) * 4
  const colours = Buffer.alloc(size * size * 4)
  const mask = Buffer.alloc(maskRow * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = (y * size + x) * 4
      const row = size - 1 - y
      const to = (row * size + x) * 4
      const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(from, from + 4)
      colours.set([blue, green, red, alpha], to)
      if (alpha === 0) mask[row * maskRow + (x >> 3)] = (mask[row * maskRow + (x >> 3)] ?? 0) | (0x80 >> (x & 7))
    }
  return Buffer.concat([head, colours, mask])
}
