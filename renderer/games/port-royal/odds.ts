import { oddsOfGoingUnder } from '../../../engine/games/port-royal/odds.ts'
import type { State } from '../../../engine/games/port-royal/state.ts'
import type { SayGame } from '../../words/language.ts'

/** 3.3 Only where the table has agreed to it. */
export function oddsWords(view: State, words: SayGame): string {
  if (!view.options.showOdds || view.phase !== 'discover') return ''
  return words('panel.odds', { percent: Math.round(oddsOfGoingUnder(view) * 100) })
}
