import { useRef, useState } from 'react'
import type { EditorProps } from '../../../app/workshop.ts'
import { type Draft, readDraft } from './draft.ts'
import { begun, changed, type History, redone, undone } from './history.ts'

export type Drafting = {
  draft: Draft
  /** `merge`: changes of the same in a row are taken back as one. */
  change(next: Draft, merge?: string | null): void
  /** Null = there is nothing to take back, or to bring back. */
  undo: (() => void) | null
  redo: (() => void) | null
}

/** The map in the making, with what it was before; each change is handed out as a document. */
export function useDraft({ value, onChange }: EditorProps): Drafting {
  const [history, setHistory] = useState<History<Draft>>(() => begun(readDraft(value)))
  const given = useRef(value)
  if (given.current !== value) {
    // not of our making: reset, or another set
    given.current = value
    if (value !== history.present) setHistory(begun(readDraft(value)))
  }
  const put = (next: History<Draft>): void => {
    setHistory(next)
    given.current = next.present
    onChange(next.present)
  }
  const [back, forth] = [undone(history), redone(history)]
  return {
    draft: history.present,
    change: (next, merge = null) => {
      if (next !== history.present) put(changed(history, next, merge))
    },
    undo: back && (() => put(back)),
    redo: forth && (() => put(forth)),
  }
}
