import { useState } from 'react'
import type { Seat } from '../../../../engine/core/game.ts'
import type { Event } from '../../../../engine/games/parley/events.ts'
import { scoreLines } from '../../../../engine/games/parley/score.ts'
import { openTable } from '../../../app/intents.ts'
import { go } from '../../../app/route.ts'
import { useDo, useStore } from '../../../app/store.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import { Face } from '../../../screens/ui/Face.tsx'
import type { Rect } from '../../../table/contract.ts'
import { useWords } from '../../../words/language.ts'
import { entriesOf } from './entries.ts'
import { type PanelProps, type ParleyDesk, Place } from './Place.tsx'
import { Seal } from './Seal.tsx'

const ENDING: readonly Event['type'][] = ['missions-shown', 'aside-settled', 'prize-called', 'paid']

/** 9 The final account: each line as it is paid out, and at last who wins. */
export function Account({ desk, places }: PanelProps) {
  const { shown, words } = desk
  const [folded, setFolded] = useState(false)
  if (shown.account === null) return null
  if (folded)
    return (
      <Place rect={places.acts} grow="up" className="waiting">
        <Button look="main" icon="crown" title={words('score.title')} onClick={() => setFolded(false)} />
      </Place>
    )
  const over = shown.ending !== null
  return (
    <Place rect={sheetOf(places)} grow={places.compact ? 'no' : 'down'} className="account paper" label={words('score.title')}>
      <h2>{words('score.title')}</h2>
      {over ? <Winners desk={desk} /> : <PaidNow desk={desk} />}
      <Lines desk={desk} />
      {over && <AfterGame desk={desk} onFold={() => setFolded(true)} />}
    </Place>
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
function PaidNow({ desk }: { desk: ParleyDesk }) {
  const { before, since, shownCount } = useStore((state) => state.table)
  // What is kept for this table are events of this game.
  const events = [...before, ...since.slice(0, shownCount)] as Event[]
  const start = events.findIndex(({ type }) => type === 'missions-shown')
  const entry = entriesOf(start < 0 ? [] : events.slice(start).filter(({ type }) => ENDING.includes(type))).at(-1)
  return (
    <p className="account-now" aria-live="polite">
      {entry && [entry.line, ...entry.more].map((line) => desk.play.tell(line, desk.nameOf, desk.words)).join(' ')}
    </p>
  )
}

function Winners({ desk: { shown, words, nameOf } }: { desk: ParleyDesk }) {
  const first = (shown.ending?.rank ?? []).flatMap((rank, seat) => (rank === 1 ? [nameOf(seat)] : []))
  return (
    <p className="account-winner" aria-live="polite">
      {first.length === 1 ? words('score.wins', { seat: first[0] ?? '' }) : words('score.shared', { seats: first.join(', ') })}
    </p>
  )
}

/** A column for each seat, the best on the left once it is known; a row for each line that is anybody's. */
function Lines({ desk }: { desk: ParleyDesk }) {
  const { shown, words } = desk
  const { ending } = shown
  const rank = (seat: Seat): number => ending?.rank[seat] ?? 0
  const seats = shown.silver.map((_, seat) => seat).sort((one, other) => rank(one) - rank(other))
  const lines = shown.silver.map((_, seat) => scoreLines(shown, seat))
  const rows = (lines[0] ?? []).map(({ key }, row) => ({ key, amounts: lines.map((own) => own[row]?.amount ?? 0) }))
  return (
    <table className={`account-table ${ending ? 'settled' : ''}`}>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <Head key={seat} desk={desk} seat={seat} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ key, amounts }) => key === 'score.purse' || amounts.some((amount) => amount !== 0))
          .map(({ key, amounts }) => (
            <Row key={key} title={words(key)} seats={seats} amounts={amounts} />
          ))}
        {ending && <Row className="account-total" title={words('score.total')} seats={seats} amounts={ending.score} />}
      </tbody>
    </table>
  )
}

function Head({ desk, seat }: { desk: ParleyDesk; seat: Seat }) {
  const { shown, words, nameOf, people, card } = desk
  const mission = shown.missions[seat]
  return (
    <th scope="col" className={shown.ending?.rank[seat] === 1 ? 'first' : ''}>
      <span className="account-faces">
        <Face game={card.game} face={people[seat]?.face ?? ''} size="2em" />
        {mission && <Seal country={mission} size="1.5em" name={words(`countries.${mission}.name`)} />}
      </span>
      <span className="account-name">{nameOf(seat)}</span>
    </th>
  )
}

type RowProps = { title: string; seats: Seat[]; amounts: number[]; className?: string }

function Row({ title, seats, amounts, className = '' }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{title}</th>
      {seats.map((seat) => (
        <td key={seat} className={amounts[seat] === 0 ? 'nothing' : ''}>
          {signed(amounts[seat] ?? 0)}
        </td>
      ))}
    </tr>
  )
}

/** With a true minus. */
const signed = (amount: number): string => (amount < 0 ? `\u2212${-amount}` : String(amount))

function AfterGame({ desk, onFold }: { desk: ParleyDesk; onFold(): void }) {
  const say = useWords()
  const dispatch = useDo()
  const again = (): void => {
    const seats = desk.people.map(({ kind, name, face, level }) =>
      kind === 'bot' ? { kind, name, face, level: level ?? 'sailor' } : { kind, name, face },
    )
    dispatch(openTable({ game: desk.card.game, seats, options: {} }))
  }
  return (
    <footer>
      <Button look="main" icon="anchor" title={say('table.again')} testId="again" onClick={again} />
      <Button icon="ship-wheel" title={say('table.harbour')} testId="to-harbour" onClick={() => go({ page: 'harbour' })} />
      <Button icon="treasure-map" title={say('table.board')} onClick={onFold} />
    </footer>
  )
}
