import { type Card, expeditionOf, isCard, personOf, shipOf } from '../../../../engine/games/port-royal/cards.ts'
import type { State } from '../../../../engine/games/port-royal/state.ts'
import { asset } from '../../../app/play.ts'
import type { AnyHand, Hand } from '../../../phone/useHand.ts'
import { Face } from '../../../screens/ui/Face.tsx'
import { artOf } from '../ids.ts'

export type PortRoyalHand = Hand<State>

/** The picture that an offer asks for: `card:sailor:1:3`, `expedition:expedition:AA:2:4`, `face:2`. */
export function Picture({ name, hand }: { name: string; hand: AnyHand }) {
  const kind = name.slice(0, name.indexOf(':'))
  const id = name.slice(kind.length + 1)
  if (kind === 'face') return <Face game={hand.card.game} face={hand.faceOf(Number(id))} size="2.6rem" />
  if (!isCard(id)) return null
  return kind === 'expedition' ? <ExpeditionPicture card={id} /> : <CardPicture card={id} />
}

export const pictureOf = (name: string): string => asset(`games/port-royal/phone/${name}.webp`)

export function Sign({ name, size = '1.5rem' }: { name: string; size?: string }) {
  return <img className="sign" src={pictureOf(name)} alt="" style={{ width: size, height: size }} draggable={false} />
}

/** A ship with its coins and swords, a person with points and price, a tax. */
export function CardPicture({ card }: { card: Card }) {
  const ship = shipOf(card)
  const person = personOf(card)
  return (
    <span className="quay-card">
      <img src={pictureOf(artOf(card))} alt="" draggable={false} />
      {ship && (
        <span className="quay-swords" data-skull={ship.swords === null || undefined}>
          <Sign name={ship.swords === null ? 'sign-skull' : 'sign-sword'} size="1.15rem" />
          {ship.swords}
        </span>
      )}
      {person && person.points > 0 && <b className="quay-points">{person.points}</b>}
      {person && <b className="quay-cost">{person.cost}</b>}
    </span>
  )
}

export function ExpeditionPicture({ card }: { card: Card }) {
  const facts = expeditionOf(card)
  if (!facts) return null
  return (
    <span className="quay-expedition">
      <img src={pictureOf(`expedition-${facts.needs.join('')}`)} alt="" draggable={false} />
      <b>{facts.points}</b>
      <span>
        {Array.from({ length: facts.coins }, (_, coin) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: coins are alike
          <Sign key={coin} name="coin-face" size="1.1rem" />
        ))}
      </span>
    </span>
  )
}
