import type { Say } from '../words/language.ts'
import type { AnyHand } from './useHand.ts'

/** Whose decision it is, in words. */
export function phaseWords({ seat, people, card, view, viewer, play, nameOf, words }: AnyHand, say: Say): string {
  const level = seat === null ? null : (people[seat]?.standIn ?? null)
  if (level !== null && !card.over) return say('seats.botForYou', { level: say(`opening.levels.${level}`) })
  return play.phase(view, viewer, nameOf, words)
}
