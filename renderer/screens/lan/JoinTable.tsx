import { useId, useState } from 'react'
import { readPlace } from '../../../electron/host/lan/joinCode.ts'
import { FIRST_PORT } from '../../../electron/host/protocol.ts'
import { useWords } from '../../words/language.ts'
import { useGoFar } from '../far/useGoFar.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { FoundTables } from './FoundTables.tsx'
import '../../app/style/lan.css'
import '../../app/style/seats.css'

/** To a table of another computer: one that is found in the network, or by code or address. The window goes there. */
export function JoinTable({ onClose }: { onClose(): void }) {
  const say = useWords()
  return (
    <Dialog title={say('join.title')} testId="join-table" onClose={onClose}>
      <FoundTables onGo={onClose} />
      <JoinForm onClose={onClose} />
    </Dialog>
  )
}

function JoinForm({ onClose }: { onClose(): void }) {
  const say = useWords()
  const id = useId()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const goFar = useGoFar()
  const join = (): void => {
    const place = readPlace(text, FIRST_PORT)
    setWrong(place === null)
    if (place === null) return
    onClose()
    goFar(place, null)
  }
  return (
    <form
      className="join-form"
      onSubmit={(event) => {
        event.preventDefault()
        join()
      }}
    >
      <label htmlFor={id}>{say('join.label')}</label>
      <input
        id={id}
        type="text"
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-text`}
        aria-invalid={wrong || undefined}
        value={text}
        data-testid="join-place"
        onChange={(event) => {
          setText(event.target.value)
          setWrong(false)
        }}
      />
      <p id={`${id}-text`} role="status" className={wrong ? 'unlikely' : ''}>
        {say(wrong ? 'join.wrong' : 'join.text')}
      </p>
      <p className="sit-acts">
        <button type="submit" className="small small-main" data-testid="join-go">
          {say('join.go')}
        </button>
        <button type="button" className="small" onClick={onClose}>
          {say('seats.cancel')}
        </button>
      </p>
    </form>
  )
}
