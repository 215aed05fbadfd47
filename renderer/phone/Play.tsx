import { Icon } from '../screens/ui/Icon.tsx'
import { useWords } from '../words/language.ts'
import { Aside } from './Aside.tsx'
import { Clause } from './Clause.tsx'
import { Foot } from './Foot.tsx'
import { LatestNews } from './Log.tsx'
import { OfferView } from './OfferView.tsx'
import { phaseWords } from './phaseWords.ts'
import { type Decision, useDecision } from './useDecision.ts'
import type { AnyHand } from './useHand.ts'

/** The game from this seat: what it is about, what is asked of me, what is mine. */
export function Play({ hand }: { hand: AnyHand }) {
  const { play } = hand
  const decision = useDecision(hand)
  return (
    <>
      {!decision?.deep && <play.Scene hand={hand} />}
      {decision ? <Asked hand={hand} decision={decision} /> : <Waiting hand={hand} />}
      <Aside hand={hand} />
      {!decision?.deep && <play.Mine hand={hand} />}
      {!decision && <LatestNews hand={hand} />}
      {decision && <Foot hand={hand} decision={decision} />}
    </>
  )
}

function Waiting({ hand }: { hand: AnyHand }) {
  const say = useWords()
  if (hand.seat === null) return null
  return (
    <p className="waiting" data-testid="waiting">
      <Icon name="hourglass" /> {phaseWords(hand, say)}
    </p>
  )
}

function Asked({ hand, decision }: { hand: AnyHand; decision: Decision }) {
  const say = useWords()
  const { step, chosen, deep, choose, back } = decision
  return (
    <section className="asked" data-look={step.look} data-testid="asked">
      <header>
        {deep && (
          <button type="button" className="round" aria-label={say('table.takeBack')} data-testid="back" onClick={back}>
            <Icon name="previous-button" />
          </button>
        )}
        <div>
          <h2>{step.title}</h2>
          {step.text && <p className="asked-text">{step.text}</p>}
        </div>
        {step.clause && <Clause hand={hand} clause={step.clause} />}
      </header>
      <div className={`offers offers-${step.look}`}>
        {step.offers.map((offer) => (
          <OfferView
            key={offer.key}
            hand={hand}
            offer={offer}
            look={step.look}
            chosen={chosen.includes(offer.key)}
            onChoose={() => choose(offer)}
          />
        ))}
      </div>
    </section>
  )
}
