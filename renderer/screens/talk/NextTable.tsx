import type { TableCard } from '../../../electron/host/protocol.ts'
import { comeAlong } from '../../app/intents.ts'
import { useDo, useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import './talk.css'

/** Another table follows this one: whoever sat here comes along with the same seat, by one button. */
export function NextTable({ card }: { card: TableCard }) {
  const say = useWords()
  const dispatch = useDo()
  const isThere = useStore((state) => state.hall.tables?.[card.next ?? ''] !== undefined)
  const seated = useStore((state) => state.couch.tokens.length > 0)
  if (card.next === null || !isThere) return null
  return (
    <aside className="next-table walnut" aria-label={say('next.title')} data-testid="next-table">
      <Icon name="galleon" size="2.2em" />
      <p>
        <b>{say('next.title')}</b> {say(seated ? 'next.text' : 'next.textWatching')}
      </p>
      <Button look="main" icon="anchor" title={say('next.come')} testId="come-along" onClick={() => dispatch(comeAlong())} />
    </aside>
  )
}
