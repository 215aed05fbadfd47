import type { TableCard } from '../../../electron/host/protocol.ts'
import { order } from '../../app/intents.ts'
import { useDo } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { MannersForm } from './MannersForm.tsx'

/** The owner sets time and talk of a table that is there. */
export function MannersSheet({ card }: { card: TableCard }) {
  const say = useWords()
  const dispatch = useDo()
  return (
    <section className="paper sheet" aria-label={say('manners.title')} data-testid="manners">
      <h2>{say('manners.title')}</h2>
      <MannersForm game={card.game} manners={card.manners} onChange={(manners) => dispatch(order({ type: 'set-manners', manners }))} />
    </section>
  )
}
