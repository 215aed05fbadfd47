import type { GameWorkshop } from '../app/workshop.ts'
import { hasWords, type Say, sayGame, useGameWords, useWords } from './language.ts'
import type { OptionVoice } from './options.ts'

/** To put the options of a game into words; `seatName` = who or what is meant by a seat. */
export function optionVoice(say: Say, game: string, seatName?: (seat: number) => string): OptionVoice {
  return {
    say,
    words: sayGame(game),
    has: (key) => hasWords(game, key),
    seatName: seatName ?? ((seat) => say('opening.seat', { number: seat + 1 })),
  }
}

export function useOptionVoice(game: string, seatName?: (seat: number) => string): OptionVoice {
  // To be told of another language.
  useGameWords(game)
  return optionVoice(useWords(), game, seatName)
}

/** The same voice, which also knows what the game's workshop says about wrong documents. */
export function withReasons(voice: OptionVoice, workshop: GameWorkshop | null): OptionVoice {
  return { ...voice, reasonOf: (key, wrong) => workshop?.reasons[key]?.(wrong, voice.words) ?? null }
}
