import type { ReactNode } from 'react'
import { type AnyDesk, pick, takeBack } from '../../app/desk.ts'
import { useStore } from '../../app/store.ts'
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
  // What others decide is not told before the table has shown what led to it.
  const told = desk.legal.length > 0 ? desk.view : desk.shown
  return (
    <Place rect={place} grow="up" className="waiting">
      <p>
        {desk.play.phase(told, desk.viewer, desk.nameOf, desk.words)} {desk.card.paused && say('table.paused')}
      </p>
      {children}
      <Skip idle={desk.idle} />
    </Place>
  )
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
