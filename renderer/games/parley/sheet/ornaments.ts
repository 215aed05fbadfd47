import type { Sketch, Stamps } from './paint.ts'
import { roseRoom, titleRoom } from './plan.ts'
import { freeSpot, type Spot } from './spots.ts'

const GALLEON = { width: 122, height: 92 }
const FLUTE = { width: 98, height: 72 }
const SCALE = { width: 166, height: 60 }
/** Hills and woods: how far apart they stand, and how far from the shore. */
const APART = 58
const INLAND = 13
const SOUNDINGS = 46

/** Courses of the winds, from the rose and from a second one out of sight. */
export function paintRhumbs(context: CanvasRenderingContext2D, { plan, sea }: Sketch): void {
  const from = plan.rose ?? { x: sea.x + sea.width * 0.12, y: sea.y + sea.height * 0.16 }
  for (let wind = 0; wind < 32; wind++)
    ray(context, from, (wind * Math.PI) / 16, {
      colour: wind % 2 ? '#2f5a3f' : '#8d3a1d',
      width: wind % 4 ? 0.8 : 1.1,
      alpha: wind % 4 ? 0.2 : 0.36,
    })
  const other = { x: sea.x + sea.width * 0.86, y: sea.y + sea.height * 0.74 }
  for (let wind = 0; wind < 16; wind++)
    ray(context, other, Math.PI + ((wind + 0.5) * Math.PI) / 8, { colour: '#8d3a1d', width: 0.8, alpha: 0.14 })
}

type Line = { colour: string; width: number; alpha: number }

function ray(context: CanvasRenderingContext2D, from: { x: number; y: number }, angle: number, { colour, width, alpha }: Line): void {
  context.globalAlpha = alpha
  context.strokeStyle = colour
  context.lineWidth = width
  context.beginPath()
  context.moveTo(from.x, from.y)
  context.lineTo(from.x + 1800 * Math.cos(angle), from.y + 1800 * Math.sin(angle))
  context.stroke()
  context.globalAlpha = 1
}

/** Fathoms, where the lead was cast: only on a sea whose coasts nobody has drawn. */
export function paintSoundings(context: CanvasRenderingContext2D, { plan, sea, random, hasCoast, ground }: Sketch): void {
  if (hasCoast) return
  context.save()
  context.font = 'italic 500 13px Alegreya, Georgia, serif'
  context.textAlign = 'center'
  context.fillStyle = '#24413f'
  context.globalAlpha = 0.62
  const cast: { x: number; y: number }[] = []
  for (let tries = 0; tries < SOUNDINGS * 8 && cast.length < SOUNDINGS; tries++) {
    const at = { x: sea.x + 16 + random() * (sea.width - 32), y: sea.y + 18 + random() * (sea.height - 32) }
    const isFree =
      cast.every((other) => Math.hypot(other.x - at.x, other.y - at.y) > 46) &&
      [...plan.ports, ...plan.closed].every((port) => Math.hypot(port.x - at.x, port.y - at.y) > plan.field.radius * 1.15)
    if (!isFree) continue
    cast.push(at)
    context.fillText(String(2 + Math.floor(Math.min(60, ground.toShore(at.x, at.y) * 0.16) + random() * 9)), at.x, at.y)
  }
  context.restore()
}

/** Hills, woods and dunes stand inland, the farther first. */
export function paintRelief(context: CanvasRenderingContext2D, sketch: Sketch, stamps: Stamps): void {
  const { sea, ground, random, grain, plan } = sketch
  const size = sketch.hasCoast ? 1 : Math.min(1, plan.field.radius / 58)
  const step = APART * size
  for (let y = sea.y; y < sea.y + sea.height; y += step * 0.72)
    for (let x = sea.x + random() * step; x < sea.x + sea.width; x += step) {
      const at = { x: x + (random() - 0.5) * step * 0.7, y: y + (random() - 0.5) * step * 0.5 }
      const chosen = kindAt(grain(at.x / 150 + 7, at.y / 120), random())
      const isInland = ground.isLand(at.x, at.y) && ground.toShore(at.x, at.y) > INLAND * size
      if (chosen === null || !isInland) continue
      const count = chosen === 'wood' || chosen === 'palm' ? 1 : 2
      for (let one = 0; one < count; one++)
        stamps.stamp(context, `${chosen}-${Math.floor(random() * 3)}`, {
          x: at.x + (one - (count - 1) / 2) * 16 * size,
          y: at.y + (random() - 0.5) * 6,
          scale: size * (0.78 + random() * 0.3),
        })
    }
}

function kindAt(height: number, luck: number): string | null {
  if (luck < 0.3) return null
  if (height > 0.62) return 'alp'
  if (height > 0.44) return 'hill'
  if (height > 0.3) return 'wood'
  return luck > 0.65 ? 'palm' : 'dune'
}

/** Rose, cartouche, ships and scale, where there is room. */
export function paintOrnaments(context: CanvasRenderingContext2D, { plan, sea, ground }: Sketch, stamps: Stamps): void {
  const hexagons = [...plan.ports, ...plan.closed].map(({ x, y }) => ({ x, y, radius: plan.field.radius }))
  const taken = [titleRoom(plan), roseRoom(plan)].flatMap((room) => (room ? [room] : []))
  const set = (name: string, size: { width: number; height: number }, likes: (x: number, y: number) => number): void => {
    const spot: Spot | null = freeSpot({ size, sea, hexagons, taken, likes, scales: [1, 0.75] })
    if (!spot || likes(spot.x, spot.y) === Number.NEGATIVE_INFINITY) return
    taken.push({ ...spot, width: size.width * spot.scale, height: size.height * spot.scale })
    stamps.stamp(context, name, spot)
  }
  const atSea = (x: number, y: number): number => {
    const isFree = !ground.isLand(x, y) && ground.toShore(x, y) > 40
    return isFree ? 0 : Number.NEGATIVE_INFINITY
  }
  if (plan.whole) {
    set('galleon', GALLEON, (x, y) => atSea(x, y) - Math.abs(x - sea.x - 110) - Math.abs(y - sea.y - sea.height * 0.55))
    set('flute', FLUTE, (x, y) => atSea(x, y) - Math.abs(x - sea.x - sea.width + 120) - Math.abs(y - sea.y - sea.height * 0.4))
    set('scale', SCALE, (x, y) => y * 2 - Math.abs(x - sea.x - sea.width * 0.3))
  }
  if (plan.title) stamps.stamp(context, 'cartouche', plan.title)
  if (!plan.rose) return
  // the fleur-de-lys stands out of the rose; it shows where north is
  const { x, y, scale } = plan.rose
  if (plan.field.turned) stamps.stamp(context, 'rose', { x: x + 10 * scale, y, scale, turn: -90 })
  else stamps.stamp(context, 'rose', { x, y: y + 10 * scale, scale })
}
