import { Container } from 'pixi.js'
import { describe, expect, it, vi } from 'vitest'
import type { Layout } from '../../../renderer/table/contract.ts'
import type { Kit } from '../../../renderer/table/kit.ts'
import { rest } from '../../../renderer/table/rest.ts'
import { Scene } from '../../../renderer/table/scene.ts'
import { flight } from '../../../renderer/table/steps.ts'

// PixiJS asks which browser it is in as soon as it is read.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

const PLACE: Layout = { herald: rest(['nothing', ''], { x: 100, y: 100, width: 80, height: 20 }, 0) }
const SHOWN_MS = 1000
const NEWS = { kind: 'news', face: 'last round', aspect: 4, size: 1 }

const pieces = {
  nothing: () => ({ root: new Container(), show: () => {} }),
  news: () => ({ root: new Container({ label: 'news' }), show: () => {} }),
  large: () => ({ root: new Container({ label: 'large' }), show: () => {} }),
  small: () => ({ root: new Container({ label: 'small' }), show: () => {} }),
}
// Pieces that draw nothing need nothing to draw with.
const sceneOf = (reduced: boolean): Scene => new Scene({} as Kit, pieces, reduced, () => {})
const alphaOf = (scene: Scene, name: string): number => scene.root.getChildByLabel(name, true)?.alpha ?? 0

/** What is seen of the words, so long after they came. */
function seenAt(path: 'stamp' | 'straight', reduced = false): (ms: number) => number {
  const scene = sceneOf(reduced)
  scene.settle(PLACE)
  scene.play(PLACE, { steps: [flight('herald', 'herald', { path, at: [0, SHOWN_MS], as: NEWS })], holdMs: SHOWN_MS }, 0)
  let last = 0
  return (ms) => {
    for (; last < ms; last += 20) scene.advance(last, 20)
    scene.advance(ms, 0)
    return alphaOf(scene, 'news')
  }
}

describe('words that are stamped across the table', () => {
  it('fade away after they have been read, and are gone then', () => {
    const seen = seenAt('stamp')
    expect(seen(SHOWN_MS - 20)).toBe(1)
    const half = seen(SHOWN_MS + 240)
    expect(half).toBeGreaterThan(0.2)
    expect(half).toBeLessThan(0.8)
    expect(seen(SHOWN_MS + 600)).toBe(0)
  })

  it('stay as long where motion is reduced', () => {
    expect(seenAt('stamp', true)(SHOWN_MS - 20)).toBe(1)
  })

  it('are the only flights that linger', () => {
    expect(seenAt('straight')(SHOWN_MS + 40)).toBe(0)
  })
})

describe('a piece that is drawn otherwise after an event', () => {
  it('goes over into its new drawing, and is there once', () => {
    const scene = sceneOf(false)
    const box = { x: 100, y: 100, width: 80, height: 120 }
    scene.settle({ event: rest(['large', ''], box, 0) })
    scene.play({ event: rest(['small', ''], { ...box, height: 40 }, 0) }, { steps: [], holdMs: 400 }, 0)
    scene.advance(60, 60)
    expect(alphaOf(scene, 'large')).toBeGreaterThan(0)
    expect(alphaOf(scene, 'large')).toBeLessThan(1)
    for (const now of [300, 400, 500]) scene.advance(now, 100)
    expect(scene.root.getChildrenByLabel(/large|small/, true).map(({ label, alpha }) => [label, alpha])).toEqual([['small', 1]])
    expect([...scene.actors.keys()]).toEqual(['event'])
  })
})
