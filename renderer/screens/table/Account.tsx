import { type ReactNode, useState } from 'react'
import type { Sitter } from '../../../electron/host/protocol.ts'
import type { Result, Seat } from '../../../engine/core/game.ts'
import type { AnyDesk } from '../../app/desk.ts'
import { openTable } from '../../app/intents.ts'
import { go } from '../../app/route.ts'
import { useDo, useStore } from '../../app/store.ts'
import type { Rect } from '../../table/contract.ts'
import { useWords } from '../../words/language.ts'
import { Button } from '../ui/Button.tsx'
import { Face } from '../ui/Face.tsx'
import { Place } from './Place.tsx'

/**
 * One line of the account: what it is for, and what it is worth by seat. `sides` = the side of each seat, where it is worth that to
 * all of a side together.
 */
export type AccountRow = { key: string; title: string; amounts: readonly number[]; sides?: readonly number[] }

type AccountProps = {
  desk: AnyDesk
  place: Rect
  /** Where the button waits that opens it again. */
  foldedPlace: Rect
  compact: boolean
  rows: readonly AccountRow[]
  /** Below the total: what breaks a tie. */
  after?: readonly AccountRow[]
  /** Null while the lines are still being paid. */
  result: Result | null
  /** What is being shown or paid at this moment. */
  now?: string
  /** In place of the names of whoever ranks first, where winning is not by seat. */
  winner?: string
  /** What stands beside a seat's face. */
  sign?: ((seat: Seat) => ReactNode) | undefined
}

/** The final account: each line as it is paid out, and at last who wins. */
export function Account({ desk, place, foldedPlace, compact, rows, after = [], result, now, winner, sign }: AccountProps) {
  const say = useWords()
  const [folded, setFolded] = useState(false)
  if (folded)
    return (
      <Place rect={foldedPlace} grow="up" className="waiting">
        <Button look="main" icon="crown" title={say('account.title')} onClick={() => setFolded(false)} />
      </Place>
    )
  return (
    <Place rect={place} grow={compact ? 'no' : 'down'} className="account paper" label={say('account.title')}>
      <h2>{say('account.title')}</h2>
      {result ? (
        <p className="account-winner" aria-live="polite">
          {winner ?? winnersOf(desk, result, say)}
        </p>
      ) : (
        <p className="account-now" aria-live="polite">
          {now}
        </p>
      )}
      <Lines desk={desk} rows={rows} after={after} result={result} sign={sign} />
      {result && <AfterGame desk={desk} onFold={() => setFolded(true)} />}
    </Place>
  )
}

function winnersOf({ nameOf }: AnyDesk, { rank }: Result, say: ReturnType<typeof useWords>): string {
  const first = rank.flatMap((place, seat) => (place === 1 ? [nameOf(seat)] : []))
  return first.length === 1 ? say('account.wins', { seat: first[0] ?? '' }) : say('account.shared', { seats: first.join(', ') })
}

/** A column for each seat, the best on the left once it is known; a row for each line. */
function Lines({
  desk,
  rows,
  after,
  result,
  sign,
}: Pick<AccountProps, 'desk' | 'rows' | 'result' | 'sign'> & { after: readonly AccountRow[] }) {
  const say = useWords()
  const rank = (seat: Seat): number => result?.rank[seat] ?? 0
  const side = (seat: Seat): number => after.find(({ sides }) => sides)?.sides?.[seat] ?? 0
  const seats = desk.people.map((_, seat) => seat).sort((one, other) => rank(one) - rank(other) || side(one) - side(other))
  return (
    <table className={`account-table ${result ? 'settled' : ''}`}>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col" className={result?.rank[seat] === 1 ? 'first' : ''}>
              <span className="account-faces">
                <Face game={desk.card.game} face={desk.people[seat]?.face ?? ''} size="2em" />
                {sign?.(seat)}
              </span>
              <span className="account-name">{desk.nameOf(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, amounts }) => (
          <Row key={key} title={title} seats={seats} amounts={amounts} />
        ))}
        {result && <Row className="account-total" title={say('account.total')} seats={seats} amounts={result.score} />}
        {after.map(({ key, ...row }) => (
          <Row key={key} seats={seats} {...row} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Omit<AccountRow, 'key'> & { seats: readonly Seat[]; className?: string }

function Row({ title, seats, amounts, sides, className = '' }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{title}</th>
      {cells(seats, sides).map(({ seat, span }) => (
        <td key={seat} colSpan={span} className={`${amounts[seat] === 0 ? 'nothing' : ''} ${sides ? 'account-side' : ''}`}>
          {signed(amounts[seat] ?? 0)}
        </td>
      ))}
    </tr>
  )
}

/** One cell for each seat, or for each side of neighbours. */
function cells(seats: readonly Seat[], sides: AccountRow['sides']): { seat: Seat; span: number }[] {
  const found: { seat: Seat; span: number }[] = []
  for (const seat of seats) {
    const last = found.at(-1)
    if (last && sides && sides[last.seat] === sides[seat]) last.span += 1
    else found.push({ seat, span: 1 })
  }
  return found
}

/** With a true minus. */
const signed = (amount: number): string => (amount < 0 ? `\u2212${-amount}` : String(amount))

function AfterGame({ desk, onFold }: { desk: AnyDesk; onFold(): void }) {
  const say = useWords()
  const dispatch = useDo()
  const owner = useStore((state) => state.connection.owner)
  const again = (): void => {
    const seats = desk.people.map(({ kind, name, face, level }): Sitter => {
      if (kind === 'guest') return { kind, face }
      return kind === 'bot' ? { kind, name, face, level: level ?? 'sailor' } : { kind, name, face }
    })
    const { game, lan, manners, table, houseRules: options, rulesName } = desk.card
    dispatch(openTable({ game, seats, lan, manners, follows: table, options, rulesName }))
  }
  return (
    <footer>
      {owner && <Button look="main" icon="anchor" title={say('table.again')} testId="again" onClick={again} />}
      <Button icon="ship-wheel" title={say('table.harbour')} testId="to-harbour" onClick={() => go({ page: 'harbour' })} />
      <Button icon="treasure-map" title={say('table.board')} onClick={onFold} />
    </footer>
  )
}
