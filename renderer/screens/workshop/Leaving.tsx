import { useEffect, useRef } from 'react'
import type { AnyGame } from '../../../engine/core/game.ts'
import { go, type Route } from '../../app/route.ts'
import { draftDropped, rulesOpened, type Shelved } from '../../app/rules.ts'
import { useDo } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { useOptionVoice } from '../../words/useOptionVoice.ts'
import { Button } from '../ui/Button.tsx'
import { trySaving } from './useSaving.ts'

type LeavingProps = { engine: AnyGame; unsaved: readonly Shelved[]; to: Route; onStay(): void }

/** Something has been changed and not saved: what is to become of it. A draft is kept on this device in any case. */
export function Leaving({ engine, unsaved, to, onStay }: LeavingProps) {
  const say = useWords()
  const dispatch = useDo()
  const voice = useOptionVoice(engine.id)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const leave = (): void => {
    // What is kept as a draft is not asked about once more.
    onStay()
    go(to)
  }
  const save = (): void => {
    const unsound = unsaved.find((set) => set.isOvertaken || trySaving(engine, set, voice, dispatch) !== null)
    if (unsound) {
      // It stays a draft, and lies open: saved there, it says what is wrong.
      dispatch(rulesOpened(unsound.rules))
      onStay()
    } else leave()
  }
  const drop = (): void => {
    for (const { rules } of unsaved) dispatch(draftDropped(rules))
    leave()
  }
  return (
    <dialog ref={dialog} className="leaving paper" aria-labelledby="leaving" data-testid="leaving" onCancel={onStay} onClose={onStay}>
      <h2 id="leaving">{say('workshop.leave.title')}</h2>
      <p>{say('workshop.leave.text', { names: unsaved.map(({ name }) => `“${name}”`).join(', ') })}</p>
      <Button look="main" icon="save" title={say('workshop.leave.save')} testId="leave-save" onClick={save} />
      <Button icon="quill-ink" title={say('workshop.leave.keep')} testId="leave-keep" onClick={leave} />
      <Button icon="trash-can" title={say('workshop.leave.drop')} testId="leave-drop" onClick={drop} />
      <Button icon="return-arrow" title={say('workshop.leave.stay')} testId="leave-stay" onClick={onStay} />
    </dialog>
  )
}
