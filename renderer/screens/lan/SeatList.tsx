import { useState } from 'react'
import type { SeatCard, TableCard } from '../../../electron/host/protocol.ts'
import { gameCard } from '../../app/play.ts'
import { isOffered, seatName } from '../../app/seating.ts'
import { useStore } from '../../app/store.ts'
import { type Say, useGameWords, useWords } from '../../words/language.ts'
import { Face } from '../ui/Face.tsx'
import { Icon } from '../ui/Icon.tsx'
import { GuestActions, HolderActions, OwnerActions } from './SeatActions.tsx'
import { SitForm } from './SitForm.tsx'

/** Everybody's seat: who sits there, whether he is here, and what may be done about it. */
export function SeatList({ card }: { card: TableCard }) {
  const say = useWords()
  const refused = useStore((state) => state.couch.refused)
  const [sitting, setSitting] = useState<number | null>(null)
  return (
    <>
      <ol className="seat-list">
        {card.seats.map((seat) => (
          <SeatRow
            key={seat.seat}
            card={card}
            seat={seat}
            sitting={sitting === seat.seat && isOffered(seat)}
            onSit={(sit) => setSitting(sit ? seat.seat : null)}
          />
        ))}
      </ol>
      <p className="seat-refused" role="status">
        {refused && say(`refusals.${refused}`)}
      </p>
    </>
  )
}

/** How it stands with a seat, in a few words. */
function stateOf(seat: SeatCard, mine: boolean, say: Say): string {
  const level = (of: 'deckhand' | 'sailor'): string => say(`opening.levels.${of}`)
  if (seat.kind === 'bot') return say('seats.bot', { level: level(seat.level ?? 'sailor') })
  if (seat.standIn) return say('seats.standIn', { level: level(seat.standIn) })
  if (seat.free) return say(seat.locked ? 'seats.freeLocked' : 'seats.free')
  const where = seat.present ? say(seat.kind === 'guest' ? 'seats.here' : 'seats.atHost') : say('seats.away')
  return [mine && say('seats.you'), where, seat.locked && say('seats.locked'), seat.muted && say('talk.muted')].filter(Boolean).join(', ')
}

const ICONS = { bot: 'vintage-robot', away: 'sleepy', free: 'wooden-sign', locked: 'padlock', here: 'person', guest: 'smartphone' } as const

function iconOf({ kind, standIn, free, locked, present }: SeatCard): string {
  if (kind === 'bot' || standIn) return ICONS.bot
  if (free) return locked ? ICONS.locked : ICONS.free
  if (!present) return ICONS.away
  return kind === 'guest' ? ICONS.guest : ICONS.here
}

type RowProps = { card: TableCard; seat: SeatCard; sitting: boolean; onSit(sit: boolean): void }

function SeatRow({ card, seat, sitting, onSit }: RowProps) {
  const say = useWords()
  const words = useGameWords(card.game)
  const owner = useStore((state) => state.connection.owner)
  const tokens = useStore((state) => state.couch.tokens)
  const mine = tokens.some((key) => key.seat === seat.seat)
  const name = seatName(seat, card.game, words)
  const game = gameCard(card.game)
  // people who share the owner's device are seated when the table is opened
  const mayOffer = !sitting && !card.over && isOffered(seat) && !seat.standIn && (!owner || tokens.length === 0)
  const state = seat.free ? 'free' : seat.kind !== 'bot' && !seat.present && !seat.standIn ? 'away' : 'here'
  return (
    <li className="seat-row" data-state={state} data-testid={`place-${seat.seat}`}>
      <Face game={card.game} face={seat.face} size="3.2em" />
      <p className="seat-who">
        <b>{name}</b>
        <span>
          <Icon name={iconOf(seat)} size="1.1em" /> {stateOf(seat, mine, say)}
        </span>
      </p>
      <div className="seat-acts">
        {mayOffer && <GuestActions seat={seat} more={tokens.length > 0} onSit={() => onSit(true)} />}
        {mine && seat.kind === 'guest' && !card.over && <HolderActions seat={seat} name={name} />}
        {owner && !card.over && <OwnerActions seat={seat} name={name} levels={game?.levels ?? []} mine={mine} />}
      </div>
      {sitting && game && <SitForm game={game} card={card} seat={seat} onDone={() => onSit(false)} />}
    </li>
  )
}
