import { COUNTRIES } from '../../../../engine/games/parley/cards.ts'
import { stepNow } from '../../../../engine/games/parley/options.ts'
import { letterCost } from '../../../../engine/games/parley/rules/privateer.ts'
import type { AnyHand } from '../../../phone/useHand.ts'
import { Face } from '../../../screens/ui/Face.tsx'
import { Icon } from '../../../screens/ui/Icon.tsx'
import { coinsFor } from '../coins.ts'
import { Seal } from '../panels/Seal.tsx'
import { Chart } from './Chart.tsx'
import { Coin, type ParleyHand } from './Picture.tsx'

/** What lies open for all: the chart, the crowns' points, today's prices, everybody's purse. */
export function Board({ hand }: { hand: AnyHand }) {
  const { view, words }: ParleyHand = hand
  return (
    <section className="board" aria-label={words('panel.table')}>
      <Chart hand={hand} />
      <Crowns hand={hand} />
      <dl className="prices">
        <div>
          <dt>
            <Icon name="scroll-quill" /> {words('panel.letters')}
          </dt>
          <dd>
            {letterCost(view)} <Coin metal="silver" />
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="cloak-dagger" /> {words('panel.blackmailToday')}
          </dt>
          <dd>
            {stepNow(view.options.blackmailPay, view.sieges)} <Coin metal="silver" />
          </dd>
        </div>
      </dl>
      <People hand={hand} />
    </section>
  )
}

/** The crowns by their points, with the owners of their letters. */
function Crowns({ hand: { view, card, words, faceOf, nameOf } }: { hand: ParleyHand }) {
  const sorted = [...COUNTRIES].sort((one, other) => view.points[other] - view.points[one])
  return (
    <ol className="crowns">
      {sorted.map((country) => {
        const letter = view.letters.find((each) => each.country === country)
        return (
          <li key={country}>
            <Seal country={country} size="2rem" />
            <span>{words(`countries.${country}.name`)}</span>
            {letter && (
              <span role="img" aria-label={words('panel.letterOwner', { seat: nameOf(letter.seat) })} className="crown-letter">
                <Icon name="scroll-quill" size="1.2rem" />
                <Face game={card.game} face={faceOf(letter.seat)} size="1.5rem" />
              </span>
            )}
            <b>{view.points[country]}</b>
          </li>
        )
      })}
    </ol>
  )
}

function People({ hand: { view, people, card, words, nameOf } }: { hand: ParleyHand }) {
  return (
    <ol className="people">
      {people.map(({ seat, face }) => {
        const { gold, silver } = coinsFor(view.silver[seat] ?? 0)
        const aside = view.blackmails.flatMap((each) => (each.to === seat && each.aside ? [each] : []))
        return (
          <li key={seat}>
            <Face game={card.game} face={face} size="2.2rem" />
            <span>
              <b>{nameOf(seat)}</b>
              <i>
                {[
                  view.captain === seat && words('panel.captain'),
                  words('panel.handCards', { count: view.hands[seat]?.length ?? 0 }),
                  ...aside.map((each) => words('panel.asideFor', { silver: each.aside ?? 0, to: nameOf(each.from) })),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </i>
            </span>
            <span className="purse">
              <Coin metal="gold" /> {gold} <Coin metal="silver" /> {silver}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
