/** Letters that turn text round or break lines have no business in a name. */
const NAME = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/u

/** A name that people give, of a person or of a set of rules, has at most so many letters. */
export const NAME_LETTERS = 40

/** The name without blanks around it, or null when it is none. */
export function readName(json: unknown): string | null {
  if (typeof json !== 'string') return null
  const name = json.trim()
  return name.length > 0 && name.length <= NAME_LETTERS && NAME.test(name) ? name : null
}
