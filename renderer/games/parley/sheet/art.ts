import type { Stamps } from './paint.ts'
import { unpackRing } from './rings.ts'
import type { Point } from './spline.ts'

type Frames = { frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }> }

const address = (file: string): string => new URL(`games/parley/${file}`, document.baseURI).href

/** Fetched once, for the first map that wants them. */
const stamps = new Map<1 | 2, Promise<Stamps>>()
let coast: Promise<Point[][]> | null = null

/** Nothing has come yet, or could not come: the sheet is drawn without it. */
export const BARE: Stamps = { blank: null, stamp() {} }

export function loadStamps(scale: 1 | 2): Promise<Stamps> {
  const known = stamps.get(scale) ?? fetchStamps(scale)
  stamps.set(scale, known)
  known.catch(() => stamps.delete(scale))
  return known
}

async function fetchStamps(scale: 1 | 2): Promise<Stamps> {
  const [blank, ornaments, table] = await Promise.all([
    fetchImage(`blank@${scale}x.webp`),
    fetchImage(`ornaments@${scale}x.webp`),
    fetchText(`ornaments@${scale}x.json`),
  ])
  // Our own file, as build/art/atlas.ts writes it.
  const { frames } = JSON.parse(table) as Frames
  return {
    blank,
    stamp(context, name, { x, y, scale: size = 1, turn = 0 }) {
      const found = frames[name]?.frame
      if (!found) return
      const [width, height] = [(found.w / scale) * size, (found.h / scale) * size]
      context.save()
      context.translate(x, y)
      context.rotate((turn * Math.PI) / 180)
      context.drawImage(ornaments, found.x, found.y, found.w, found.h, -width / 2, -height / 2, width, height)
      context.restore()
    },
  }
}

/** The coasts of the earth, in degrees. */
export function loadCoast(): Promise<Point[][]> {
  coast ??= fetchText('coast.txt').then((text) => text.trim().split('\n').map(unpackRing))
  coast.catch(() => {
    coast = null
  })
  return coast
}

async function fetchText(file: string): Promise<string> {
  const answer = await fetch(address(file))
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer.text()
}

async function fetchImage(file: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address(file)
  await image.decode()
  return image
}
