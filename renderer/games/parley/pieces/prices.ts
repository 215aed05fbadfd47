import { Container } from 'pixi.js'
import { hand, PALE, SUBTLE } from '../../../table/ink.ts'
import type { PieceMaker } from '../../../table/piece.ts'
import { Panel } from '../../../table/pieces/Panel.ts'
import { COIN_SILVER } from '../ink.ts'

/** Letters of marque, and today's price. */
export const lettersHead: PieceMaker = (kit) => {
  const root = new Container()
  const title = root.addChild(kit.line())
  const price = root.addChild(kit.line())
  const coin = root.addChild(kit.sprite('coin-silver-face'))
  return {
    root,
    show({ width, height, values }) {
      const size = height * 0.66
      kit.write(title, kit.say('panel.letters'), hand('title', size, PALE), { width: width - height * 2.2, align: 'left' })
      title.position.set(-width / 2, 0)
      kit.write(price, String(values?.price ?? ''), hand('title', size * 1.1, COIN_SILVER), { width: height, align: 'right' })
      coin.scale.set((height * 0.82) / 60)
      coin.position.set(width / 2 - height * 0.45, 0)
      price.position.set(width / 2 - height, 0)
    },
  }
}

/** A letter that somebody owns: its place, the country's seal and the owner. */
export const soldLetter: PieceMaker = (kit) => {
  const root = new Container()
  const paper = root.addChild(kit.sprite('letter-sold'))
  const seal = root.addChild(kit.sprite('seal-turks'))
  const owner = root.addChild(kit.sprite('captain-mark'))
  return {
    root,
    show({ face, width, height }) {
      const [country, seat] = face.split(' ')
      const person = kit.person(Number(seat))
      paper.scale.set(height / 104)
      paper.alpha = 0.8
      seal.texture = kit.texture(`seal-${country}`)
      seal.scale.set((height * 0.36) / 96)
      seal.position.set(-width * 0.2, height * 0.14)
      if (kit.has(`cameo-${person.face}`)) owner.texture = kit.texture(`cameo-${person.face}`)
      owner.scale.set((height * 0.62) / owner.texture.height)
      owner.position.set(width * 0.2, 0)
    },
  }
}

/** What a right guess is worth today, and what MAYBE costs. */
export const blackmailPrice: PieceMaker = (kit) => {
  const root = new Container()
  const panel = new Panel(kit)
  const sign = kit.sprite('blackmail-back')
  const note = kit.sprite('blackmail-back')
  const [title, sub, yes, yesPay, maybe, maybePay, aside] = Array.from({ length: 7 }, () => kit.line())
  const coins = Array.from({ length: 3 }, () => kit.sprite('coin-silver-face'))
  root.addChild(panel.root, sign, note, ...coins)
  return {
    root,
    show(rest) {
      if (!title || !sub || !yes || !yesPay || !maybe || !maybePay || !aside) return
      root.addChild(title, sub, yes, yesPay, maybe, maybePay, aside)
      const { width, height, values } = rest
      panel.show(rest, null)
      const flat = height / width < 0.42
      const unit = Math.min(width / 312, height / (flat ? 104 : 148))
      const left = -width / 2 + 20 * unit
      const top = -height / 2
      sign.scale.set((52 * unit) / 190)
      sign.position.set(left + 18 * unit, top + (flat ? 34 : 40) * unit)
      sign.rotation = -0.1
      const room = width - 86 * unit
      kit.write(title, kit.say('panel.blackmailToday'), hand('title', 24 * unit, PALE), { width: room, align: 'left' })
      kit.write(sub, kit.say('panel.rightGuess'), hand('italic', 19 * unit, SUBTLE), { width: room, align: 'left' })
      title.position.set(left + 50 * unit, top + (flat ? 26 : 32) * unit)
      sub.position.set(left + 50 * unit, top + (flat ? 48 : 57) * unit)
      const y = top + (flat ? 78 : 112) * unit
      const pay = Number(values?.yes ?? 0)
      const word = (line: typeof yes, text: string, x: number, size = 23, room = 84) => {
        kit.write(line, text, hand('title', size * unit, PALE), { width: room * unit, align: 'left', most: 1 })
        line.position.set(x, y)
        return x + line.texture.width + 7 * unit
      }
      const coin = (index: number, x: number) => {
        coins[index]?.scale.set((30 * unit) / 60)
        coins[index]?.position.set(x + 14 * unit, y)
        return x + 36 * unit
      }
      let x = coin(0, word(yesPay, String(pay), word(yes, kit.say('panel.yes'), left), 26))
      x = coin(1, word(maybePay, String(values?.maybe ?? 2), word(maybe, kit.say('panel.maybe'), x + 8 * unit), 26))
      note.scale.set((42 * unit) / 190)
      note.rotation = -0.1
      const lies = Math.min(x + 16 * unit, width / 2 - 46 * unit)
      note.position.set(lies, y)
      coins[2]?.scale.set((26 * unit) / 60)
      coins[2]?.position.set(lies + 14 * unit, y + 10 * unit)
      kit.write(aside, String(pay), hand('title', 16 * unit, '#1c2226'), { width: 24 * unit })
      aside.position.set(lies + 14 * unit, y + 10 * unit)
    },
  }
}

/** 8.2 A blackmail card on a plaque, closed, with the silver that lies on it and who holds it. */
export const note: PieceMaker = (kit) => {
  const root = new Container()
  const back = root.addChild(kit.sprite('blackmail-back'))
  const coin = root.addChild(kit.sprite('coin-silver-face'))
  const sum = root.addChild(kit.line())
  const from = root.addChild(kit.sprite('captain-mark'))
  return {
    root,
    show({ height, values }) {
      const aside = Number(values?.aside ?? 0)
      const person = kit.person(Number(values?.from ?? 0))
      back.scale.set(height / 190)
      coin.visible = aside > 0
      sum.visible = coin.visible
      coin.scale.set((height * 0.56) / 60)
      coin.position.set(height * 0.26, height * 0.3)
      if (sum.visible)
        kit.write(sum, String(aside), hand('title', height * 0.36, '#1c2226', { colour: '#dfe5e8', width: height * 0.1 }), {
          width: height,
        })
      sum.position.copyFrom(coin.position)
      if (kit.has(`cameo-${person.face}`)) from.texture = kit.texture(`cameo-${person.face}`)
      from.scale.set((height * 0.6) / from.texture.height)
      from.position.set(-height * 0.2, -height * 0.42)
    },
  }
}
