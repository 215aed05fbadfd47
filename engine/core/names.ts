/**
 * Letters that turn text round, break lines or cannot be seen have no business in a name; joiners have (Persian, families of emoji).
 * Those at the end look like nothing, though they are letters and signs.
 */
const NAME = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]|\u200c|\u200d)+$/u
/** Something to see is in it, and no tower of marks that would stand on the lines above. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u
const TOWER = /\p{M}{5}/u

/** A name that people give, of a person or of a set of rules, has at most so many letters. */
export const NAME_LETTERS = 40

/** The name without blanks around it, or null when it is none. */
export function readName(json: unknown): string | null {
  if (typeof json !== 'string') return null
  const name = json.trim()
  return name.length > 0 && name.length <= NAME_LETTERS && NAME.test(name) && SEEN.test(name) && !TOWER.test(name) ? name : null
}
