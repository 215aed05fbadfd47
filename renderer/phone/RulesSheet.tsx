import { go, goInstead, readRoute } from '../app/route.ts'
import { Rules } from '../screens/rules/Rules.tsx'
import { useGameWords, useWords } from '../words/language.ts'
import { Sheet } from './Sheet.tsx'
import '../app/style/rules.css'

type RulesSheetProps = { game: string; clause: string | null; table?: string }

/** The rules, opened at the clause that matters; over the table, if there is one. */
export function RulesSheet({ game, clause, table }: RulesSheetProps) {
  const say = useWords()
  const words = useGameWords(game)
  const close = (): void => (table ? go({ page: 'table', table, side: null }) : go({ page: 'harbour' }))
  const turn = (next: string): void => {
    const route = readRoute(window.location.hash)
    if (route.page === 'table') goInstead({ ...route, side: { panel: 'rules', clause: next } })
    else goInstead({ page: 'rules', game, clause: next })
  }
  return (
    <Sheet title={`${words('name')}: ${say('rules.title')}`} testId="rules-sheet" onClose={close}>
      <Rules game={game} clause={clause} onClause={turn} />
    </Sheet>
  )
}
