import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../words/language.ts'
import { valueInWords } from '../../words/options.ts'
import type { ControlProps } from './OptionControl.tsx'

/** Which document lies on the table, and the game's own editor for another, in its place. */
export function DocumentControl({ field, ids, voice, value, workshop, onChange }: ControlProps<'document'>) {
  const say = useWords()
  const [open, setOpen] = useState(false)
  const brought = workshop === 'loading' ? null : workshop
  const Editor = brought?.editors[field.key]
  return (
    <div className="document">
      <output id={ids.id} className="document-title">
        {valueInWords(field, value, voice)}
      </output>
      {Editor && (
        <button type="button" className="small" aria-expanded={open} data-testid={`edit-${field.key}`} onClick={() => setOpen(!open)}>
          {say(open ? 'workshop.document.fold' : 'workshop.document.edit')}
        </button>
      )}
      {!Editor && workshop !== 'loading' && <i>{say(workshop === undefined ? 'workshop.document.elsewhere' : 'workshop.document.none')}</i>}
      {Editor && open && (
        <Opened titleId={ids.titleId}>
          <Editor value={value} onChange={onChange} />
        </Opened>
      )}
    </div>
  )
}

/** An editor that has just been opened comes to be seen, and whoever has only keys goes on in it. */
function Opened({ titleId, children }: { titleId: string; children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section ref={place} className="document-editor" aria-labelledby={titleId} tabIndex={-1}>
      {children}
    </section>
  )
}
