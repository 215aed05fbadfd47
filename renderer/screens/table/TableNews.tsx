import { useEffect, useRef, useState } from 'react'
import type { TableCard } from '../../../electron/host/protocol.ts'
import { seatName, seatNews } from '../../app/seating.ts'
import { useStore } from '../../app/store.ts'
import { type Say, type SayGame, useGameWords, useWords } from '../../words/language.ts'
import './news.css'

/** So long a piece of news is to be seen; a screen reader has it until the next. */
const SHOWN_MS = 6000

/** Who comes and goes, what the owner has set, whose time is up: everybody is told, in letters and aloud. */
export function TableNews({ card }: { card: TableCard }) {
  const say = useWords()
  const words = useGameWords(card.game)
  const [told, setTold] = useState('')
  const [isNew, setIsNew] = useState(false)
  const up = useStore((state) => state.clock.up)
  const before = useRef({ card, up })
  useEffect(() => {
    const fresh = newsOf(before.current.card, card, say, words)
    const late = up === null ? undefined : card.seats[up.seat]
    if (up && late && up !== before.current.up) fresh.push(say(`time.up.${up.onZero}`, { name: seatName(late, card.game, words) }))
    before.current = { card, up }
    if (fresh.length === 0) return
    setTold(fresh.join(' '))
    setIsNew(true)
  }, [card, up, say, words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other news stay as long again
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => setIsNew(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isNew, told])
  return (
    <div className={isNew && !card.paused ? 'table-news' : 'spoken'} role="status" data-testid="seats-told">
      {told && <p>{told}</p>}
    </div>
  )
}

/** What differs between two cards of the table, in sentences. */
function newsOf(before: TableCard, card: TableCard, say: Say, words: SayGame): string[] {
  const told = seatNews(before, card).map(({ seat, what }) => say(`seats.told.${what}`, { name: seatName(seat, card.game, words) }))
  if (before.paused !== card.paused) told.push(pauseNews(card, say, words))
  if (JSON.stringify(before.manners) !== JSON.stringify(card.manners)) told.push(say('manners.changed'))
  if (card.next !== null && before.next !== card.next) told.push(say('next.told'))
  return told
}

function pauseNews({ paused, pausedBy, seats, game }: TableCard, say: Say, words: SayGame): string {
  const by = seats[pausedBy ?? -1]
  if (!paused) return say('time.wentOn')
  return by ? say('time.pausedBy', { name: seatName(by, game, words) }) : say('time.pausedByHost')
}
