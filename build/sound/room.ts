import { at0, RATE, type Stereo, type Wave } from './wave.ts'

/** Loop lengths in samples, mutually prime enough that no pitch stands out. */
const COMBS = [1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617]
const DIFFUSERS = [556, 441, 341, 225]
/** The right ear hears a slightly larger room. */
const EAR = 23

type Room = {
  /** Until the echo is 60 dB down. */
  seconds: number
  /** 0 bright (stone) … 0.9 dull (cloth, distance). */
  dull: number
  /** Share of the echo in the sum, 0 to 1. */
  wet: number
}

/** A room of eight combs and four diffusers an ear, after Schroeder. The tail is added to the length. */
export function inRoom(dry: Stereo | Wave, room: Room): Stereo {
  const source = dry instanceof Float32Array ? { left: dry, right: dry } : dry
  const tail = Math.round(room.seconds * RATE)
  return { left: oneEar(source.left, room, tail, 0), right: oneEar(source.right, room, tail, EAR) }
}

/** The same for a loop: it has always been sounding, so its own tail is already there at the start. */
export function inRoomRound(dry: Stereo, room: Room): Stereo {
  const rounds = 1 + Math.ceil((room.seconds * RATE) / dry.left.length)
  const long = { left: repeat(dry.left, rounds), right: repeat(dry.right, rounds) }
  const from = dry.left.length * (rounds - 1)
  return {
    left: oneEar(long.left, room, 0, 0).slice(from),
    right: oneEar(long.right, room, 0, EAR).slice(from),
  }
}

function oneEar(dry: Wave, room: Room, tail: number, ear: number): Wave {
  const input = new Float32Array(dry.length + tail)
  input.set(dry)
  const echo = new Float32Array(input.length)
  for (const length of COMBS) addComb(echo, input, length + ear, room)
  for (const length of DIFFUSERS) diffuse(echo, length + ear)
  return input.map((sample, index) => sample * (1 - room.wet) + at0(echo, index) * room.wet * 0.35)
}

function addComb(onto: Wave, input: Wave, length: number, room: Room): void {
  const ring = new Float32Array(length)
  const keep = 10 ** ((-3 * length) / (RATE * room.seconds))
  let dulled = 0
  for (let index = 0; index < input.length; index++) {
    const place = index % length
    const out = at0(ring, place)
    dulled = out * (1 - room.dull) + dulled * room.dull
    ring[place] = at0(input, index) + dulled * keep
    onto[index] = at0(onto, index) + out
  }
}

function diffuse(wave: Wave, length: number): void {
  const ring = new Float32Array(length)
  for (let index = 0; index < wave.length; index++) {
    const place = index % length
    const kept = at0(ring, place)
    const out = kept - at0(wave, index) * 0.5
    ring[place] = at0(wave, index) + out * 0.5
    wave[index] = out
  }
}

function repeat(wave: Wave, rounds: number): Wave {
  const long = new Float32Array(wave.length * rounds)
  for (let round = 0; round < rounds; round++) long.set(wave, round * wave.length)
  return long
}
