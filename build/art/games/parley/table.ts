import { radial, rect } from '../../svg.ts'
import { boards } from '../../wood.ts'

export const TABLE = { width: 1920, height: 1080 }
const ALL = { x: 0, y: 0, ...TABLE }

/** A chart room at night: dark walnut under one lamp, that hangs over the sheet. */
export function drawTable(): string {
  return (
    boards({
      ...ALL,
      seed: 8,
      first: 216,
      growth: 1,
      most: 216,
      octaves: 3,
      matrix: '.135 0 0 0 .055 .080 0 0 0 .034 .045 0 0 0 .019 0 0 0 0 1',
      gap: 0.75,
      lip: 0.1,
      nails: false,
    }) + light()
  )
}

function light(): string {
  const glow = radial(
    960,
    330,
    1100,
    [
      [0, '#ffcf7a', 0.5],
      [0.35, '#ffb24e', 0.26],
      [0.7, '#ff9c32', 0.06],
      [1, '#ff9c32', 0],
    ],
    'translate(0,60) scale(1,.82)',
  )
  const night = radial(
    960,
    430,
    1180,
    [
      [0.5, '#0a0603', 0],
      [1, '#070402', 0.78],
    ],
    'translate(0,60) scale(1,.86)',
  )
  return glow.definition + rect(ALL, { fill: glow.paint }) + night.definition + rect(ALL, { fill: night.paint })
}
