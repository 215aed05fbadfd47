/** So many answers are kept: a table has one or two windows, and one map. */
const KEPT = 4

/** The same answers to the same questions, without working them out again; nobody may change what is answered. */
export function remembered<Questions extends readonly unknown[], Answer>(
  work: (...questions: Questions) => Answer,
): (...questions: Questions) => Answer {
  const known = new Map<string, Answer>()
  return (...questions) => {
    const asked = JSON.stringify(questions)
    const old = known.get(asked)
    if (old !== undefined) return old
    const answer = work(...questions)
    if (known.size >= KEPT) known.clear()
    known.set(asked, answer)
    return answer
  }
}
