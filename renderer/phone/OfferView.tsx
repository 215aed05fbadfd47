import { Icon } from '../screens/ui/Icon.tsx'
import type { Ask, Offer } from './ask.ts'
import type { AnyHand } from './useHand.ts'

type OfferProps = { hand: AnyHand; offer: Offer; look: Ask['look']; chosen: boolean; onChoose(): void }

/** One offer: an act with its brass ring, a card of paper, a row, or a tile. What is not to be had still says why when it is touched. */
export function OfferView({ hand, offer, look, chosen, onChoose }: OfferProps) {
  const { Picture } = hand.play
  const { title, line, icon, draws, end, main, leads, key } = offer
  const state = !leads ? 'off' : look === 'acts' && main ? 'main' : 'may'
  return (
    <button
      type="button"
      className={`offer offer-${look} offer-${state}`}
      aria-pressed={leads && (look !== 'acts' || chosen) ? chosen : undefined}
      aria-disabled={!leads || undefined}
      data-testid={`offer-${key}`}
      onClick={onChoose}
    >
      {draws && (
        <span className="offer-picture">
          <Picture name={draws} hand={hand} />
        </span>
      )}
      {icon && (
        <span className="offer-icon">
          <Icon name={icon} />
        </span>
      )}
      <span className="offer-words">
        <b>{title}</b>
        {line && <i>{line}</i>}
      </span>
      {end && (
        <span className="offer-end">
          <Picture name={end} hand={hand} />
        </span>
      )}
      {chosen && (
        <span className="offer-tick">
          <Icon name="check-mark" />
        </span>
      )}
    </button>
  )
}
