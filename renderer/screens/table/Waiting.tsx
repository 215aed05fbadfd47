import type { ReactNode } from 'react'
import { type AnyDesk, phaseOf, pick, standInOf, takeBack } from '../../app/desk.ts'
import { order } from '../../app/intents.ts'
import { useDo, useStore } from '../../app/store.ts'
import type { Rect, Target } from '../../table/contract.ts'
import { useWords } from '../../words/language.ts'
import { Button } from '../ui/Button.tsx'
import { Place } from './Place.tsx'
import { skip } from './stage.ts'

/** A click on a button of a panel: what is still to be shown is shown first. */
export function choose(target: Target): void {
  skip()
  pick(target)
}

type WaitingProps = { desk: AnyDesk; place: Rect; children?: ReactNode }

/** Others decide, or what led to my decision is still being shown; it may be skipped. `children` = what may be done meanwhile. */
export function Waiting({ desk, place, children }: WaitingProps) {
  const say = useWords()
  return (
    <Place rect={place} grow="up" className="waiting">
      <p>
        {phaseOf(desk, say)} {desk.card.paused && say('table.paused')}
      </p>
      <Awaited desk={desk} />
      {children}
      <TakeSeatBack desk={desk} />
      <Skip idle={desk.idle} />
    </Place>
  )
}

/** On the screen of the room: the names of those who decide now, never what. */
function Awaited({ desk }: { desk: AnyDesk }) {
  const { language } = useStore((state) => state.preferences)
  if (desk.viewer !== 'table' || desk.card.over) return null
  const seats = desk.play.engine.waiting(desk.shown)
  if (seats.length < 2) return null
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(seats.map((seat) => desk.nameOf(seat)))
  return <p className="awaited">{names}</p>
}

/** The owner's own seat, for which a bot plays. */
function TakeSeatBack({ desk }: { desk: AnyDesk }) {
  const say = useWords()
  const dispatch = useDo()
  const owner = useStore((state) => state.connection.owner)
  const { seat } = desk
  if (!owner || seat === null || standInOf(desk) === null) return null
  const back = (): void => void dispatch(order({ type: 'stand-in', seat, level: null }))
  return <Button look="main" icon="hand" title={say('seats.takeBack')} testId="take-seat-back" onClick={back} />
}

function Skip({ idle }: { idle: boolean }) {
  const say = useWords()
  const speed = useStore((state) => state.preferences.speed)
  if (idle || speed === 'instant') return null
  return (
    <Button look="quiet" icon="fast-forward-button" title={say('table.skip')} label={say('table.skipText')} testId="skip" onClick={skip} />
  )
}

/** Takes back what has been chosen. */
export function TakeBack() {
  const say = useWords()
  return <Button look="quiet" icon="return-arrow" title={say('table.takeBack')} testId="take-back" onClick={takeBack} />
}
