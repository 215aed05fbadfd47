import { useState } from 'react'
import type { Event } from '../../../../engine/games/parley/events.ts'
import { game } from '../../../../engine/games/parley/index.ts'
import { openTable } from '../../../app/intents.ts'
import { go } from '../../../app/route.ts'
import { useDo, useStore } from '../../../app/store.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import { Face } from '../../../screens/ui/Face.tsx'
import { Icon } from '../../../screens/ui/Icon.tsx'
import { useWords } from '../../../words/language.ts'
import { entriesOf } from './entries.ts'
import { type PanelProps, type ParleyDesk, Place } from './Place.tsx'
import { Seal, Silver } from './Seal.tsx'

const ENDING: readonly Event['type'][] = ['missions-shown', 'aside-settled', 'prize-called', 'paid']

/** 9 The final account: each line as it is paid out, and at last who wins. */
export function Account({ desk, places }: PanelProps) {
  const { shown, words } = desk
  const [folded, setFolded] = useState(false)
  const paid = usePaid()
  const over = shown.phase === 'over'
  if (!over && paid.length === 0) return null
  if (folded)
    return (
      <Place rect={places.acts} grow="up" className="waiting">
        <Button look="main" icon="crown" title={words('score.title')} onClick={() => setFolded(false)} />
      </Place>
    )
  return (
    <Place rect={places.chart} grow={places.compact ? 'down' : 'no'} className="account paper" label={words('score.title')}>
      <h2>{words('score.title')}</h2>
      <ul className="account-lines" aria-live="polite">
        {entriesOf(paid).map((entry) => (
          <li key={entry.number}>{[entry.line, ...entry.more].map((line) => desk.play.tell(line, desk.nameOf, words)).join(' ')}</li>
        ))}
      </ul>
      {over && <Standing desk={desk} />}
      {over && <AfterGame desk={desk} onFold={() => setFolded(true)} />}
    </Place>
  )
}

/** The lines of section 9 that the table has shown. */
function usePaid(): Event[] {
  const { before, since, shownCount } = useStore((state) => state.table)
  // What is kept for this table are events of this game.
  const events = [...before, ...since.slice(0, shownCount)] as Event[]
  const start = events.findIndex(({ type }) => type === 'missions-shown')
  return start < 0 ? [] : events.slice(start).filter(({ type }) => ENDING.includes(type))
}

function Standing({ desk }: { desk: ParleyDesk }) {
  const { shown, words, nameOf, people, card } = desk
  const result = game.result(shown)
  if (!result) return null
  const order = result.rank.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank)
  const first = order.filter(({ rank }) => rank === 1).map(({ seat }) => nameOf(seat))
  return (
    <>
      <p className="account-winner">
        {first.length === 1 ? words('score.wins', { seat: first[0] ?? '' }) : words('score.shared', { seats: first.join(', ') })}
      </p>
      <table className="account-table">
        <thead>
          <tr>
            <td colSpan={3} />
            <td>
              <Silver /> <span className="spoken">{words('score.silver')}</span>
            </td>
            <td>
              <Icon name="crown" /> <span className="spoken">{words('mission.title')}</span>
            </td>
            <td>{words('score.total')}</td>
          </tr>
        </thead>
        <tbody>
          {order.map(({ rank, seat }) => {
            const mission = shown.missions[seat]
            return (
              <tr key={seat}>
                <td>{rank}</td>
                <th scope="row">
                  <Face game={card.game} face={people[seat]?.face ?? ''} size="2em" /> {nameOf(seat)}
                </th>
                <td>{mission && <Seal country={mission} name={words(`countries.${mission}.name`)} />}</td>
                {result.lines[seat]?.map((line) => (
                  <td key={line.key} title={words(line.key, { country: words(`countries.${line.values.country}.name`) })}>
                    {line.amount}
                  </td>
                ))}
                <td>
                  <b>{result.score[seat]}</b>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

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
