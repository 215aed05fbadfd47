import { pick, takeBack } from '../../../app/desk.ts'
import { useStore } from '../../../app/store.ts'
import { skip } from '../../../screens/table/stage.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import type { Target } from '../../../table/contract.ts'
import { useWords } from '../../../words/language.ts'
import { phase } from '../label.ts'
import { Acts } from './Acts.tsx'
import { Answers } from './Answers.tsx'
import { type PanelProps, Place } from './Place.tsx'
import { Prompt } from './Prompt.tsx'

/** A click on a button of a panel: what is still to be shown is shown first. */
export function choose(target: Target): void {
  skip()
  pick(target)
}

/** What I decide now, or whose decision it is. */
export function Decision(props: PanelProps) {
  const { desk, places } = props
  const { view, legal } = desk
  if (view.phase === 'over' && desk.shown.phase === 'over') return null
  if (legal.length === 0) return <Waiting {...props} />
  const free = isRowFree(desk)
  if (view.phase === 'captain' || view.phase === 'mutiny') return free ? <Acts {...props} /> : <Waiting {...props} />
  if (view.phase === 'answer') return free ? <Answers {...props} /> : <Waiting {...props} />
  return <Prompt {...props} place={view.phase === 'discard' && free ? places.acts : places.prompt} />
}

/** The row before my hand is shared: as long as votes lie there, it is theirs. */
const isRowFree = ({ shown }: PanelProps['desk']): boolean => !shown.vote || shown.vote.laid.length === 0

/** Others decide, or votes still lie where I shall; and what has happened may be skipped. */
function Waiting({ desk, places }: PanelProps) {
  const say = useWords()
  // What others decide is not told before the table has shown what led to it.
  const told = desk.legal.length > 0 ? desk.view : desk.shown
  return (
    <Place rect={isRowFree(desk) && told.phase !== 'vote' ? places.acts : places.prompt} grow="up" className="waiting">
      <p>
        {phase(told, desk.viewer, desk.nameOf, desk.words)} {desk.card.paused && say('table.paused')}
      </p>
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
export function Back({ desk }: { desk: PanelProps['desk'] }) {
  return <Button look="quiet" icon="return-arrow" title={desk.words('decisions.back')} testId="take-back" onClick={takeBack} />
}
