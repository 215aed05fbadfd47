import { Container } from 'pixi.js'
import type { Mark, Rest } from '../contract.ts'
import { GOLD, hand, PALE } from '../ink.ts'
import type { Kit } from '../kit.ts'
import type { PieceMaker } from '../piece.ts'
import { Panel } from './Panel.ts'

type Spot = {
  cameo: [x: number, y: number, height: number]
  name: [x: number, y: number, size: number, width: number]
  centred: boolean
  lines: 1 | 2
  /** Height and size of the line of words below the name; of one's own plaque. */
  under?: [y: number, size: number]
}

/** In shares of the height, from the top left; `w` = the width in the same unit. */
function spotFor(plan: string, w: number): Spot {
  if (plan === 'mine' && w < 2.2) return { cameo: [0.42, 0.5, 0.86], name: [0.82, 0.36, 0.15, w - 0.92], centred: false, lines: 2 }
  if (plan === 'mine') return { cameo: [0.42, 0.5, 0.86], name: [0.88, 0.4, 0.2, w - 1.0], centred: false, lines: 2 }
  if (plan === 'sheet')
    return { cameo: [0.27, 0.26, 0.42], name: [0.52, 0.2, 0.1, w - 0.56], centred: false, lines: 2, under: [0.38, 0.065] }
  if (plan === 'line') return { cameo: [0.5, 0.5, 0.86], name: [0.98, 0.33, 0.28, w - 1.1], centred: false, lines: 1 }
  if (plan === 'crown') return { cameo: [0.19, 0.2, 0.32], name: [0.38, 0.16, 0.11, w - 0.44], centred: false, lines: 1 }
  if (plan === 'room')
    return { cameo: [w * 0.28, 0.32, Math.min(0.46, w * 0.53)], name: [w * 0.5, 0.655, 0.108, w - 0.1], centred: true, lines: 1 }
  if (plan === 'tile' && w > 1.4) return { cameo: [0.32, 0.42, 0.66], name: [w * 0.5, 0.87, 0.17, w - 0.12], centred: true, lines: 1 }
  if (plan === 'tile') return { cameo: [w * 0.26, 0.36, 0.56], name: [w * 0.5, 0.87, 0.16, w - 0.08], centred: true, lines: 1 }
  return {
    cameo: [w < 2.9 ? 0.42 : 0.48, 0.5, 0.84],
    name: [w < 2.9 ? 0.82 : 0.95, 0.29, 0.225, w - (w < 2.9 ? 1.16 : 1.36)],
    centred: false,
    lines: 1,
  }
}

/**
 * A seat's plaque: cameo and name, for oneself with a line of words (`values.under`, a key) below; bright for whom the table waits.
 * `values.look` = the picture of its panel, where there are several.
 */
export const plaque: PieceMaker = (kit) => {
  const root = new Container()
  const panel = new Panel(kit)
  const cameo = kit.sprite('panel')
  const name = kit.line()
  const under = kit.line()
  root.addChild(panel.root, cameo, name, under)
  let asked = false
  let mark: Mark | null = null
  return {
    root,
    show(rest) {
      asked = rest.values?.asked === 1
      const person = kit.person(Number(rest.values?.seat ?? 0))
      const large = rest.height > 150 && kit.has(`cameo-large-${person.face}`)
      const w = rest.width / rest.height
      const spot = spotFor(rest.face, w)
      const at = (x: number, y: number): [number, number] => [x * rest.height - rest.width / 2, y * rest.height - rest.height / 2]
      panel.show(rest, asked ? 'asked' : null, String(rest.values?.look ?? 'panel'))
      panel.mark(mark)
      cameo.texture = kit.texture(kit.has(`cameo-${person.face}`) ? `cameo-${large ? 'large-' : ''}${person.face}` : 'captain-mark')
      cameo.scale.set((spot.cameo[2] * rest.height) / cameo.texture.height)
      cameo.position.set(...at(spot.cameo[0], spot.cameo[1]))
      writeName(kit, { name, under }, rest, { spot, text: person.name, at })
    },
    mark(now) {
      mark = now
      panel.mark(now)
    },
  }
}

type Lines = { name: ReturnType<Kit['line']>; under: ReturnType<Kit['line']> }

function writeName(
  kit: Kit,
  { name, under }: Lines,
  rest: Rest,
  how: { spot: Spot; text: string; at(x: number, y: number): [number, number] },
): void {
  const { spot, text, at } = how
  const [x, y, size, width] = spot.name
  const align = spot.centred ? 'center' : 'left'
  kit.write(name, text, hand('title', size * rest.height * 0.95, PALE), { width: width * rest.height, lines: spot.lines, align })
  name.position.set(...at(x, y))
  const [below, large] = spot.under ?? [0.66, 0.115]
  const words = spot.under || rest.face === 'mine' ? rest.values?.under : undefined
  under.visible = typeof words === 'string' && words !== ''
  if (!under.visible) return
  kit.write(under, kit.say(String(words)), hand('italic', rest.height * large, GOLD), {
    width: width * rest.height,
    lines: 2,
    align,
    most: 1.1,
  })
  under.position.set(...at(x, below))
}
