import type { Typed } from '../../engine/core/game.ts'
import { Icon } from '../screens/ui/Icon.tsx'
import { useWords } from '../words/language.ts'
import type { Offer } from './ask.ts'
import type { Decision } from './useDecision.ts'
import { type AnyHand, askAt } from './useHand.ts'

/** Under the thumb: what confirming would do, or what else may be answered. */
export function Foot({ hand, decision }: { hand: AnyHand; decision: Decision }) {
  const { step, chosen, whole, last, send, choose } = decision
  const { several, others = [] } = step
  const lacking = several && whole === null && chosen.length > 0 ? several.count - chosen.length : 0
  if (whole === null && last === null && others.length === 0 && lacking <= 0) return null
  return (
    <footer className="foot" data-testid="foot">
      {lacking > 0 && <Lacking count={lacking} />}
      {whole && <Confirm hand={hand} action={whole} onSend={() => send(whole)} />}
      {!whole && last && (
        <div className="foot-pair">
          {last.offers.map((offer) => (
            <Answer key={offer.key} offer={offer} main onChoose={() => offer.leads && 'act' in offer.leads && send(offer.leads.act)} />
          ))}
        </div>
      )}
      {!whole &&
        !last &&
        others.map((offer) => <Answer key={offer.key} offer={offer} main={offer.main === true} onChoose={() => choose(offer)} />)}
    </footer>
  )
}

function Lacking({ count }: { count: number }) {
  const say = useWords()
  return (
    <p className="foot-lacking" role="status">
      {say('phone.lacking', { count })}
    </p>
  )
}

function Confirm({ hand, action, onSend }: { hand: AnyHand; action: Typed; onSend(): void }) {
  const at = askAt(hand)
  if (!at) return null
  const { title, line, icon } = hand.play.button(action, at)
  return (
    <button type="button" className="act act-main" data-testid="confirm" data-action={JSON.stringify(action)} onClick={onSend}>
      {icon && <Icon name={icon} />}
      <span className="act-words">
        <b>{title}</b>
        {line && <i>{line}</i>}
      </span>
    </button>
  )
}

function Answer({ offer, main, onChoose }: { offer: Offer; main: boolean; onChoose(): void }) {
  return (
    <button
      type="button"
      className={`act ${!offer.leads ? 'act-off' : main ? 'act-main' : 'act-may'}`}
      aria-disabled={!offer.leads || undefined}
      data-testid={`answer-${offer.key}`}
      onClick={onChoose}
    >
      {offer.icon && <Icon name={offer.icon} />}
      <span className="act-words">
        <b>{offer.title}</b>
        {offer.line && <i>{offer.line}</i>}
      </span>
    </button>
  )
}
