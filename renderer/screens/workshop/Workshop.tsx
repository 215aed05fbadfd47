import { useEffect, useState } from 'react'
import { gameCards } from '../../app/play.ts'
import { go, holdRoute, type Route } from '../../app/route.ts'
import { rulesOpened, shelfOf } from '../../app/rules.ts'
import { useDo, useStore } from '../../app/store.ts'
import { type Bringing, loadWorkshop } from '../../app/workshop.ts'
import { sayGame, useWords } from '../../words/language.ts'
import { useEngine } from '../open/useEngine.ts'
import { PageFrame } from '../ui/PageFrame.tsx'
import { Switch } from '../ui/Switch.tsx'
import { Leaving } from './Leaving.tsx'
import { News } from './News.tsx'
import { PrintedSheet } from './PrintedSheet.tsx'
import { SetList } from './SetList.tsx'
import { SetSheet } from './SetSheet.tsx'
import { useImport } from './useImport.ts'
import '../../app/style/workshop.css'

function useWorkshop(game: string): Bringing {
  const [brought, setBrought] = useState<{ game: string; workshop: Bringing } | null>(null)
  useEffect(() => {
    let here = true
    // Code that does not come, the host being gone, brings nothing.
    const coming = loadWorkshop(game).catch(() => null)
    void coming.then((workshop) => here && setBrought({ game, workshop }))
    return () => {
      here = false
    }
  }, [game])
  return brought?.game === game ? brought.workshop : 'loading'
}

/** House rules of a game: sets are made, kept, sent out and brought in. */
export function Workshop({ game }: { game: string }) {
  const say = useWords()
  const dispatch = useDo()
  const engine = useEngine(game)
  const workshop = useWorkshop(game)
  const { sets, drafts, open } = useStore((state) => state.rules)
  const [leaving, setLeaving] = useState<Route | null>(null)
  const { brought, bring } = useImport()
  const shelf = shelfOf({ sets, drafts }, game)
  const set = shelf.find(({ rules }) => rules === open) ?? null
  const unsaved = shelf.filter(({ isDraft }) => isDraft)
  const isUnsaved = unsaved.length > 0
  useEffect(() => (isUnsaved ? holdRoute({ holds: ({ page }) => page !== 'workshop', onHeld: setLeaving }) : undefined), [isUnsaved])
  const leave = (): void => (isUnsaved ? setLeaving({ page: 'harbour' }) : go({ page: 'harbour' }))
  return (
    <div className="workshop">
      <PageFrame title={say('workshop.of')} onBack={leave}>
        <Games game={game} />
        <News brought={brought} />
        {engine && (
          <div className="workshop-columns">
            <SetList engine={engine} shelf={shelf} open={set} onOpen={(rules) => dispatch(rulesOpened(rules))} onFiles={bring} />
            {set ? (
              <SetSheet key={set.rules} engine={engine} workshop={workshop} set={set} taken={shelf.map(({ name }) => name)} />
            ) : (
              <PrintedSheet engine={engine} />
            )}
          </div>
        )}
        {leaving && engine && <Leaving engine={engine} unsaved={unsaved} to={leaving} onStay={() => setLeaving(null)} />}
      </PageFrame>
    </div>
  )
}

/** Of which game, where there are several. */
function Games({ game }: { game: string }) {
  const say = useWords()
  if (gameCards.length < 2) return null
  return (
    <div className="workshop-games">
      <Switch
        choices={gameCards.map(({ id }) => id)}
        value={game}
        words={(id) => sayGame(id)('name')}
        label={say('workshop.game')}
        testId="workshop-game"
        onChange={(id) => go({ page: 'workshop', game: id })}
      />
    </div>
  )
}
