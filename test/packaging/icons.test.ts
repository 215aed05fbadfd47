import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ICNS_SIZES, icns } from '../../build/art/desktop/icns.ts'
import { ico, type Raster } from '../../build/art/desktop/ico.ts'
import { ASSETS } from '../../build/art/manifest.ts'

/** A picture with runs and noise in every channel, and a corner that is clear. */
async function pictured(size: number): Promise<Raster> {
  const rgba = Buffer.alloc(size * size * 4)
  for (let i = 0; i < size * size; i++) rgba.set(i < size ? [0, 0, 0, 0] : [i % 7 ? 200 : i % 256, i % 256, 9, 255], i * 4)
  const png = await sharp(rgba, { raw: { width: size, height: size, channels: 4 } })
    .png()
    .toBuffer()
  return { size, rgba, png }
}

const sizeOfPng = (png: Buffer) => png.readUInt32BE(16)

/** The pictures of an icon of Windows: size → RGBA of a bitmap, or the PNG. */
function readIco(file: Buffer): Map<number, Buffer> {
  const pictures = new Map<number, Buffer>()
  for (let i = 0; i < file.readUInt16LE(4); i++) {
    const at = 6 + 16 * i
    const size = file.readUInt8(at) || 256
    const content = file.subarray(file.readUInt32LE(at + 12), file.readUInt32LE(at + 12) + file.readUInt32LE(at + 8))
    pictures.set(size, content.toString('latin1', 1, 4) === 'PNG' ? content : rgbaOf(content, size))
  }
  return pictures
}

function rgbaOf(bitmap: Buffer, size: number): Buffer {
  const rgba = Buffer.alloc(size * size * 4)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = 40 + ((size - 1 - y) * size + x) * 4
      const [blue = 0, green = 0, red = 0, alpha = 0] = bitmap.subarray(from, from + 4)
      rgba.set([red, green, blue, alpha], (y * size + x) * 4)
    }
  return rgba
}

/** The parts of an icon of macOS by their names. */
function readIcns(file: Buffer): Map<string, Buffer> {
  expect([file.toString('latin1', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length])
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4))
    parts.set(file.toString('latin1', at, at + 4), file.subarray(at + 8, at + file.readUInt32BE(at + 4)))
  return parts
}

/** Undoes the counting of runs, as macOS does. */
function unpacked(part: Buffer): number[] {
  expect(part.toString('latin1', 0, 4)).toBe('ARGB')
  const bytes: number[] = []
  for (let at = 4; at < part.length; ) {
    const lead = part[at] ?? 0
    if (lead >= 0x80) bytes.push(...Array<number>(lead - 0x80 + 3).fill(part[at + 1] ?? 0))
    else bytes.push(...part.subarray(at + 1, at + 2 + lead))
    at += lead >= 0x80 ? 2 : lead + 2
  }
  return bytes
}

describe('an icon of Windows', () => {
  test('gives back every picture that was put in, the largest as a PNG', async () => {
    const pictures = await Promise.all([16, 48, 256].map(pictured))
    const read = readIco(ico(pictures))
    expect([...read.keys()]).toEqual([16, 48, 256])
    for (const { size, rgba, png } of pictures) expect(read.get(size)?.equals(size === 256 ? png : rgba), `${size}`).toBe(true)
  })
})

describe('an icon of macOS', () => {
  test('gives back every picture that was put in, under the names that macOS asks for', async () => {
    const pictures = await Promise.all([16, 32, 64].map(pictured))
    const parts = readIcns(icns(pictures))
    expect([...parts.keys()]).toEqual(['ic04', 'ic05', 'ic11', 'ic12'])
    for (const [i, name] of ['ic04', 'ic05'].entries()) {
      const { rgba = Buffer.alloc(0) } = pictures[i] ?? {}
      const channels = [3, 0, 1, 2].flatMap((channel) => [...rgba.filter((_, at) => at % 4 === channel)])
      expect(unpacked(parts.get(name) ?? Buffer.alloc(0))).toEqual(channels)
    }
    expect(sizeOfPng(parts.get('ic12') ?? Buffer.alloc(0))).toBe(64)
  })
})

describe('the icons of the program', () => {
  const baked = (name: string) => readFileSync(path.join(ASSETS, 'desktop', name))

  test.each(['icon', 'game', 'rules'])('%s is there in every size that Windows and macOS ask for', (name) => {
    expect([...readIco(baked(`${name}.ico`)).keys()]).toEqual(expect.arrayContaining([16, 24, 32, 48, 256]))
    const parts = readIcns(baked(`${name}.icns`))
    const most = name === 'icon' ? ICNS_SIZES.length + 3 : ICNS_SIZES.length + 2
    expect(parts.size).toBe(most)
  })

  test('are on Linux as large as their names say', () => {
    for (const size of [16, 24, 32, 48, 64, 96, 128, 256, 512]) expect(sizeOfPng(baked(`linux/${size}x${size}.png`))).toBe(size)
  })
})
