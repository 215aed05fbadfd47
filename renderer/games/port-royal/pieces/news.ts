import { Container } from 'pixi.js'
import { GOLD, hand } from '../../../table/ink.ts'
import type { PieceMaker } from '../../../table/piece.ts'

const ON_BRIGHT = '#2b1a08'
/** Below this width a plate has room for a number only. */
const WORDS_PX = 90

/** Words on a plate; `face` is their key: what is said across the harbour, what holds for the rest of the game, whose turn it is. */
export const news: PieceMaker = (kit) => {
  const root = new Container()
  const plates = [root.addChild(kit.nine('plate')), root.addChild(kit.nine('plate-on'))]
  const line = root.addChild(kit.line())
  return {
    root,
    show({ face, width, height, values }) {
      const scale = height / 34
      const bright = values?.bright === 1
      kit.write(line, kit.say(face), hand('title', height * 0.6, bright ? ON_BRIGHT : GOLD), { width: width * 0.9 })
      for (const [index, plate] of plates.entries()) {
        plate.visible = (index === 1) === bright
        plate.scale.set(scale)
        plate.setSize(Math.min(width, line.width + height) / scale, 34)
      }
    },
  }
}

/** 3.3 By the pile: how likely its next card is to end the turn. */
export const odds: PieceMaker = (kit) => {
  const root = new Container()
  const plate = root.addChild(kit.nine('badge'))
  const line = root.addChild(kit.line())
  return {
    root,
    show({ width, height, values }) {
      const percent = Number(values?.percent ?? 0)
      const text = kit.say(width < WORDS_PX ? 'panel.oddsShort' : 'panel.odds', { percent })
      const ink = percent >= 40 ? '#f0876f' : percent >= 20 ? '#f7dc8a' : '#dfe8cf'
      kit.write(line, text, hand('title', height * 0.62, ink), { width: width * 0.8 })
      plate.scale.set(height / 40)
      plate.setSize((line.width + height * 0.9) / plate.scale.x, 40)
    },
  }
}
