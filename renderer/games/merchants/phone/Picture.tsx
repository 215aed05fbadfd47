import type { State } from '../../../../engine/games/merchants/state.ts'
import { asset } from '../../../app/play.ts'
import type { AnyHand, Hand } from '../../../phone/useHand.ts'
import { eventAt, printed } from '../tell.ts'

export type MerchantsHand = Hand<State>

export const pictureOf = (name: string): string => asset(`games/merchants/phone/${name}.webp`)

/** The ship of a seat, as it lies there now. */
export function shipOf({ view, faceOf }: Pick<MerchantsHand, 'view' | 'faceOf'>, seat: number): string {
  if (seat === view.pirate) return 'vessel-pirate'
  return view.places[seat] === 'sunk' ? `vessel-sunk-${faceOf(seat)}` : `vessel-${faceOf(seat)}`
}

/** The scene of an event: a printed one by its title, else the one that stands for all of the house's. */
export function sceneOf(view: State, id: string): string {
  const event = eventAt(view, id)
  return `scene-${(event && printed(event)?.id) ?? 'house'}`
}

/** The picture that an offer asks for: `card:cannon`, `ship:2`, `event:storm`, `back`. */
export function Picture({ name, hand }: { name: string; hand: AnyHand }) {
  const [kind = '', id = ''] = name.split(':')
  if (kind === 'card') return <img className="card-face" src={pictureOf(`card-${id}`)} alt="" draggable={false} />
  if (kind === 'ship') return <img className="ship" src={pictureOf(shipOf(hand, Number(id)))} alt="" draggable={false} />
  if (kind === 'event')
    return (
      <span className="event-card">
        <img src={pictureOf(sceneOf(hand.view, id))} alt="" draggable={false} />
      </span>
    )
  return <img className="card-face" src={pictureOf('back')} alt="" draggable={false} />
}
