import type { Path } from './contract.ts'

/** Where a piece is on its way; CSS pixels, degrees. `scale` is against the size that it is drawn at. */
export type Pose = { x: number; y: number; turn: number; scale: number; alpha: number; lift: number }

const out = (t: number) => 1 - (1 - t) ** 3
const inOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2)
const soft = (t: number) => -(Math.cos(Math.PI * t) - 1) / 2
const mix = (a: number, b: number, t: number) => a + (b - a) * t
const hump = (t: number) => Math.sin(Math.PI * t)

function between(from: Pose, to: Pose, t: number): Pose {
  return {
    x: mix(from.x, to.x, t),
    y: mix(from.y, to.y, t),
    turn: mix(from.turn, to.turn, t),
    scale: mix(from.scale, to.scale, t),
    alpha: mix(from.alpha, to.alpha, t),
    lift: mix(from.lift, to.lift, t),
  }
}

const distance = (from: Pose, to: Pose) => Math.hypot(to.x - from.x, to.y - from.y)

type Way = (from: Pose, to: Pose, t: number) => Pose

const arc: Way = (from, to, t) => {
  const pose = between(from, to, soft(t))
  const rise = hump(t)
  pose.y -= rise * Math.min(90, distance(from, to) * 0.16)
  pose.lift = Math.max(pose.lift, rise)
  pose.scale *= 1 + rise * 0.05
  return pose
}

/** Up, over, and a small bounce where it lands. */
const hop: Way = (from, to, t) => {
  const flight = Math.min(1, t / 0.8)
  const pose = between(from, to, mix(flight, soft(flight), 0.6))
  const rest = (t - 0.8) / 0.2
  const rise = t < 0.8 ? hump(flight) : hump(rest) * 0.07
  pose.y -= rise * (34 + distance(from, to) * 0.2)
  pose.lift = rise
  return pose
}

/** A curve with the wind, heeling a little. */
const sail: Way = (from, to, t) => {
  const pose = between(from, to, inOut(t))
  const length = distance(from, to) || 1
  const bend = hump(soft(t)) * length * 0.16
  pose.x += ((to.y - from.y) / length) * bend
  pose.y -= (Math.abs(to.x - from.x) / length) * bend
  pose.turn += Math.sin(t * Math.PI * 5) * 4 * (1 - t)
  return pose
}

/** Swings down out of the lamplight, thuds, and rocks until it lies. */
const drop: Way = (from, to, t) => {
  const fall = Math.min(1, t / 0.52)
  const pose = between(from, to, soft(fall))
  pose.y -= (1 - fall * fall) * 150
  pose.lift = 1 - fall * fall
  pose.scale *= 1 + (1 - fall) * 0.5
  pose.alpha = Math.min(1, t * 6)
  const after = Math.max(0, (t - 0.52) / 0.48)
  pose.turn += t < 0.52 ? Math.sin(fall * Math.PI * 1.5) * -26 * (1 - fall * 0.4) : Math.sin(after * Math.PI * 3) * 9 * (1 - after)
  return pose
}

/** Pressed from above, 1.3 → 1, with the weight of a hand. */
const stamp: Way = (_from, to, t) => {
  const press = Math.min(1, t / 0.5)
  const after = Math.max(0, (t - 0.5) / 0.5)
  const weight = press ** 2.4
  return {
    ...to,
    y: to.y - (1 - weight) * 26,
    scale: to.scale * (1.5 - 0.5 * weight - hump(Math.min(1, after * 1.6)) * 0.05),
    alpha: Math.min(1, t * 5),
    lift: 1 - weight,
  }
}

const fade: Way = (from, to, t) => ({ ...(t < 1 && from.alpha > to.alpha ? from : to), alpha: mix(from.alpha, to.alpha, t) })

const flip: Way = (from, to, t) => {
  const pose = between(from, to, soft(t))
  pose.lift = Math.max(pose.lift, hump(t) * 0.8)
  pose.scale *= 1 + hump(t) * 0.06
  return pose
}

const burst: Way = (_from, to, t) => ({ ...to, scale: to.scale * mix(0.35, 1, out(t)), alpha: 1 - t * t })

const tick: Way = (from, to, t) => {
  const pose = between(from, to, out(t))
  pose.scale *= 1 + hump(t) * 0.14
  return pose
}

const straight: Way = (from, to, t) => between(from, to, out(t))

const WAYS: Record<Path, Way> = { straight, arc, hop, sail, drop, stamp, fade, flip, burst, tick }

/** Where a piece is at share `t` of its way. */
export function along(path: Path, from: Pose, to: Pose, t: number): Pose {
  return t >= 1 && path !== 'burst' ? to : WAYS[path](from, to, t)
}

/** At which share of the way its sound is heard. */
export function soundAt(path: Path): number {
  if (path === 'drop') return 0.5
  if (path === 'stamp') return 0.46
  return path === 'hop' ? 0.8 : 0
}
