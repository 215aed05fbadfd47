import { saveRules } from '../../app/intents.ts'
import { playOf } from '../../app/play.ts'
import { drafted, rulesLaidAside, rulesOpened } from '../../app/rules.ts'
import { useDo, useStore } from '../../app/store.ts'
import { type Say, sayGame, useWords } from '../../words/language.ts'
import { wrongInWords } from '../../words/options.ts'
import { optionVoice, withReasons } from '../../words/useOptionVoice.ts'
import type { Brought } from './useImport.ts'

/** What came of files, and what was thrown away last: that can be taken back. */
export function News({ brought }: { brought: readonly Brought[] }) {
  const say = useWords()
  const dispatch = useDo()
  const removed = useStore((state) => state.rules.removed)
  const undo = (): void => {
    if (!removed) return
    dispatch(drafted(removed))
    dispatch(saveRules(removed))
    dispatch(rulesOpened(removed.rules))
    dispatch(rulesLaidAside(null))
  }
  return (
    <div className="workshop-news" role="status" data-testid="workshop-news">
      {brought.map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may bear one name
        <p key={place} className={each.type === 'wrong' ? 'news-wrong' : ''}>
          {newsInWords(each, say)}
        </p>
      ))}
      {removed && (
        <p>
          {say('workshop.removed', { name: removed.name })}{' '}
          <button type="button" className="small" data-testid="undo-remove" onClick={undo}>
            {say('workshop.undo')}
          </button>
        </p>
      )}
    </div>
  )
}

function newsInWords(brought: Brought, say: Say): string {
  if (brought.type === 'made') {
    const option = sayGame(brought.game)(`options.${brought.document}.title`)
    return say('workshop.madeOf', { name: brought.name, option })
  }
  if (brought.type !== 'wrong') return say(`workshop.${brought.type}`, { name: brought.name })
  const { game, wrong } = brought.read
  // The game's code was loaded to read the file.
  const engine = game === null ? null : playOf(game).engine
  const voice = withReasons(optionVoice(say, game ?? 'app'), brought.workshop)
  const why = wrongInWords(wrong, engine?.options ?? [], engine?.seats.max ?? 0, voice)
  return `${say('workshop.notBrought', { file: brought.file })} ${why}`
}
