import { lazy, useEffect } from 'react'
import { enterTable, leaveTable } from '../app/intents.ts'
import { go, type Side } from '../app/route.ts'
import { useDo, useStore } from '../app/store.ts'
import { Icon } from '../screens/ui/Icon.tsx'
import { useWords } from '../words/language.ts'
import { HandScreen } from './HandScreen.tsx'
import { wentAhead } from './headStart.ts'
import { useHand } from './useHand.ts'

const Seats = lazy(() => import('./Seats.tsx').then((module) => ({ default: module.Seats })))
const SeatNews = lazy(() => import('../screens/lan/SeatNews.tsx').then((module) => ({ default: module.SeatNews })))
const RulesSheet = lazy(() => import('./RulesSheet.tsx').then((module) => ({ default: module.RulesSheet })))

/** A table: its seats while people gather or I have none, then my hand. */
export function Room({ table, side }: { table: string; side: Side | null }) {
  const say = useWords()
  const dispatch = useDo()
  useEffect(() => {
    if (!wentAhead(table)) dispatch(enterTable(table))
    return () => void dispatch(leaveTable())
  }, [table, dispatch])
  const failed = useStore((state) => state.table.failed)
  const entered = useStore((state) => state.table.table === table)
  const card = useStore((state) => state.hall.tables?.[table])
  const known = useStore((state) => state.hall.tables !== null)
  const news = useStore(({ couch }) => couch.held !== null || couch.unseated !== null || couch.invitation !== null)
  const seated = useStore((state) => state.couch.tokens.length > 0)
  if (failed) return <Gone title={say('connection.failed')} text={say(`refusals.${failed}`)} />
  if (known && !card) return <Gone title={say('seats.gone.title')} text={say('seats.gone.text')} />
  if (!card || !entered) return <Wait />
  return (
    <>
      {card.gathering || !seated ? <Seats card={card} /> : <Seated side={side} />}
      {side?.panel === 'rules' && <RulesSheet game={card.game} clause={side.clause} table={table} />}
      {news && <SeatNews card={card} />}
    </>
  )
}

function Seated({ side }: { side: Side | null }) {
  const hand = useHand()
  return hand ? <HandScreen hand={hand} side={side} /> : <Wait />
}

/** A moment without words: whatever takes longer is told by the line. */
function Wait() {
  return (
    <main className="screen wait" aria-busy="true">
      <Icon name="anchor" />
    </main>
  )
}

function Gone({ title, text }: { title: string; text: string }) {
  const say = useWords()
  return (
    <main className="screen wait">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className="act act-main" onClick={() => go({ page: 'harbour' })}>
        <Icon name="anchor" />
        <span className="act-words">
          <b>{say('phone.home')}</b>
        </span>
      </button>
    </main>
  )
}
