import { go } from '../app/route.ts'
import { Icon } from '../screens/ui/Icon.tsx'
import { useWords } from '../words/language.ts'
import type { AnyHand } from './useHand.ts'

/** The way to the clause that speaks of it. */
export function Clause({ hand, clause }: { hand: AnyHand; clause: string }) {
  const say = useWords()
  return (
    <button
      type="button"
      className="round clause-button"
      aria-label={say('rules.clause', { clause })}
      data-testid="clause"
      onClick={() => go({ page: 'table', table: hand.card.table, side: { panel: 'rules', clause } })}
    >
      <Icon name="help" />
    </button>
  )
}
