import { useState } from 'react'
import type { Sitter } from '../../../electron/host/protocol.ts'
import type { Level } from '../../../engine/core/game.ts'
import type { GameCard } from '../../app/play.ts'
import { type SayGame, useGameWords, useWords } from '../../words/language.ts'
import { Face } from '../ui/Face.tsx'
import { Faces } from './Faces.tsx'

type Kind = Sitter['kind'] | 'nobody'
const KINDS: readonly Kind[] = ['me', 'person', 'guest', 'bot', 'nobody']

type SeatsProps = {
  card: GameCard
  seats: Sitter[]
  /** Seats may be laid for guests: the table will be open to the network. */
  lan: boolean
  onChange(seats: Sitter[]): void
}

/** What a seat is called; one that is laid for a guest goes by its emblem until somebody sits there. */
export const sitterName = (seat: Sitter, card: GameCard, words: SayGame): string =>
  (seat.kind === 'guest' ? '' : seat.name.trim()) || card.faceName(seat.face, words)

/** Bots make room for guests when the table is opened to the network, and come back when it is not. */
export function openedSeats(seats: readonly Sitter[], lan: boolean, card: GameCard, words: SayGame): Sitter[] {
  const level = card.levels.at(-1) ?? 'sailor'
  return seats.map((seat): Sitter => {
    if (lan && seat.kind === 'bot') return { kind: 'guest', face: seat.face }
    return !lan && seat.kind === 'guest' ? { kind: 'bot', name: card.faceName(seat.face, words), face: seat.face, level } : seat
  })
}

/** As many rows as the game has seats; nobody's come last, so that seats close up. */
export function SeatForm({ card, seats, lan, onChange }: SeatsProps) {
  const say = useWords()
  const words = useGameWords(card.id)
  const put = (place: number, sitter: Sitter | null): void => onChange(placed(seats, place, sitter))
  const sitAnew = (place: number, kind: Kind): void => {
    const free = card.faces.find((face) => !seats.some((seat, at) => at !== place && seat.face === face)) ?? ''
    const before = seats[place]
    const person = before ? { name: sitterName(before, card, words), face: before.face } : { name: card.faceName(free, words), face: free }
    put(place, sitting(kind, person, card.levels.at(-1) ?? 'sailor'))
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
            lan={lan}
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
  if (kind === 'guest') return { kind, face }
  return kind === 'bot' ? { kind, name, face, level } : { kind, name, face }
}

/** The seats with one changed; there is only one me, and whoever was it before is another person here. */
function placed(seats: Sitter[], place: number, sitter: Sitter | null): Sitter[] {
  const others = seats.map((seat): Sitter => (sitter?.kind === 'me' && seat.kind === 'me' ? { ...seat, kind: 'person' } : seat))
  if (!sitter) return others.filter((_, at) => at !== place)
  return place < others.length ? others.map((seat, at) => (at === place ? sitter : seat)) : [...others, sitter]
}

type RowProps = { card: GameCard; seats: Sitter[]; lan: boolean; place: number; onKind(kind: Kind): void; onSit(sitter: Sitter): void }

function SeatRow({ card, seats, lan, place, onKind, onSit }: RowProps) {
  const say = useWords()
  const words = useGameWords(card.id)
  const [choosing, setChoosing] = useState(false)
  const seat = seats[place]
  const number = say('opening.seat', { number: place + 1 })
  /** A name that nobody has changed goes with its emblem. */
  const take = (sitter: Sitter, face: string): void => {
    const own = sitter.kind === 'guest' || sitter.name !== card.faceName(sitter.face, words)
    onSit(own ? { ...sitter, face } : { ...sitter, face, name: card.faceName(face, words) })
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
      <SeatWords card={card} seats={seats} lan={lan} place={place} onKind={onKind} onSit={onSit} />
      {seat && choosing && (
        <Faces
          card={card}
          chosen={seat.face}
          takenBy={(face) => {
            const owner = seats.findIndex((other, at) => at !== place && other.face === face)
            return owner < 0 ? null : say('opening.takenBy', { number: owner + 1 })
          }}
          onChoose={(face) => take(seat, face)}
        />
      )}
    </fieldset>
  )
}

/** Who sits there: what kind, how good a bot, by what name. */
function SeatWords({ card, seats, lan, place, onKind, onSit }: RowProps) {
  const say = useWords()
  const seat = seats[place]
  const kinds = KINDS.filter((kind) => (kind === 'nobody' ? !seat || seats.length > card.min : kind !== 'guest' || lan))
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
      {seat && seat.kind !== 'guest' && (
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
