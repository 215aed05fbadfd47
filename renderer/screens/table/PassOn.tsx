import { useCallback, useEffect, useState } from 'react'
import type { Desk } from '../../app/desk.ts'
import { lookAs } from '../../app/intents.ts'
import { useDo } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { Face } from '../ui/Face.tsx'

/** What the last player did stands so long before the next one looks. */
const REST_MS = 350
/** So long the next one's name stands over the table. */
const GREETING_MS = 1100

/** Where nobody has secrets the table turns to the next person of this device by itself. */
export function PassOn({ desk, next }: { desk: Desk<unknown, unknown>; next: number | null }) {
  const dispatch = useDo()
  const [greeted, setGreeted] = useState<number | null>(null)
  const { idle } = desk
  useEffect(() => {
    if (next === null || !idle) return
    const timer = setTimeout(() => {
      dispatch(lookAs(next))
      setGreeted(next)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [next, idle, dispatch])
  const done = useCallback(() => setGreeted(null), [])
  return greeted === null ? null : <Greeting key={greeted} desk={desk} seat={greeted} onDone={done} />
}

const ACTS = /^([1-9]|Enter| )$/

/** Says who plays now; a click or a key that was meant for the last one's turn does nothing meanwhile. */
function Greeting({ desk, seat, onDone }: { desk: Desk<unknown, unknown>; seat: number; onDone(): void }) {
  const say = useWords()
  useEffect(() => {
    const swallow = (event: KeyboardEvent): void => {
      if (!ACTS.test(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', swallow, true)
    const timer = setTimeout(onDone, GREETING_MS)
    return () => {
      window.removeEventListener('keydown', swallow, true)
      clearTimeout(timer)
    }
  }, [onDone])
  return (
    <div className="greeting" role="status" data-testid="greeting">
      <p className="greeting-name">
        <Face game={desk.card.game} face={desk.people[seat]?.face ?? ''} size="2.2em" />
        {say('curtain.next', { name: desk.nameOf(seat) })}
      </p>
    </div>
  )
}
