import { go } from '../app/route.ts'
import { isOffered } from '../app/seating.ts'
import { useStore } from '../app/store.ts'
import { Face } from '../screens/ui/Face.tsx'
import { Icon } from '../screens/ui/Icon.tsx'
import { type Say, useWords } from '../words/language.ts'
import type { PhoneAccount } from './phonePlay.ts'
import type { AnyHand } from './useHand.ts'

/** The end: who has won, what it is made of, and whether there will be once more. */
export function Ending({ hand, account }: { hand: AnyHand; account: PhoneAccount }) {
  const say = useWords()
  const { people, seat: mine, nameOf, card } = hand
  const { result, rows, winner } = account
  const seats = people.map((_, seat) => seat).sort((one, other) => (result.rank[one] ?? 0) - (result.rank[other] ?? 0))
  return (
    <section className="ending" data-testid="ending">
      <h2>
        <Icon name="laurels-trophy" /> {winner ?? winnersOf(hand, account, say)}
      </h2>
      <ol>
        {seats.map((seat) => (
          <li key={seat} className="paper" data-mine={seat === mine || undefined} data-first={result.rank[seat] === 1 || undefined}>
            <details open={seat === mine}>
              <summary>
                <span className="ending-rank">{result.rank[seat]}</span>
                <Face game={card.game} face={people[seat]?.face ?? ''} size="2.5rem" />
                <b>{nameOf(seat)}</b>
                <span className="ending-score">{signed(result.score[seat] ?? 0)}</span>
              </summary>
              <dl>
                {rows.map(({ key, title, amounts }) => (
                  <div key={key}>
                    <dt>{title}</dt>
                    <dd>{signed(amounts[seat] ?? 0)}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ol>
      <OnceMore hand={hand} />
    </section>
  )
}

const signed = (amount: number): string => (amount < 0 ? `\u2212${-amount}` : String(amount))

function winnersOf({ nameOf }: AnyHand, { result: { rank } }: PhoneAccount, say: Say): string {
  const first = rank.flatMap((place, seat) => (place === 1 ? [nameOf(seat)] : []))
  return first.length === 1 ? say('account.wins', { seat: first[0] ?? '' }) : say('account.shared', { seats: first.join(', ') })
}

/** The next table of the host, as soon as there is one. */
function OnceMore({ hand }: { hand: AnyHand }) {
  const say = useWords()
  const next = useStore(({ hall }) =>
    Object.values(hall.tables ?? {}).find((card) => card.openedAt > hand.card.openedAt && !card.over && card.seats.some(isOffered)),
  )
  if (!next)
    return (
      <p className="waiting">
        <Icon name="hourglass" /> {say('phone.onceMoreWait')}
      </p>
    )
  return (
    <button
      type="button"
      className="act act-main"
      data-testid="once-more"
      onClick={() => go({ page: 'table', table: next.table, side: null })}
    >
      <Icon name="anchor" />
      <span className="act-words">
        <b>{say('table.again')}</b>
        <i>{say('phone.onceMore')}</i>
      </span>
    </button>
  )
}
