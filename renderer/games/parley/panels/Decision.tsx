import { Waiting } from '../../../screens/table/Waiting.tsx'
import { Acts } from './Acts.tsx'
import { Answers } from './Answers.tsx'
import { Prompt } from './Prompt.tsx'
import type { PanelProps } from './props.ts'

/** What I decide now, or whose decision it is. */
export function Decision(props: PanelProps) {
  const { desk, places } = props
  const { view, legal } = desk
  if (view.phase === 'over' && desk.shown.phase === 'over') return null
  const free = isRowFree(desk)
  // The row is as long as the chart while no votes lie in it.
  const wait = <Waiting desk={desk} place={free && told(desk).phase !== 'vote' ? places.acts : places.prompt} />
  if (legal.length === 0) return wait
  if (view.phase === 'captain' || view.phase === 'mutiny') return free ? <Acts {...props} /> : wait
  if (view.phase === 'answer') return free ? <Answers {...props} /> : wait
  return <Prompt {...props} place={view.phase === 'discard' && free ? places.acts : places.prompt} />
}

/** The row before my hand is shared: as long as votes lie there, it is theirs. */
const isRowFree = ({ shown }: PanelProps['desk']): boolean => !shown.vote || shown.vote.laid.length === 0

/** What others decide is not told before the table has shown what led to it. */
const told = ({ legal, view, shown }: PanelProps['desk']): PanelProps['desk']['view'] => (legal.length > 0 ? view : shown)
