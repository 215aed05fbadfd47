import { describe, expect, it } from 'vitest'
import { keepLit, type Lamp, programLamp } from '../../../renderer/app/awake.ts'

/** A lamp that counts how often it is held; `refuse` = how often it may not be had. */
function lampOf({ refuse = 0 } = {}) {
  const told = { lit: 0, taken: 0, listening: false, lose: () => {} }
  const lamp: Lamp = {
    async take() {
      told.taken++
      if (told.taken <= refuse) throw new Error('the battery is low')
      told.lit++
      return () => void told.lit--
    },
    onLost(again) {
      told.listening = true
      told.lose = again
      return () => {
        told.listening = false
      }
    },
  }
  return { lamp, told }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the screen', () => {
  it('stays lit while a game is played, and goes dark after it', async () => {
    const { lamp, told } = lampOf()
    const stop = keepLit(lamp)
    await settled()
    expect(told).toMatchObject({ lit: 1, listening: true })
    stop()
    expect(told).toMatchObject({ lit: 0, listening: false })
  })

  it('is lit again when the page comes back, and held once however often it does', async () => {
    const { lamp, told } = lampOf()
    const stop = keepLit(lamp)
    await settled()
    told.lose()
    await settled()
    told.lose()
    told.lose()
    await settled()
    expect(told).toMatchObject({ lit: 1, taken: 4 })
    stop()
    expect(told.lit).toBe(0)
  })

  it('is not left lit by a page that went before the light came', async () => {
    const { lamp, told } = lampOf()
    keepLit(lamp)()
    await settled()
    expect(told.lit).toBe(0)
  })

  it('of the desktop program stays lit for a room that is entered while another is left', async () => {
    const told: boolean[] = []
    const lamp = programLamp(async (wanted) => void told.push(wanted))
    const leave = keepLit(lamp)
    leave()
    const stop = keepLit(lamp)
    await settled()
    expect(told.at(-1)).toBe(true)
    stop()
    expect(told.at(-1)).toBe(false)
  })

  it('that may not be lit now is tried when the page comes back, and nothing breaks', async () => {
    const { lamp, told } = lampOf({ refuse: 1 })
    const stop = keepLit(lamp)
    await settled()
    expect(told.lit).toBe(0)
    told.lose()
    await settled()
    expect(told.lit).toBe(1)
    stop()
  })
})
