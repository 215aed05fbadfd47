import { useRef } from 'react'
import { RULES_ENDING } from '../../../engine/core/fileEndings.ts'
import type { AnyGame } from '../../../engine/core/game.ts'
import { drafted, freeName, rulesOpened, type Shelved } from '../../app/rules.ts'
import { useDo } from '../../app/store.ts'
import { type Say, useWords } from '../../words/language.ts'
import { onlyOwn } from '../../words/options.ts'
import { Icon } from '../ui/Icon.tsx'
import { Seal } from '../ui/Seal.tsx'

type ListProps = {
  engine: AnyGame
  shelf: readonly Shelved[]
  open: Shelved | null
  onOpen(rules: string | null): void
  onFiles(files: File[]): Promise<void>
}

/** The printed rules first, which stay as they are; then the sets of the house. */
export function SetList({ engine, shelf, open, onOpen, onFiles }: ListProps) {
  const say = useWords()
  const file = useRef<HTMLInputElement>(null)
  const add = useNewSet(engine.id, shelf)
  return (
    <section className="paper sheet set-list" aria-labelledby="set-list">
      <h2 id="set-list">{say('workshop.sets')}</h2>
      <ul>
        <SetRow
          name={say('workshop.printed')}
          line={say('workshop.same')}
          isOpen={open === null}
          onOpen={() => onOpen(null)}
          testId="set-printed"
        />
        {shelf.map((set) => (
          <SetRow
            key={set.rules}
            name={set.name}
            line={countInWords(engine, set, say)}
            house
            unsaved={set.isDraft}
            isOpen={set.rules === open?.rules}
            onOpen={() => onOpen(set.rules)}
            testId="set-own"
          />
        ))}
      </ul>
      <div className="set-ways">
        <button type="button" className="small" data-testid="new-set" onClick={add}>
          <Icon name="quill-ink" size="1.1em" /> {say('workshop.new')}
        </button>
        <button type="button" className="small" data-testid="import" onClick={() => file.current?.click()}>
          <Icon name="scroll-unfurled" size="1.1em" /> {say('workshop.import')}
        </button>
        <input
          ref={file}
          type="file"
          accept={`${RULES_ENDING},.json,application/json`}
          multiple
          hidden
          aria-label={say('workshop.import')}
          data-testid="import-file"
          onChange={(event) => {
            void onFiles([...(event.target.files ?? [])])
            // The same file may be brought in again.
            event.target.value = ''
          }}
        />
      </div>
      <p className="set-drop">{say('workshop.drop')}</p>
    </section>
  )
}

const countInWords = ({ options }: AnyGame, set: Shelved, say: Say): string => {
  const count = Object.keys(onlyOwn(options, set.options)).length
  return count === 0 ? say('workshop.same') : say('house.count', { count })
}

/** A new set begins from the printed rules; it is kept once it is saved. */
export function useNewSet(game: string, shelf: readonly Shelved[]): () => void {
  const say = useWords()
  const dispatch = useDo()
  return () => {
    const rules = crypto.randomUUID()
    const name = freeName(
      say('workshop.newName'),
      shelf.map((set) => set.name),
    )
    dispatch(drafted({ rules, from: null, game, name, options: {} }))
    dispatch(rulesOpened(rules))
  }
}

type RowProps = { name: string; line: string; house?: boolean; unsaved?: boolean; isOpen: boolean; testId: string; onOpen(): void }

function SetRow({ name, line, house, unsaved, isOpen, testId, onOpen }: RowProps) {
  const say = useWords()
  return (
    <li>
      <button type="button" className="set-row" aria-current={isOpen || undefined} data-testid={testId} onClick={onOpen}>
        {house ? <Seal /> : <Icon name="rule-book" />}
        <span className="set-words">
          <b>{name}</b>
          <i>{line}</i>
        </span>
        {unsaved && <span className="set-unsaved">{say('workshop.unsaved')}</span>}
      </button>
    </li>
  )
}
