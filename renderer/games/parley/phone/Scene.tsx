import type { AnyHand } from '../../../phone/useHand.ts'
import { Face } from '../../../screens/ui/Face.tsx'
import { coinsFor } from '../coins.ts'
import { Chart } from './Chart.tsx'
import { Coin, type ParleyHand, pictureOf, Side } from './Picture.tsx'

/** What is at stake: the port under siege with its two sides, and the votes as they come; else the port card that lies open. */
export function Scene({ hand }: { hand: AnyHand }) {
  const { view, words }: ParleyHand = hand
  const title = view.anchor ? words('phone.siegeOf', { port: words(`ports.${view.anchor}`) }) : words('phone.nextSiege')
  return (
    <>
      {!view.anchor && (
        <div className="scene-chart">
          <Chart hand={hand} />
          <p className="sieges">{words('phone.sieges', { count: view.sieges, total: TOTAL })}</p>
        </div>
      )}
      <section className="stake paper" aria-label={title}>
        <h2>{title}</h2>
        <div className="stake-sides">
          <Side side="attack" hand={hand} />
          <Side side="defence" hand={hand} />
        </div>
      </section>
      {view.vote && view.vote.laid.length + view.vote.passed.length > 0 && <Votes hand={hand} />}
    </>
  )
}

/** 1.3 */
const TOTAL = 16

/** Who has voted: face down, or what. */
function Votes({ hand }: { hand: ParleyHand }) {
  const { view, card, faceOf, nameOf, words } = hand
  const { laid = [], passed = [] } = view.vote ?? {}
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const done = seats.filter((seat) => passed.includes(seat) || laid.some((each) => each.seat === seat)).length
  return (
    <div className="votes" role="status" aria-label={words('phone.voted', { count: done, total: view.seats })}>
      {seats.map((seat) => {
        const vote = laid.find((each) => each.seat === seat)
        const open = vote?.shown ? vote.card : null
        return (
          <span key={seat} className="vote" data-laid={vote !== undefined}>
            <span className="vote-card">
              {vote && <img src={pictureOf(open ? `vote-${open}` : 'vote-back')} alt={open ? words(`cards.${open}.name`) : ''} />}
            </span>
            <Face game={card.game} face={faceOf(seat)} size="1.7rem" />
            <span className="spoken">{nameOf(seat)}</span>
          </span>
        )
      })}
      <span className="votes-count" aria-hidden="true">
        <b>{done}</b>
        <i>{words('phone.of', { total: view.seats })}</i>
      </span>
    </div>
  )
}

/** My purse, in gold and silver as it lies on the table. */
export function Purse({ hand }: { hand: AnyHand }) {
  const { view, seat, words }: ParleyHand = hand
  const value = view.silver[seat ?? 0] ?? 0
  const { gold, silver } = coinsFor(value)
  return (
    <p className="purse" role="img" aria-label={`${words('panel.purse')}: ${words('panel.worth', { silver: value })}`}>
      <Coin metal="gold" /> {gold} <Coin metal="silver" /> {silver}
    </p>
  )
}
