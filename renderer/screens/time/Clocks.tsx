import { useEffect, useRef } from 'react'
import type { Seat } from '../../../engine/core/game.ts'
import { isLate, useSecondsLeft } from '../../app/clock.ts'
import type { AnyDesk } from '../../app/desk.ts'
import { playSound } from '../../app/sounds.ts'
import { useStore } from '../../app/store.ts'
import type { Rect } from '../../table/contract.ts'
import { useWords } from '../../words/language.ts'
import { usePlaques } from '../table/usePlaques.ts'
import './time.css'

/** The clocks of those who must decide: a bar on each plaque, and a large one for whoever looks. */
export function Clocks({ desk }: { desk: AnyDesk }) {
  const { hands, running, table } = useStore((state) => state.clock)
  const plaqueOf = usePlaques()
  if (table !== desk.card.table || hands.length === 0) return null
  return (
    <div className="clocks" data-running={running}>
      {hands.map(({ seat, ofMs }) =>
        seat === desk.seat ? (
          <OwnClock key={seat} seat={seat} ofSeconds={ofMs / 1000} plaque={plaqueOf(seat)} />
        ) : (
          <OtherClock key={seat} seat={seat} ofSeconds={ofMs / 1000} plaque={plaqueOf(seat)} name={desk.nameOf(seat)} />
        ),
      )}
    </div>
  )
}

type ClockProps = { seat: Seat; ofSeconds: number; plaque: Rect | null }

/** As a clock says it: 9, 59, 1:05. */
const asClock = (seconds: number): string =>
  seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** On a narrower plaque the name needs the whole lower edge. */
const ROOMY = 150

function OtherClock({ seat, ofSeconds, plaque, name }: ClockProps & { name: string }) {
  const say = useWords()
  const seconds = useSecondsLeft(
    useStore((state) => state.clock),
    seat,
  )
  if (seconds === null || plaque === null) return null
  const { x, y, width, height } = plaque
  return (
    <div
      className={width < ROOMY ? 'clock-bar clock-small' : 'clock-bar'}
      role="timer"
      aria-label={say('time.left', { count: seconds, name })}
      data-late={isLate(seconds)}
      data-testid={`clock-${seat}`}
      style={{ left: x, top: y + height, width }}
    >
      <span className="clock-track">
        <i style={{ transform: `scaleX(${seconds / ofSeconds})` }} />
      </span>
      <b>{asClock(seconds)}</b>
    </div>
  )
}

const RADIUS = 44
const ROUND = 2 * Math.PI * RADIUS

function OwnClock({ seat, ofSeconds, plaque }: ClockProps) {
  const say = useWords()
  const seconds = useSecondsLeft(
    useStore((state) => state.clock),
    seat,
  )
  useTicks(seconds)
  if (seconds === null) return null
  const place = plaque
    ? { left: `min(${plaque.x + plaque.width}px, 100% - 0.3 * var(--clock))`, top: plaque.y }
    : { left: '50%', top: '12%' }
  return (
    <div className="clock-own" data-late={isLate(seconds)} data-testid={`clock-${seat}`} style={place}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="clock-face" cx="50" cy="50" r="49" />
        <circle className="clock-groove" cx="50" cy="50" r={RADIUS} />
        <circle
          className="clock-ring"
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - seconds / ofSeconds)}
        />
      </svg>
      <b role="timer" aria-label={say('time.mine', { count: seconds })}>
        {asClock(seconds)}
      </b>
      <span className="spoken" role="status">
        {isLate(seconds) && seconds >= 9 ? say('time.mine', { count: 10 }) : ''}
      </span>
    </div>
  )
}

/** The last seconds are heard. */
function useTicks(seconds: number | null): void {
  const before = useRef(seconds)
  useEffect(() => {
    const isLess = seconds !== null && before.current !== null && seconds < before.current
    before.current = seconds
    if (isLess && isLate(seconds)) playSound(seconds === 0 ? 'bell' : 'pennant-tick')
  }, [seconds])
}
