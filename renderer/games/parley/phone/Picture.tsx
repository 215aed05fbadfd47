import { COUNTRIES, type Country } from '../../../../engine/games/parley/cards.ts'
import { neighboursOf } from '../../../../engine/games/parley/map.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import { asset } from '../../../app/play.ts'
import type { AnyHand, Hand } from '../../../phone/useHand.ts'
import { Face } from '../../../screens/ui/Face.tsx'
import { Icon } from '../../../screens/ui/Icon.tsx'
import { Seal } from '../panels/Seal.tsx'

export type ParleyHand = Hand<State>

/** The picture that an offer asks for: `card:sword-1`, `seal:turks`, `face:2`, `gain:malta`, `price:+3`, `side:attack`. */
export function Picture({ name, hand }: { name: string; hand: AnyHand }) {
  const [kind = '', id = ''] = name.split(':')
  if (kind === 'card') return <img className="card-face" src={pictureOf(`vote-${id}`)} alt="" draggable={false} />
  // names of pictures are this folder's own
  if (kind === 'seal') return <Seal country={id as Country} size="2.6rem" />
  if (kind === 'face') return <Face game={hand.card.game} face={hand.faceOf(Number(id))} size="2.6rem" />
  if (kind === 'gain') return <Gain port={id} hand={hand} />
  if (kind === 'side') return <Side side={id === 'attack' ? 'attack' : 'defence'} hand={hand} />
  return (
    <span className="price">
      {id} <Coin metal="silver" />
    </span>
  )
}

export const pictureOf = (name: string): string => asset(`games/parley/phone/${name}.webp`)

export function Coin({ metal, size = '1.35rem' }: { metal: 'gold' | 'silver'; size?: string }) {
  return <img className="coin" src={pictureOf(`coin-${metal}-face`)} alt="" style={{ width: size, height: size }} draggable={false} />
}

/** 4.7 What a crown would win at the port. */
function gainOf({ options, markers }: State, country: Country, port: string): number {
  const near = neighboursOf(options.map).get(port) ?? []
  return 1 + near.filter((neighbour) => markers[neighbour]?.includes(country)).length
}

const sideOf = ({ portCard }: State, side: 'attack' | 'defence'): Country[] =>
  COUNTRIES.filter((country) => portCard.includes(country) === (side === 'attack'))

/** Both sides of the open port card, with what each crown would win there. */
function Gain({ port, hand }: { port: string; hand: ParleyHand }) {
  const { view } = hand
  return (
    <span className="gain">
      {(['attack', 'defence'] as const).map((side) => (
        <span key={side} className={`gain-side gain-${side}`}>
          {sideOf(view, side).map((country) => (
            <span key={country} data-more={gainOf(view, country, port) > 1 || undefined}>
              <Seal country={country} size="1.25rem" />
              {gainOf(view, country, port)}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}

/** The three crowns of a side, behind its sign. */
export function Side({ side, hand, size = '2.1rem' }: { side: 'attack' | 'defence'; hand: ParleyHand; size?: string }) {
  const { view, words } = hand
  return (
    <span className={`side side-${side}`}>
      <Icon name={side === 'attack' ? 'crossed-sabres' : 'round-shield'} size="1.5rem" />
      {sideOf(view, side).map((country) => (
        <Seal key={country} country={country} size={size} name={words(`countries.${country}.name`)} />
      ))}
    </span>
  )
}
