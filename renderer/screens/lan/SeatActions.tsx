import type { SeatCard } from '../../../electron/host/protocol.ts'
import type { Level } from '../../../engine/core/game.ts'
import { handOver, order, standUp } from '../../app/intents.ts'
import { useDo } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { Icon } from '../ui/Icon.tsx'
import { Sure } from '../ui/Sure.tsx'

/** A free seat: for whoever comes. */
export function GuestActions({ seat, more, onSit }: { seat: SeatCard; more: boolean; onSit(): void }) {
  const say = useWords()
  return (
    <button
      type="button"
      className={more ? 'small' : 'small small-main'}
      aria-label={`${say(more ? 'seats.sitToo' : 'seats.sit')}: ${say('seats.sitAs', { number: seat.seat + 1 })}`}
      data-testid={`sit-${seat.seat}`}
      onClick={onSit}
    >
      {say(more ? 'seats.sitToo' : 'seats.sit')}
    </button>
  )
}

/** My own seat. */
export function HolderActions({ seat, name }: { seat: SeatCard; name: string }) {
  const say = useWords()
  const dispatch = useDo()
  return (
    <>
      <HandOver seat={seat} name={name} />
      <Sure
        title={say('seats.stand')}
        sure={say('seats.standSure')}
        testId={`stand-${seat.seat}`}
        onClick={() => dispatch(standUp(seat.seat))}
      />
    </>
  )
}

function HandOver({ seat, name }: { seat: SeatCard; name: string }) {
  const say = useWords()
  const dispatch = useDo()
  return (
    <Sure
      title={
        <>
          <Icon name="smartphone" size="1.1em" /> {say('seats.handOver')}
        </>
      }
      label={say('seats.handOverOf', { name })}
      sure={say('seats.handOverSure')}
      testId={`hand-over-${seat.seat}`}
      onClick={() => dispatch(handOver(seat.seat))}
    />
  )
}

type OwnerProps = { seat: SeatCard; name: string; levels: readonly Level[]; mine: boolean }

/** What the owner alone may do about a seat of people. */
export function OwnerActions({ seat, name, levels, mine }: OwnerProps) {
  const say = useWords()
  const dispatch = useDo()
  if (seat.kind === 'bot') return null
  const { locked } = seat
  const number = seat.seat + 1
  return (
    <>
      <select
        aria-label={say('seats.plays', { number })}
        value={seat.standIn ?? 'person'}
        data-testid={`plays-${seat.seat}`}
        onChange={({ target }) =>
          dispatch(order({ type: 'stand-in', seat: seat.seat, level: levels.find((level) => level === target.value) ?? null }))
        }
      >
        <option value="person">{say(seat.free ? 'seats.playsNobody' : 'seats.playsSelf')}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {say('seats.playsBot', { level: say(`opening.levels.${level}`) })}
          </option>
        ))}
      </select>
      {seat.kind === 'guest' && (
        <button
          type="button"
          className="small"
          aria-label={say(locked ? 'seats.unlockOf' : 'seats.lockOf', { number })}
          data-testid={`lock-${seat.seat}`}
          onClick={() => dispatch(order({ type: 'lock-seat', seat: seat.seat, locked: !locked }))}
        >
          <Icon name={locked ? 'key' : 'padlock'} size="1.1em" /> {say(locked ? 'seats.unlock' : 'seats.lock')}
        </button>
      )}
      {!seat.free && !mine && (
        <button
          type="button"
          className="small"
          aria-label={say(seat.muted ? 'talk.unmuteOf' : 'talk.muteOf', { name })}
          data-testid={`mute-${seat.seat}`}
          onClick={() => dispatch(order({ type: 'mute-seat', seat: seat.seat, muted: !seat.muted }))}
        >
          <Icon name={seat.muted ? 'speaker' : 'speaker-off'} size="1.1em" /> {say(seat.muted ? 'talk.unmute' : 'talk.mute')}
        </button>
      )}
      {seat.kind === 'guest' && !seat.free && !mine && (
        <>
          <HandOver seat={seat} name={name} />
          <Sure
            title={say('seats.clear')}
            label={say('seats.clearOf', { name })}
            sure={say('seats.clearSure', { name })}
            testId={`clear-${seat.seat}`}
            onClick={() => dispatch(order({ type: 'free-seat', seat: seat.seat }))}
          />
        </>
      )}
    </>
  )
}
