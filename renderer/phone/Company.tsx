import { isLate, useSecondsLeft } from '../app/clock.ts'
import { useStore } from '../app/store.ts'
import { isHushed } from '../app/talk.ts'
import { GestureButtons } from '../screens/talk/GestureButtons.tsx'
import { GESTURE_LOOKS } from '../screens/talk/gestures.ts'
import { channelName } from '../screens/talk/names.ts'
import { Icon } from '../screens/ui/Icon.tsx'
import { useWords } from '../words/language.ts'
import type { AnyHand } from './useHand.ts'

/** My clock, if the table has clocks. */
export function OwnClock({ hand }: { hand: AnyHand }) {
  const say = useWords()
  const clock = useStore((state) => state.clock)
  const seconds = useSecondsLeft(clock, clock.table === hand.card.table ? hand.seat : null)
  if (seconds === null) return null
  return (
    <p
      className="own-clock"
      role="timer"
      aria-label={say('time.mine', { count: seconds })}
      data-late={isLate(seconds)}
      data-testid="own-clock"
    >
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </p>
  )
}

/** So many of the lines that were just said are shown at once. */
const LINES = 2

/** What goes on beside the game: a pause for all, gestures as they are made, lines as they are written. */
export function Company({ hand }: { hand: AnyHand }) {
  const say = useWords()
  const { card, nameOf, words, seat: own } = hand
  const { gestures, fresh, hushed } = useStore((state) => state.talk)
  const made = gestures.filter(({ seat }) => !isHushed(hushed, card.table, { seat, name: card.seats[seat]?.name ?? '' }))
  const said = fresh.filter((line) => line.seat !== own && !isHushed(hushed, card.table, line)).slice(-LINES)
  return (
    <div className="company" role="status" data-testid="company">
      {card.paused && !card.over && (
        <p>
          <Icon name="hourglass" />
          {card.pausedBy === null ? say('time.pausedByHost') : say('time.pausedBy', { name: nameOf(card.pausedBy) })}
        </p>
      )}
      {made.map(({ id, seat, gesture }) => (
        <p key={id}>
          <Icon name={GESTURE_LOOKS[gesture].icon} />
          {say(`talk.made.${gesture}`, { name: nameOf(seat) })}
        </p>
      ))}
      {said.map(({ id, name, text, channel }) => (
        <p key={id} className="company-line">
          <Icon name="conversation" />
          <span>
            {channel !== null && <small>{channelName(channel, words, say)} · </small>}
            <b>{name}</b> <bdi>{text}</bdi>
          </span>
        </p>
      ))}
    </div>
  )
}

/** A cheer, a groan, a raised glass: where the table has them, and somebody to see them. */
export function Gestures({ hand }: { hand: AnyHand }) {
  const say = useWords()
  const { card, seat, people } = hand
  const alone = people.filter(({ kind }) => kind !== 'bot').length < 2
  if (seat === null || alone || !card.manners.gestures || people[seat]?.muted) return null
  return (
    <fieldset className="gestures">
      <legend>{say('talk.menu')}</legend>
      <GestureButtons seat={seat} />
    </fieldset>
  )
}
