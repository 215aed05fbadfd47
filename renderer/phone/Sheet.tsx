import type { ReactNode } from 'react'
import { Icon } from '../screens/ui/Icon.tsx'
import { useModal } from '../screens/ui/useModal.ts'
import { useWords } from '../words/language.ts'

type SheetProps = { title: string; testId?: string; onClose(): void; children: ReactNode }

/** Something that comes up over the hand, within the thumb's reach, and goes again. */
export function Sheet({ title, testId, onClose, children }: SheetProps) {
  const say = useWords()
  const dialog = useModal()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape cancels a dialog by itself
    <dialog
      ref={dialog}
      className="sheet-up"
      aria-label={title}
      data-testid={testId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="sheet-body">
        <header>
          <h2>{title}</h2>
          <button type="button" className="round" aria-label={say('table.close')} data-testid="close-sheet" onClick={onClose}>
            <Icon name="cancel" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
