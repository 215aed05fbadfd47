import { type ReactNode, useId } from 'react'
import { useModal } from './useModal.ts'

/** A question that comes before everything else; Escape and a click beside it are `onClose`. */
export function Dialog({ title, testId, onClose, children }: { title: string; testId?: string; onClose(): void; children: ReactNode }) {
  const id = useId()
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      className="paper dialog"
      aria-labelledby={id}
      data-testid={testId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // keys of the table behind it sleep
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="dialog-body">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
