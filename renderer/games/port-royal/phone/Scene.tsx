import { shipOf } from '../../../../engine/games/port-royal/cards.ts'
import { pointsIn } from '../../../../engine/games/port-royal/display.ts'
import type { AnyHand } from '../../../phone/useHand.ts'
import { cardSpoken } from '../tell.ts'
import { CardPicture, type PortRoyalHand, pictureOf, Sign } from './Picture.tsx'

/** The quay by day with what has come in; empty, it waits for ships. While I choose among the cards they lie below. */
export function Scene({ hand }: { hand: AnyHand }) {
  const { view, legal, words, nameOf, seat }: PortRoyalHand = hand
  const choosing = legal.some(({ type }) => type === 'take' || type === 'pass')
  const whose = view.active === seat ? words('panel.yourTurn') : nameOf(view.active)
  if (choosing && view.harbour.length > 0) return null
  return (
    <section className="quay" aria-label={words('phone.harbour')}>
      <p className="quay-whose">{whose}</p>
      {view.harbour.length === 0 ? <Sea /> : <Harbour hand={hand} />}
    </section>
  )
}

const SAILING = ['yellow', 'red', 'blue'] as const

function Sea() {
  return (
    <div className="quay-sea" aria-hidden="true">
      {SAILING.map((colour) => (
        <img key={colour} src={pictureOf(`vessel-${colour}`)} alt="" />
      ))}
    </div>
  )
}

/** 3.3 Cards in the order of coming; a colour that is in already would sink it all. */
function Harbour({ hand: { view, words } }: { hand: PortRoyalHand }) {
  const colours = [...new Set(view.harbour.flatMap((card) => shipOf(card)?.colour ?? []))]
  return (
    <>
      <ol className="quay-row">
        {view.harbour.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a harbour are only ever added
          <li key={place}>
            <CardPicture card={card} />
            <span className="spoken">{cardSpoken(card, words)}</span>
          </li>
        ))}
      </ol>
      {view.phase !== 'take' && colours.length > 0 && (
        <p className="quay-danger">
          {colours.map((colour) => (
            <Sign key={colour} name={`colour-${colour}`} />
          ))}
          {words('panel.danger', { ship: colours.map((colour) => words(`colours.${colour}.ship`)).join(' / ') })}
        </p>
      )}
    </>
  )
}

/** My coins, and my points on the way to the goal. */
export function Purse({ hand }: { hand: AnyHand }) {
  const { view, seat, words }: PortRoyalHand = hand
  const coins = view.coins[seat ?? 0]?.length ?? 0
  const points = pointsIn(view.displays[seat ?? 0] ?? [])
  return (
    <p
      className="purse"
      role="img"
      aria-label={`${words('panel.coins', { count: coins })}, ${words('panel.goal', { points, goal: view.options.goal })}`}
    >
      <Sign name="coin-face" /> {coins} <Sign name="sign-points" /> {points}
    </p>
  )
}
