import { useState } from 'react'
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
        <div className="document-editor">
          <Editor value={value} onChange={onChange} />
        </div>
      )}
    </div>
  )
}
