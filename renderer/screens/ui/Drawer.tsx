import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../words/language.ts'
import { Icon } from './Icon.tsx'
import '../../app/style/drawer.css'

/** Something to read over what goes on behind it. */
export function Drawer({ title, onClose, children }: { title: string; onClose(): void; children: ReactNode }) {
  const say = useWords()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Whoever opened it with the keyboard goes on there afterwards.
    const before = document.activeElement
    close.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div className="drawer" role="dialog" aria-label={title} data-testid="side">
      <header>
        <h2>{title}</h2>
        <button ref={close} type="button" className="small" data-testid="close-side" onClick={onClose}>
          <Icon name="cancel" size="1em" /> {say('table.close')}
        </button>
      </header>
      <div className="drawer-body">{children}</div>
    </div>
  )
}
