import type { Point } from './spline.ts'

/** Steps of a degree that a packed coast knows. */
const STEPS = 100
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const HALF = 32

/** A ring of degrees as text: differences from corner to corner, each in digits of five bits, the lowest first. */
export function packRing(ring: readonly Point[]): string {
  let [lon, lat] = [0, 0]
  let text = ''
  for (const point of ring) {
    const [nextLon, nextLat] = [Math.round(point[0] * STEPS), Math.round(point[1] * STEPS)]
    text += packNumber(nextLon - lon) + packNumber(nextLat - lat)
    ;[lon, lat] = [nextLon, nextLat]
  }
  return text
}

export function unpackRing(text: string): Point[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter)
    value += (digit % HALF) << shift
    shift += 5
    if (digit >= HALF) continue
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
    ;[value, shift] = [0, 0]
  }
  const ring: Point[] = []
  let [lon, lat] = [0, 0]
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    lon += numbers[i] ?? 0
    lat += numbers[i + 1] ?? 0
    ring.push([lon / STEPS, lat / STEPS])
  }
  return ring
}

function packNumber(value: number): string {
  let rest = value < 0 ? -value * 2 - 1 : value * 2
  let text = ''
  do {
    const digit = rest % HALF
    rest = (rest - digit) / HALF
    text += DIGITS[rest > 0 ? digit + HALF : digit]
  } while (rest > 0)
  return text
}
