import type { Event } from '../../../../engine/games/parley/events.ts'
import { result, scoreLines } from '../../../../engine/games/parley/score.ts'
import { useShownEvents } from '../../../app/desk.ts'
import { type AccountRow, Account as Table } from '../../../screens/table/Account.tsx'
import type { Rect } from '../../../table/contract.ts'
import { entriesOf } from './entries.ts'
import type { PanelProps, ParleyDesk } from './props.ts'
import { Seal } from './Seal.tsx'

const ENDING: readonly Event['type'][] = ['missions-shown', 'aside-settled', 'prize-called', 'paid']

/** 9 The final account. */
export function Account({ desk, places }: PanelProps) {
  const { shown, words } = desk
  const now = useNow(desk)
  if (shown.account === null) return null
  return (
    <Table
      desk={desk}
      place={sheetOf(places)}
      foldedPlace={places.acts}
      compact={places.compact}
      rows={rowsOf(desk)}
      result={result(shown)}
      now={now}
      sign={(seat) => {
        const mission = shown.missions[seat]
        return mission && <Seal country={mission} size="1.5em" name={words(`countries.${mission}.name`)} />
      }}
    />
  )
}

/** Over the chart; on a phone, which has no need of what is at stake now, over that too. */
function sheetOf({ compact, chart, score, me, portPile }: PanelProps['places']): Rect {
  if (!compact || !score || !portPile) return chart
  const x = Math.min(chart.x, score.x)
  const end = me?.y ?? chart.y + chart.height
  return { x, y: chart.y, width: portPile.x + portPile.width - x, height: end - chart.y - 8 }
}

/** What is being shown or paid at this moment. */
function useNow({ play, nameOf, words }: ParleyDesk): string {
  const events = useShownEvents<Event>()
  const start = events.findIndex(({ type }) => type === 'missions-shown')
  const entry = entriesOf(start < 0 ? [] : events.slice(start).filter(({ type }) => ENDING.includes(type))).at(-1)
  return entry ? [entry.line, ...entry.more].map((line) => play.tell(line, nameOf, words)).join(' ') : ''
}

/** Lines that are nobody's are left out. */
function rowsOf({ shown, words }: ParleyDesk): AccountRow[] {
  const lines = shown.silver.map((_, seat) => scoreLines(shown, seat))
  return (lines[0] ?? [])
    .map(({ key }, row) => ({ key, title: words(key), amounts: lines.map((own) => own[row]?.amount ?? 0) }))
    .filter(({ key, amounts }) => key === 'score.purse' || amounts.some((amount) => amount !== 0))
}
