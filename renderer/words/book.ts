/** One clause in a player's words; `id` is its number in RULES.md. `keywords` help the search only. */
type Clause = { id: string; title: string; text: string; example?: string; keywords: string[] }
export type Section = { id: string; title: string; clauses: Clause[] }

/** What the words of the game once meant. */
export type Background = { id: string; title: string; text: string; keywords: string[] }

/** A question that the rules answer; `clause` says where. */
export type Question = { id: string; question: string; answer: string; clause: string; keywords: string[] }

/** What `words/rules/<language>.ts` of a game exports as `rules`. */
export type RulesBook = {
  title: string
  lead: string
  sections: Section[]
  backgroundTitle: string
  background: Background[]
  questionsTitle: string
  questions: Question[]
}
