import { go } from '../../app/route.ts'
import { isMissing, seatName } from '../../app/seating.ts'
import { useStore } from '../../app/store.ts'
import { useGameWords, useWords } from '../../words/language.ts'
import { Icon } from '../ui/Icon.tsx'

/** Somebody is away, or a seat is free: the table says so, and opens the seats. */
export function SeatsSign() {
  const say = useWords()
  const card = useStore((state) => state.hall.tables?.[state.table.table ?? ''])
  const words = useGameWords(card?.game ?? 'app')
  if (!card || card.over) return null
  const missing = card.seats.filter(isMissing)
  if (missing.length === 0) return null
  const away = missing.filter(({ free }) => !free)
  const names = away.map((seat) => seatName(seat, card.game, words)).join(', ')
  const parts = [
    away.length > 0 && say('seats.sign', { count: away.length, names }),
    missing.length > away.length && say('seats.signFree', { count: missing.length - away.length }),
  ]
  const text = parts.filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      className="house-sign seats-sign"
      title={text}
      aria-label={text}
      data-testid="seats-sign"
      onClick={() => go({ page: 'table', table: card.table, side: { panel: 'seats' } })}
    >
      <Icon name={away.length > 0 ? 'sleepy' : 'wooden-sign'} />
      <span className="house-sign-name">{text}</span>
    </button>
  )
}
