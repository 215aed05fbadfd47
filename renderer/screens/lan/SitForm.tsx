import { useEffect, useRef, useState } from 'react'
import type { SeatCard, TableCard } from '../../../electron/host/protocol.ts'
import { sitDown } from '../../app/intents.ts'
import type { GameCard } from '../../app/play.ts'
import { useDo, useStore } from '../../app/store.ts'
import { useGameWords, useWords } from '../../words/language.ts'
import { Faces } from '../open/Faces.tsx'

type SitProps = { game: GameCard; card: TableCard; seat: SeatCard; onDone(): void }

/** Sitting down: by what name, and under which emblem. Both are remembered, but not for a second person on the device. */
export function SitForm({ game, card, seat, onDone }: SitProps) {
  const say = useWords()
  const words = useGameWords(game.id)
  const dispatch = useDo()
  const { name: known, faces } = useStore((state) => state.preferences)
  const alone = useStore((state) => state.couch.tokens.length === 0)
  const others = card.seats.filter((other) => other.seat !== seat.seat && !other.free).map(({ face }) => face)
  const liked = alone ? faces[game.id] : undefined
  const [name, setName] = useState(alone ? known : '')
  const [face, setFace] = useState(liked && game.faces.includes(liked) && !others.includes(liked) ? liked : seat.face)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.closest('form')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const sit = (): void => {
    dispatch(sitDown({ seat: seat.seat, name: name.trim() || game.faceName(face, words), face }))
    onDone()
  }
  return (
    <form
      className="sit-form"
      aria-label={say('seats.sitAs', { number: seat.seat + 1 })}
      onSubmit={(event) => {
        event.preventDefault()
        sit()
      }}
    >
      <label>
        {say('seats.name')}
        <input
          ref={input}
          type="text"
          maxLength={24}
          value={name}
          placeholder={game.faceName(face, words)}
          data-testid="sit-name"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <p>{say('seats.face')}</p>
      <Faces card={game} chosen={face} takenBy={(each) => (others.includes(each) ? say('seats.takenFace') : null)} onChoose={setFace} />
      <p className="sit-acts">
        <button type="submit" className="small small-main" data-testid="sit-down">
          {say('seats.sit')}
        </button>
        <button type="button" className="small" onClick={onDone}>
          {say('seats.cancel')}
        </button>
      </p>
    </form>
  )
}
