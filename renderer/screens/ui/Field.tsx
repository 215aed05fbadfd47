import { type ReactNode, useId } from 'react'

type FieldProps = {
  title: string
  text?: string
  /** The control below the words, over the whole width. */
  wide?: boolean
  children(ids: { id: string; textId: string; titleId: string }): ReactNode
}

/** What can be set, what it means, and the control for it, which is given the ids of its words. */
export function Field({ title, text, wide, children }: FieldProps) {
  const id = useId()
  const textId = `${id}-text`
  const titleId = `${id}-title`
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <label className="field-title" id={titleId} htmlFor={id}>
        {title}
      </label>
      {text && (
        <p className="field-text" id={textId}>
          {text}
        </p>
      )}
      <div className="field-control">{children({ id, textId, titleId })}</div>
    </div>
  )
}
