import { useEffect, useRef, useState } from 'react'
import { useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { type Entry, search, useBook } from './book.ts'

type RulesProps = {
  game: string
  /** Opened there; a section's number opens the section. */
  clause: string | null
  onClause(clause: string): void
}

/** The rules in our own words, by clause, to be searched; opened at the clause that matters. */
export function Rules({ game, clause, onClause }: RulesProps) {
  const say = useWords()
  const book = useBook(game)
  const language = useStore((state) => state.preferences.language)
  const [wanted, setWanted] = useState('')
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!book || clause === null) return
    const found = here.current?.querySelector(`[data-clause="${clause}"], [data-clause^="${clause}."]`)
    found?.scrollIntoView({ block: 'center' })
  }, [book, clause])
  if (!book) return <p aria-busy="true" />
  const chapters = search(book.chapters, wanted, language)
  const count = chapters.reduce((sum, { entries }) => sum + entries.length, 0)
  const seek = (text: string): void => setWanted(text)
  return (
    <div className="rules" ref={here}>
      <div className="rules-search">
        <input
          type="search"
          value={wanted}
          placeholder={say('rules.search')}
          aria-label={say('rules.search')}
          data-testid="rules-search"
          onChange={(event) => seek(event.target.value)}
        />
        <span role="status">{wanted && (count === 0 ? say('rules.none') : say('rules.found', { count }))}</span>
      </div>
      <div className="rules-body">
        {!wanted && <p>{book.lead}</p>}
        {chapters.map((chapter) => (
          <section key={chapter.id} aria-label={chapter.title}>
            <h3>{chapter.title}</h3>
            {chapter.entries.map((entry) => (
              <EntryView key={entry.id} entry={entry} here={entry.id === clause} onClause={onClause} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function EntryView({ entry, here, onClause }: { entry: Entry; here: boolean; onClause(clause: string): void }) {
  const say = useWords()
  const { clause } = entry
  return (
    <article className="clause" data-clause={entry.id} data-here={here}>
      <span className="clause-number">{entry.number}</span>
      <div>
        <b>{entry.title}</b>
        <p>{entry.text}</p>
        {entry.example && (
          <p>
            <i>{entry.example}</i>
          </p>
        )}
        {clause && (
          <button type="button" className="small plain" onClick={() => onClause(clause)}>
            {say('rules.clause', { clause })}
          </button>
        )}
      </div>
    </article>
  )
}
