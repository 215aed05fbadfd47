import { pointsIn } from '../../../../engine/games/port-royal/display.ts'
import type { AnyHand } from '../../../phone/useHand.ts'
import { Face } from '../../../screens/ui/Face.tsx'
import { SIGNS } from '../signs.ts'
import { cardSpoken } from '../tell.ts'
import { CardPicture, ExpeditionPicture, type PortRoyalHand, Sign } from './Picture.tsx'

/** Whom I have hired, and what they are good for. */
export function Mine({ hand }: { hand: AnyHand }) {
  const { view, seat, words }: PortRoyalHand = hand
  const display = view.displays[seat ?? 0] ?? []
  if (seat === null) return null
  return (
    <section className="crew" aria-label={words('phone.mine')}>
      <h2>{words('phone.mine')}</h2>
      {display.length === 0 && <p>{words('phone.nobody')}</p>}
      <Abilities hand={hand} seat={seat} />
      <ol className="quay-row">
        {display.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: persons are known by their places
          <li key={place}>
            {card.startsWith('expedition') ? <ExpeditionPicture card={card} /> : <CardPicture card={card} />}
            <span className="spoken">{cardSpoken(card, words)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What a display is worth at a glance: swords, signs, discounts, traders. */
function Abilities({ hand: { view, words }, seat }: { hand: PortRoyalHand; seat: number }) {
  const display = view.displays[seat] ?? []
  return (
    <ul className="abilities">
      {SIGNS.flatMap(({ sign, count, told }) => {
        const number = count(display)
        if (number === 0) return []
        return (
          <li key={sign} title={told(number, words)}>
            <Sign name={sign} size="1.7rem" />
            <span aria-hidden="true">{number}</span>
            <span className="spoken">{told(number, words)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** What lies open for all: expeditions, the pile, everybody's people. */
export function Board({ hand }: { hand: AnyHand }) {
  const { view, people, card, words, nameOf }: PortRoyalHand = hand
  return (
    <section className="board" aria-label={words('phone.board')}>
      <div className="expeditions">
        {view.expeditions.map((each) => (
          <span key={each}>
            <ExpeditionPicture card={each} />
            <span className="spoken">{cardSpoken(each, words)}</span>
          </span>
        ))}
      </div>
      <p>
        {words('panel.pile', { count: view.pile.length })} · {words('panel.discard', { count: view.discard.length })}
      </p>
      <ol className="people">
        {people.map(({ seat, face }) => (
          <li key={seat}>
            <Face game={card.game} face={face} size="2.6rem" />
            <div>
              <p>
                <b>{nameOf(seat)}</b>
                <span className="purse">
                  <Sign name="coin-face" /> {view.coins[seat]?.length ?? 0} <Sign name="sign-points" />{' '}
                  {words('panel.goal', { points: pointsIn(view.displays[seat] ?? []), goal: view.options.goal })}
                </span>
              </p>
              <Abilities hand={hand} seat={seat} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
