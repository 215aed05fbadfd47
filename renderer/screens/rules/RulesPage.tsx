import { goInstead } from '../../app/route.ts'
import { useGameWords, useWords } from '../../words/language.ts'
import { PageFrame } from '../ui/PageFrame.tsx'
import { Rules } from './Rules.tsx'

export function RulesPage({ game, clause }: { game: string; clause: string | null }) {
  const say = useWords()
  const words = useGameWords(game)
  return (
    <PageFrame title={`${words('name')}: ${say('rules.title')}`}>
      <section className="paper sheet">
        <Rules game={game} clause={clause} onClause={(next) => goInstead({ page: 'rules', game, clause: next })} />
      </section>
    </PageFrame>
  )
}
