import type { Sitter } from '../../../electron/host/protocol.ts'
import type { GameCard } from '../../app/play.ts'
import type { Preferences } from '../../app/preferences.ts'
import type { SayGame } from '../../words/language.ts'

/** Me, with my name and emblem, against the best bots. */
export function aloneSeats(card: GameCard, { name, faces }: Pick<Preferences, 'name' | 'faces'>, words: SayGame): Sitter[] {
  const mine = card.faces.find((face) => face === faces[card.id]) ?? card.faces[0] ?? ''
  const level = card.levels.at(-1) ?? 'sailor'
  const others = card.faces.filter((face) => face !== mine).slice(0, card.alone - 1)
  const me: Sitter = { kind: 'me', name: name || card.faceName(mine, words), face: mine }
  return [me, ...others.map((face): Sitter => ({ kind: 'bot', name: card.faceName(face, words), face, level }))]
}
