import { Sprite } from '../../../screens/ui/Sprite.tsx'
import type { SayGame } from '../../../words/language.ts'
import { type Problem, problemWords } from './problems.ts'

/** What is wrong with the field above it; `id` is what the field is described by. */
export function Wrong({ id, problem, words }: { id: string; problem: Problem | undefined; words: SayGame }) {
  return problem ? (
    <p className="events-wrong" id={id}>
      {problemWords(problem, words)}
    </p>
  ) : null
}

/** A vessel card in small. */
export function MiniCard({ card, words }: { card: string; words: SayGame }) {
  return (
    <span className="mini-card">
      <Sprite atlas="games/merchants/merchants@2x" name={`card-tiny-${card}`} className="mini-card-face" />
      <span className="mini-card-name">{words(`cards.${card}.name`)}</span>
    </span>
  )
}

/** An arrow, drawn here because no font of ours has one. */
export function Arrow({ to }: { to: 'up' | 'down' }) {
  return (
    <svg className="events-arrow" viewBox="0 0 16 16" aria-hidden="true">
      <path d={to === 'up' ? 'M2 11 8 4 14 11Z' : 'M2 5 8 12 14 5Z'} />
    </svg>
  )
}
