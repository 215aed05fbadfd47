import { isInstrument, isWeapon } from '../../../../engine/games/merchants/cards.ts'
import { isMerchant } from '../../../../engine/games/merchants/hands.ts'
import { FARE } from '../../../../engine/games/merchants/rules/return.ts'
import { Place } from '../../../screens/table/Place.tsx'
import { choose, TakeBack } from '../../../screens/table/Waiting.tsx'
import { Button } from '../../../screens/ui/Button.tsx'
import type { Act } from '../choice.ts'
import { sideOf } from '../label.ts'
import { Catch } from './Catch.tsx'
import { chosenWords } from './chosen.ts'
import type { MerchantsDesk, PanelProps } from './props.ts'

const ICONS: Record<Act, string> = {
  draw: 'card-draw',
  steal: 'cloak-dagger',
  attack: 'crossed-sabres',
  trade: 'shaking-hands',
  return: 'anchor',
  pass: 'hourglass',
}

/** 3, 4 What a turn offers: the first step, or the second if the object was chosen first. */
export function Acts({ desk, places }: PanelProps) {
  const { view, seat, legal, words } = desk
  const chosen = chosenWords(desk)
  if (chosen !== null)
    return (
      <Place rect={places.acts} grow="up" className="prompt">
        <div className="prompt-buttons">
          <Button hot look="main" icon="anchor" title={chosen} testId="confirm" onClick={() => choose('confirm')} />
          <TakeBack />
        </div>
      </Place>
    )
  const mayPass = legal.some(({ type }) => type === 'pass')
  const acts: Act[] = mayPass ? ['pass'] : ['draw', isMerchant(view, seat ?? view.turn) ? 'trade' : 'steal', 'attack', 'return']
  return (
    <Place rect={places.acts} grow="up" className="acts" label={words(`phases.turn.${sideOf(view, seat ?? view.turn)}`)}>
      {acts.map((act) => (
        <ActButton key={act} act={act} desk={desk} />
      ))}
      <Catch desk={desk} />
    </Place>
  )
}

function ActButton({ act, desk }: { act: Act; desk: MerchantsDesk }) {
  const { view, seat, words, legal, choice } = desk
  const possible = legal.some(({ type }) => type === act)
  const side = sideOf(view, seat ?? view.turn)
  const pressed = choice.act === act
  return (
    <Button
      hot
      look={!possible ? 'off' : pressed || (choice.act === null && (act === 'draw' || act === 'pass')) ? 'main' : 'may'}
      icon={ICONS[act]}
      title={act === 'return' ? words(`decisions.return.title.${side}`) : words(`decisions.${act}.title`)}
      line={possible ? lineOf(act, desk) : offOf(act, desk)}
      pressed={pressed}
      testId={`act-${act}`}
      onClick={() => choose(`act:${act}`)}
    />
  )
}

/** The second line: what is still to be chosen, else what is chosen already, else what the act is. */
function lineOf(act: Act, desk: MerchantsDesk): string {
  const { view, seat, words, choice, nameOf } = desk
  const side = sideOf(view, seat ?? view.turn)
  const isFirst = choice.act === act
  if (act === 'return') {
    const left = FARE - choice.cards.length
    return isFirst ? words('decisions.return.prompt', { count: left }) : words('decisions.return.line')
  }
  if (isFirst && act === 'steal') return words('decisions.steal.prompt')
  if (isFirst && (act === 'attack' || act === 'trade')) {
    const lacking = choice.seat !== null ? 'card' : choice.cards.length > 0 ? 'seat' : 'both'
    return words(`decisions.${act}.prompt.${lacking}`)
  }
  if (
    choice.act === null &&
    choice.seat !== null &&
    desk.legal.some((each) => each.type === act && 'seat' in each && each.seat === choice.seat)
  )
    return nameOf(choice.seat)
  if (act === 'draw') return words('decisions.draw.line', { count: side === 'pirate' ? 2 : 1 })
  return words(act === 'attack' ? `decisions.attack.line.${side}` : `decisions.${act}.line`)
}

/** Why not, in so few words as fit; asking tells the whole of it. */
function offOf(act: Act, { view, seat, words }: MerchantsDesk): string {
  const hand = view.hands[seat ?? view.turn] ?? []
  if (act === 'return') {
    const count = hand.filter(isInstrument).length
    return count < FARE ? words('decisions.return.have', { count }) : words('decisions.return.set')
  }
  if (act === 'attack') return words(hand.some(isWeapon) ? 'decisions.attack.noShip' : 'decisions.attack.noCard')
  return words(`decisions.${act}.off`)
}
