import { useState } from 'react'
import type { Sitter } from '../../../electron/host/protocol.ts'
import type { Level } from '../../../engine/core/game.ts'
import type { GameCard } from '../../app/play.ts'
import { useGameWords, useWords } from '../../words/language.ts'
import { Face } from '../ui/Face.tsx'

type Kind = Sitter['kind'] | 'nobody'
const KINDS: readonly Kind[] = ['me', 'person', 'bot', 'nobody']

type SeatsProps = { card: GameCard; seats: Sitter[]; onChange(seats: Sitter[]): void }

/** As many rows as the game has seats; nobody's come last, so that seats close up. */
export function SeatForm({ card, seats, onChange }: SeatsProps) {
  const say = useWords()
  const words = useGameWords(card.id)
  const put = (place: number, sitter: Sitter | null): void => onChange(placed(seats, place, sitter))
  const sitAnew = (place: number, kind: Kind): void => {
    const free = card.faces.find((face) => !seats.some((seat, at) => at !== place && seat.face === face)) ?? ''
    const before = seats[place] ?? { name: card.faceName(free, words), face: free }
    put(place, sitting(kind, before, card.levels.at(-1) ?? 'sailor'))
  }
  const rows = Math.min(card.max, seats.length + 1)
  return (
    <section className="paper sheet">
      <h2>{say('opening.seats')}</h2>
      <div className="seats">
        {Array.from({ length: rows }, (_, place) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={place}
            card={card}
            seats={seats}
            place={place}
            onKind={(kind) => sitAnew(place, kind)}
            onSit={(sitter) => put(place, sitter)}
          />
        ))}
      </div>
    </section>
  )
}

function sitting(kind: Kind, { name, face }: { name: string; face: string }, level: Level): Sitter | null {
  if (kind === 'nobody') return null
  return kind === 'bot' ? { kind, name, face, level } : { kind, name, face }
}

/** The seats with one changed; there is only one me, and whoever was it before is another person here. */
function placed(seats: Sitter[], place: number, sitter: Sitter | null): Sitter[] {
  const others = seats.map((seat): Sitter => (sitter?.kind === 'me' && seat.kind === 'me' ? { ...seat, kind: 'person' } : seat))
  if (!sitter) return others.filter((_, at) => at !== place)
  return place < others.length ? others.map((seat, at) => (at === place ? sitter : seat)) : [...others, sitter]
}

type RowProps = { card: GameCard; seats: Sitter[]; place: number; onKind(kind: Kind): void; onSit(sitter: Sitter): void }

function SeatRow({ card, seats, place, onKind, onSit }: RowProps) {
  const say = useWords()
  const words = useGameWords(card.id)
  const [choosing, setChoosing] = useState(false)
  const seat = seats[place]
  const number = say('opening.seat', { number: place + 1 })
  /** A name that nobody has changed goes with its emblem. */
  const take = (sitter: Sitter, face: string): void => {
    const own = sitter.name !== card.faceName(sitter.face, words)
    onSit({ ...sitter, face, name: own ? sitter.name : card.faceName(face, words) })
    setChoosing(false)
  }
  return (
    <fieldset className="seat" style={{ border: 0, margin: 0 }} data-testid={`seat-${place}`}>
      <legend className="spoken">{number}</legend>
      {seat ? (
        <button
          type="button"
          className="seat-face"
          aria-expanded={choosing}
          aria-label={`${say('opening.face')}: ${card.faceName(seat.face, words)}`}
          onClick={() => setChoosing(!choosing)}
        >
          <Face game={card.id} face={seat.face} size="3.4em" />
        </button>
      ) : (
        <span style={{ width: '3.8em' }} />
      )}
      <SeatWords card={card} seats={seats} place={place} onKind={onKind} onSit={onSit} />
      {seat && choosing && <Faces card={card} seats={seats} place={place} onChoose={(face) => take(seat, face)} />}
    </fieldset>
  )
}

/** Who sits there: what kind, how good a bot, by what name. */
function SeatWords({ card, seats, place, onKind, onSit }: RowProps) {
  const say = useWords()
  const seat = seats[place]
  const kinds = KINDS.filter((kind) => kind !== 'nobody' || !seat || seats.length > card.min)
  return (
    <span className="seat-words">
      <select
        aria-label={say('opening.kind')}
        value={seat?.kind ?? 'nobody'}
        data-testid={`kind-${place}`}
        onChange={(event) => onKind(kinds.find((kind) => kind === event.target.value) ?? 'bot')}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {say(`opening.${kind}`)}
          </option>
        ))}
      </select>
      {seat?.kind === 'bot' && (
        <select
          aria-label={say('opening.level')}
          value={seat.level}
          data-testid={`level-${place}`}
          onChange={(event) => onSit({ ...seat, level: card.levels.find((level) => level === event.target.value) ?? seat.level })}
        >
          {card.levels.map((level) => (
            <option key={level} value={level} title={say(`opening.levelText.${level}`)}>
              {say(`opening.levels.${level}`)}
            </option>
          ))}
        </select>
      )}
      {seat && (
        <input
          type="text"
          maxLength={24}
          aria-label={say('opening.name')}
          value={seat.name}
          data-testid={`name-${place}`}
          onChange={(event) => onSit({ ...seat, name: event.target.value })}
        />
      )}
    </span>
  )
}

function Faces({ card, seats, place, onChoose }: { card: GameCard; seats: Sitter[]; place: number; onChoose(face: string): void }) {
  const say = useWords()
  const words = useGameWords(card.id)
  return (
    <div className="faces" role="radiogroup" aria-label={say('opening.face')}>
      {card.faces.map((face) => {
        const owner = seats.findIndex((seat, at) => at !== place && seat.face === face)
        const taken = owner >= 0 ? say('opening.takenBy', { number: owner + 1 }) : undefined
        return (
          // biome-ignore lint/a11y/useSemanticElements: a picture to choose, which a native radio button cannot be
          <button
            key={face}
            type="button"
            role="radio"
            aria-checked={seats[place]?.face === face}
            aria-disabled={taken !== undefined || undefined}
            aria-label={[card.faceName(face, words), taken].filter(Boolean).join(', ')}
            title={taken ?? `${card.faceName(face, words)}. ${card.faceLine(face, words)}`}
            onClick={() => !taken && onChoose(face)}
          >
            <Face game={card.id} face={face} size="3.4em" />
          </button>
        )
      })}
    </div>
  )
}
