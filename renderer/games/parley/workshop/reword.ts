import { MEDITERRANEAN } from '../../../../engine/games/parley/mediterranean.ts'
import type { SayGame } from '../../../words/language.ts'
import type { Draft } from './draft.ts'
import { renamePort } from './edit.ts'

/** The printed sea is called as the reader's language calls it; another as it was called. */
export function titleWords(title: string, words: SayGame): string {
  return title === MEDITERRANEAN.title ? words('panel.chart') : title
}

export function storedTitle(title: string, words: SayGame): string {
  return title === words('panel.chart') ? MEDITERRANEAN.title : title
}

/** The port under another name: under that of a printed port, in whatever language, it is that port. */
export function reworded(draft: Draft, id: string, name: string, words: SayGame): Draft {
  const printed = MEDITERRANEAN.ports.find((port) => words(`ports.${port.id}`) === name)
  const isTaken = draft.ports.some((port) => port.id === printed?.id && port.id !== id)
  if (!printed || isTaken) return renamePort(draft, id, name)
  return {
    ...draft,
    ports: draft.ports.map((port) => (port.id === id ? { ...port, id: printed.id, name: printed.name } : port)),
    admirals: draft.admirals.map((admiral) => (admiral === id ? printed.id : admiral)),
  }
}
