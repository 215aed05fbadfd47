import { unreachable } from '../../../../engine/core/decision.ts'
import { Place } from '../../../screens/table/Place.tsx'
import { choose, TakeBack } from '../../../screens/table/Waiting.tsx'
import { Button } from '../../../screens/ui/Button.tsx'
import type { Rect } from '../../../table/contract.ts'
import type { PanelProps, ParleyDesk } from './props.ts'

/** A decision that is made on the table: what is asked, and the button that confirms what has been chosen there. */
export function Prompt({ desk, place }: PanelProps & { place: Rect }) {
  const { words } = desk
  const chosen = chosenWords(desk)
  return (
    <Place rect={place} grow="up" className="prompt">
      {!chosen && <p className="prompt-words">{promptWords(desk)}</p>}
      <div className="prompt-buttons">
        {chosen && (
          <>
            <Button hot look="main" title={chosen} testId="confirm" onClick={() => choose('confirm')} />
            <TakeBack />
          </>
        )}
        {!chosen && desk.view.phase === 'tie' && (
          <>
            <Button
              hot
              icon="crossed-sabres"
              title={words('decisions.tie.attack')}
              testId="side-attack"
              onClick={() => choose('side:attack')}
            />
            <Button
              hot
              icon="round-shield"
              title={words('decisions.tie.defence')}
              testId="side-defence"
              onClick={() => choose('side:defence')}
            />
          </>
        )}
        {!chosen && desk.view.phase === 'discard' && (
          <Button hot look="main" title={words('decisions.discard.decline')} testId="keep" onClick={() => choose('keep')} />
        )}
        {!chosen && desk.view.phase === 'anchor' && (
          <Button
            hot
            title={words('decisions.anchor.stay', { port: words(`ports.${desk.view.anchor}`) })}
            testId="stay"
            onClick={() => choose('stay')}
          />
        )}
      </div>
    </Place>
  )
}

function promptWords({ view, words }: ParleyDesk): string {
  switch (view.phase) {
    case 'vote':
      return words(`phases.vote-${view.vote?.way ?? 'open'}.mine`)
    case 'last':
      return words('phases.last.mine')
    case 'anchor':
      return words('decisions.anchor.prompt')
    case 'tie':
      return words('decisions.tie.prompt', { swords: view.vote?.sums?.swords ?? 0, shields: view.vote?.sums?.shields ?? 0 })
    case 'discard':
      return `${words('decisions.discard.prompt')} ${words('decisions.discard.text')}`
    case 'captain':
    case 'mutiny':
    case 'answer':
    case 'over':
      return ''
    default:
      return unreachable(view.phase)
  }
}

/** What confirming would do; null while nothing is chosen. */
function chosenWords({ view, shown, seat, choice, words }: ParleyDesk): string | null {
  const card = choice.card === null || seat === null ? null : shown.hands[seat]?.[choice.card]
  if (card) {
    const key =
      view.phase === 'discard' ? 'decisions.discard.button' : view.phase === 'last' ? 'decisions.extra.button' : 'decisions.vote.button'
    return words(key, { card: words(`cards.${card}.name`) })
  }
  if (view.phase === 'anchor' && choice.port !== null)
    return words(choice.port === view.anchor ? 'decisions.anchor.stay' : 'decisions.anchor.button', { port: words(`ports.${choice.port}`) })
  return choice.side === null ? null : words(`decisions.tie.${choice.side}`)
}
