import type { Event } from '../../../../engine/games/merchants/events.ts'
import type { AnyHand } from '../../../phone/useHand.ts'
import { useShown } from '../../../phone/useShown.ts'
import { readingOf } from '../reading.ts'
import { cardName } from '../tell.ts'
import { type MerchantsHand, pictureOf, sceneOf, shipOf } from './Picture.tsx'

/** The sea: an event read aloud, an attack, or whoever's turn it is. */
export function Scene({ hand }: { hand: AnyHand }) {
  const { view }: MerchantsHand = hand
  if (view.running.length > 0) return <Reading hand={hand} />
  if (view.attack) return <Attack hand={hand} attack={view.attack} />
  return <Sailing hand={hand} />
}

/** 7.1 The event under way, in large letters. */
function Reading({ hand }: { hand: MerchantsHand }) {
  const { view, nameOf, words } = hand
  const reading = readingOf(useShown<Event>(), view, nameOf, words)
  if (!reading) return null
  return (
    <section className="reading paper" aria-live="assertive" data-testid="reading">
      <img src={pictureOf(sceneOf(view, view.running.at(-1) ?? ''))} alt="" />
      <h2>{reading.title}</h2>
      <p>{reading.text}</p>
      {(reading.now || reading.meets) && (
        <p className="reading-now">
          {reading.now} {reading.meets}
        </p>
      )}
    </section>
  )
}

type AttackProps = { hand: MerchantsHand; attack: NonNullable<MerchantsHand['view']['attack']> }

/** 5.1 The broadside: who attacks whom, with what. */
function Attack({ hand, attack }: AttackProps) {
  const { view, seat, nameOf, words } = hand
  const card = cardName(attack.card, view, words)
  const mine = attack.to === seat
  return (
    <section className="storm storm-attack" data-testid="attack">
      <img className="storm-ship" src={pictureOf(shipOf(hand, attack.from))} alt="" />
      <img className="storm-card" src={pictureOf(`card-${attack.card}`)} alt="" />
      <p className="storm-words" role={mine ? 'alert' : undefined}>
        <b>{mine ? words('phone.attacked') : words('phone.attackOn', { from: nameOf(attack.from), to: nameOf(attack.to) })}</b>
        <span>{words('phone.attackWith', { from: nameOf(attack.from), card })}</span>
      </p>
    </section>
  )
}

function Sailing({ hand }: { hand: MerchantsHand }) {
  const { view, seat, nameOf, words } = hand
  const isMine = view.turn === seat
  return (
    <section className="storm" aria-label={isMine ? words('panel.yourTurn') : nameOf(view.turn)}>
      <img className="storm-ship" src={pictureOf(shipOf(hand, view.turn))} alt="" />
      <p className="storm-turn">{isMine ? words('panel.yourTurn') : nameOf(view.turn)}</p>
      {view.turnsLeft && seat !== null && <p className="storm-left">{words('panel.turnsLeft', { count: view.turnsLeft[seat] ?? 0 })}</p>}
    </section>
  )
}

/** How much I carry, and how much my hold bears. */
export function Purse({ hand }: { hand: AnyHand }) {
  const { view, seat, words }: MerchantsHand = hand
  const count = view.hands[seat ?? 0]?.length ?? 0
  const over = seat !== view.pirate && count > view.options.handLimit
  return (
    <p
      className="purse hold"
      data-over={over || undefined}
      role="img"
      aria-label={over ? words('panel.overladen', { count, limit: view.options.handLimit }) : words('panel.cards', { count })}
    >
      <img src={pictureOf(seat === view.pirate ? 'mark-pirate' : 'mark-crew')} alt="" />
      {count}
      {seat !== view.pirate && <small>/{view.options.handLimit}</small>}
    </p>
  )
}
