import { Place } from '../../../screens/table/Place.tsx'
import { choose, TakeBack } from '../../../screens/table/Waiting.tsx'
import { Button } from '../../../screens/ui/Button.tsx'
import { wanted } from '../choice/answers.ts'
import { chosenWords } from './chosen.ts'
import type { MerchantsDesk, PanelProps } from './props.ts'

/** A decision out of an attack, an offer, a full hold or an event: what is asked, and what confirming would do. */
export function Answers({ desk, places }: PanelProps) {
  const { choice, play, view, viewer, nameOf, words } = desk
  const chosen = chosenWords(desk)
  return (
    <Place rect={places.acts} grow="up" className="prompt">
      {chosen === null && (
        <p className="prompt-words">
          {play.phase(view, viewer, nameOf, words)} {leftWords(desk)}
        </p>
      )}
      <div className="prompt-buttons">
        {chosen !== null && <Button hot look="main" title={chosen} testId="confirm" onClick={() => choose('confirm')} />}
        {(chosen !== null || choice.cards.length > 0) && <TakeBack />}
        {chosen === null && <OtherAnswer desk={desk} />}
      </div>
    </Place>
  )
}

/** Of several cards, how many are still to be chosen once the first is. */
function leftWords({ view, seat, choice, words }: MerchantsDesk): string {
  if (seat === null || choice.cards.length === 0) return ''
  return words('decisions.pick.left', { count: wanted({ view, seat }) - choice.cards.length })
}

/** What may be answered without a card. */
function OtherAnswer({ desk: { view, words } }: { desk: MerchantsDesk }) {
  if (view.phase === 'trade')
    return (
      <Button
        hot
        icon="cancel"
        title={words('decisions.trade-answer.refuse')}
        line={words('decisions.trade-answer.refuseLine')}
        testId="act-refuse"
        onClick={() => choose('act:refuse')}
      />
    )
  if (view.phase !== 'trim') return null
  return (
    <Button
      hot
      icon="galleon"
      title={words('decisions.trim.keep')}
      line={words('decisions.trim.keepLine')}
      testId="act-keep"
      onClick={() => choose('act:keep')}
    />
  )
}
