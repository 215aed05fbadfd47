/** Every reason that `decide` gives, with the clause that says so. */
export const REASONS: Readonly<Record<string, string>> = {
  'not-now': '3.1',
  'no-cards': '2.4',
  'first-card': '3.1',
  'no-such-card': '4.1',
  'no-takes': '4.1',
  'too-dear': '4.5',
  'not-your-turn': '5.1',
  'no-such-expedition': '5.1',
  'no-such-person': '5.1',
  'wrong-persons': '5.1',
}
