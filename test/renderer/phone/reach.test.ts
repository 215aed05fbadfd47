import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnyGame, Typed } from '../../../engine/core/game.ts'
import { games } from '../../../engine/games/index.ts'
import type { Ask, AskAt, Offer } from '../../../renderer/phone/ask.ts'
import type { PhonePlay } from '../../../renderer/phone/phonePlay.ts'
import type { SayGame } from '../../../renderer/words/language.ts'
import { situations } from '../table/play.ts'
import { SPOKEN } from '../words/games.ts'
import { sentences } from '../words/sentences.ts'
import { everyAsk, everyOffer, reached } from './reach.ts'

type Asking = { ask: PhonePlay['ask']; aside?: PhonePlay['aside']; button: PhonePlay['button'] }

const ROOT = new URL('../../../', import.meta.url)

async function askingOf(game: AnyGame): Promise<Asking> {
  const folder = new URL(`renderer/games/${game.id}/phone/`, ROOT)
  const [asking, button] = await Promise.all([import(new URL('ask.ts', folder).href), import(new URL('button.ts', folder).href)])
  return { ...asking, ...button }
}

/** Says the key itself, and that it has no such words if it has none. */
function sayOf(game: AnyGame): SayGame {
  const tree = SPOKEN.find(({ id }) => id === game.id)?.words.en ?? {}
  const keys = new Set(sentences(tree).map(([key]) => key.replace(/_(one|other)$/, '')))
  return (key) => {
    if (!keys.has(key)) throw new Error(`${game.id} has no words for ${key}`)
    return key
  }
}

type At = AskAt<unknown, Typed>

/** What stands on the page for a seat that must decide, seed by seed. */
function moments(game: AnyGame, words: SayGame): At[] {
  const [most, least] = [game.seats.max, game.seats.min]
  return [most, least].flatMap((seats, seed) =>
    situations(game, seats, 40 + seed).map(({ view, seat, legal }) => ({ view, seat, legal, nameOf: String, faceOf: String, words })),
  )
}

const asideAsk = (offer: Offer | null | undefined): Ask | null => (offer?.leads && 'ask' in offer.leads ? offer.leads.ask : null)

describe.each(games.map((game) => [game.id, game] as const))('a phone at a table of %s', (id, game) => {
  it('has a hand of its own', () => {
    expect(existsSync(new URL(`renderer/games/${id}/phone/play.ts`, ROOT))).toBe(true)
  })

  it('comes to every legal action by its big buttons, and to no other', async () => {
    const { ask, aside } = await askingOf(game)
    for (const at of moments(game, sayOf(game))) {
      const asked = ask(at)
      const beside = asideAsk(aside?.(at))
      const found = new Set([...(asked ? reached(asked) : []), ...(beside ? reached(beside) : [])])
      const listed = at.legal.map((action) => JSON.stringify(action))
      for (const action of listed) expect(found.has(action), `${action} is not to be reached`).toBe(true)
      if (!game.more?.(at.view, at.seat)) for (const action of found) expect(listed, 'reached, but not legal').toContain(action)
    }
  })

  it('says why what it shows as impossible is so, and what it is about to do', async () => {
    const { ask, button } = await askingOf(game)
    for (const at of moments(game, sayOf(game))) {
      const asked = ask(at)
      if (!asked) continue
      for (const step of everyAsk(asked)) expect(new Set(step.offers.map(({ key }) => key)).size).toBe(step.offers.length)
      for (const { leads, why, title } of everyOffer(asked)) {
        expect(title).toBeTruthy()
        if (!leads) expect(why?.(), `${title} does not say why`).toBeTruthy()
        else if ('act' in leads) expect(button(leads.act, at).title).toBeTruthy()
      }
    }
  })
})
