import { Waiting } from '../../../screens/table/Waiting.tsx'
import { Acts } from './Acts.tsx'
import { Answers } from './Answers.tsx'
import { Catch } from './Catch.tsx'
import type { PanelProps } from './props.ts'
import { useReading } from './ReadAloud.tsx'

/** What I decide now, or whose decision it is. */
export function Decision({ desk, places }: PanelProps) {
  const { view, shown } = desk
  if (view.phase === 'over' && shown.phase === 'over') return null
  // 4.6 What the Pirate may do out of turn is not waited for.
  const asked = desk.legal.filter(({ type }) => type !== 'catch')
  if (asked.length === 0) return <Meanwhile desk={{ ...desk, legal: [] }} places={places} />
  return view.phase === 'turn' ? <Acts desk={desk} places={places} /> : <Answers desk={desk} places={places} />
}

/** Others decide: whose turn it is, whom the event under way meets, and the Pirate's call. */
function Meanwhile({ desk, places }: PanelProps) {
  const reading = useReading(desk)
  return (
    <Waiting desk={desk} place={places.acts}>
      {reading?.now && (
        <p className="reading">
          {reading.now} {reading.meets}
        </p>
      )}
      <Catch desk={desk} />
    </Waiting>
  )
}
