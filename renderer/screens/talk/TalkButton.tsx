import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Seat } from '../../../engine/core/game.ts'
import type { AnyDesk } from '../../app/desk.ts'
import { go } from '../../app/route.ts'
import { useStore } from '../../app/store.ts'
import { unreadOf } from '../../app/talk.ts'
import { useWords } from '../../words/language.ts'
import { Icon } from '../ui/Icon.tsx'
import { GestureButtons } from './GestureButtons.tsx'
import { talkHere } from './talkHere.ts'
import './gestures.css'
import './talk.css'

/** Opens what may be said and done beside the game; not there when there is nobody to see it, or nothing is allowed. */
export function TalkButton({ desk }: { desk: AnyDesk }) {
  const say = useWords()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const unread = useStore(({ talk }) => unreadOf(talk))
  useAway(root, open, () => setOpen(false))
  const { seat, mayGesture, mayRead, company } = talkHere(desk)
  if (!company || !(mayGesture || mayRead)) return null
  const write = (): void => {
    setOpen(false)
    go({ page: 'table', table: desk.card.table, side: { panel: 'talk' } })
  }
  const count = mayRead && unread > 0 ? say('talk.unread', { count: unread }) : null
  return (
    <div className="talk" ref={root}>
      <button
        type="button"
        className="menu-button"
        aria-expanded={mayGesture ? open : undefined}
        aria-label={count ? `${say('talk.menu')}: ${count}` : say('talk.menu')}
        data-testid="talk"
        data-key="t"
        onClick={() => (mayGesture ? setOpen(!open) : write())}
      >
        <Icon name={mayRead ? 'conversation' : 'cheerful'} />
        {count && <span className="talk-unread">{unread}</span>}
      </button>
      {open && mayGesture && seat !== null && (
        <Palette root={root} seat={seat} onWrite={mayRead ? write : null} onDone={() => setOpen(false)} />
      )}
    </div>
  )
}

/** A click elsewhere, or Escape, closes it. */
function useAway(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing is the same thing each time
  useEffect(() => {
    if (!open) return
    const away = (event: Event): void => {
      const key = event instanceof KeyboardEvent && event.key === 'Escape'
      if (key) event.preventDefault()
      if (key || (event.target instanceof Node && !root.current?.contains(event.target))) close()
    }
    window.addEventListener('pointerdown', away)
    window.addEventListener('keydown', away, true)
    return () => {
      window.removeEventListener('pointerdown', away)
      window.removeEventListener('keydown', away, true)
    }
  }, [open])
}

const EDGE = 8

/** Beside its button, and whole in the window. */
function usePlacing(root: RefObject<HTMLElement | null>, palette: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const button = root.current?.getBoundingClientRect()
    const own = palette.current
    if (!button || !own) return
    const { width, height } = own.getBoundingClientRect()
    const left = Math.min(Math.max(EDGE, button.left + button.width / 2 - width / 2), window.innerWidth - width - EDGE)
    const below = button.bottom + EDGE
    const top = below + height + EDGE > window.innerHeight ? button.top - height - EDGE : below
    Object.assign(own.style, { left: `${left}px`, top: `${Math.max(EDGE, top)}px` })
  })
}

type PaletteProps = { root: RefObject<HTMLElement | null>; seat: Seat; onWrite: (() => void) | null; onDone(): void }

function Palette({ root, seat, onWrite, onDone }: PaletteProps) {
  const say = useWords()
  const palette = useRef<HTMLDivElement>(null)
  usePlacing(root, palette)
  useEffect(() => palette.current?.querySelector('button')?.focus(), [])
  const onKeyDown = (event: React.KeyboardEvent<HTMLDivElement>): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    const at = buttons.findIndex((button) => button.matches(':focus'))
    buttons[(at + by + buttons.length) % buttons.length]?.focus()
  }
  return (
    <div className="talk-palette walnut" role="toolbar" aria-label={say('talk.menu')} ref={palette} onKeyDown={onKeyDown}>
      <GestureButtons seat={seat} onDone={onDone} />
      {onWrite && (
        <button type="button" data-testid="write" onClick={onWrite}>
          <Icon name="quill" /> <span>{say('talk.write')}</span>
        </button>
      )}
    </div>
  )
}
