import { TREASURES } from '../../../../engine/games/merchants/cards.ts'
import { result } from '../../../../engine/games/merchants/score.ts'
import type { State } from '../../../../engine/games/merchants/state.ts'
import type { PhoneAccount } from '../../../phone/phonePlay.ts'
import type { SayGame } from '../../../words/language.ts'

/** 6.3 The final account: treasure by variety, then each side together; sides win, not seats. */
export function account({ ending, options, ...view }: State, words: SayGame): PhoneAccount | null {
  const ended = result({ ending, options, ...view })
  if (ended === null || ending === null) return null
  const rows = TREASURES.map((card) => ({
    key: card,
    title: words('score.treasure', { card: words(`cards.${card}.name`) }),
    amounts: ending.treasures.map((held) => held.filter((each) => each === card).length * options.treasureValue[card]),
  }))
  return {
    result: ended,
    rows: [...rows, { key: 'side', title: words('score.side'), amounts: ended.score }],
    winner: words(`log.game-ended.${ending.winner}.${ending.why}`, { pirate: ending.pirate, merchants: ending.merchants }),
  }
}
