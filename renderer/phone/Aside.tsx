import { useState } from 'react'
import { act } from '../app/intents.ts'
import { useDo } from '../app/store.ts'
import { askedWhy } from '../app/table.ts'
import type { Ask, Offer } from './ask.ts'
import { OfferView } from './OfferView.tsx'
import { Sheet } from './Sheet.tsx'
import { type AnyHand, askAt } from './useHand.ts'

/** What may be done out of turn: a button, and behind it a sheet. */
export function Aside({ hand }: { hand: AnyHand }) {
  const [path, setPath] = useState<readonly string[] | null>(null)
  const dispatch = useDo()
  const at = askAt(hand)
  const offer = at ? (hand.play.aside?.(at) ?? null) : null
  const ask = path && offer ? askOf(offer, path) : null
  if (!offer) return null
  const choose = (each: Offer): void => {
    if (!each.leads) dispatch(askedWhy(each.why?.() ?? null))
    else if ('ask' in each.leads) setPath([...(path ?? []), each.key])
    else {
      setPath(null)
      dispatch(act(each.leads.act))
    }
  }
  return (
    <>
      <div className="aside">
        <OfferView hand={hand} offer={offer} look="rows" chosen={false} onChoose={() => setPath([])} />
      </div>
      {ask && (
        <Sheet title={ask.title} testId="aside" onClose={() => setPath(null)}>
          {ask.text && <p>{ask.text}</p>}
          <div className={`offers offers-${ask.look}`}>
            {ask.offers.map((each) => (
              <OfferView key={each.key} hand={hand} offer={each} look={ask.look} chosen={false} onChoose={() => choose(each)} />
            ))}
          </div>
        </Sheet>
      )}
    </>
  )
}

function askOf(offer: Offer, path: readonly string[]): Ask | null {
  let ask = offer.leads && 'ask' in offer.leads ? offer.leads.ask : null
  for (const key of path) {
    const leads = ask?.offers.find((each) => each.key === key)?.leads
    ask = leads && 'ask' in leads ? leads.ask : null
  }
  return ask
}
