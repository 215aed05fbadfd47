import { useRef, useState } from 'react'
import type { Read } from '../../../../engine/core/options.ts'
import type { ExplorationSet } from '../../../../engine/games/merchants/explorations.ts'
import { bytesOf, handOut } from '../../../app/files.ts'
import { otherFileInWords } from '../../../screens/workshop/otherFile.ts'
import { type SayGame, useWords } from '../../../words/language.ts'
import { card } from '../card.ts'
import { eventsFile, MOST_BYTES, readEventsFile } from './file.ts'
import { placeWords, problemWords } from './problems.ts'

type Refused = Extract<Read<never>, { ok: false }>
/** `other` = what else of ours it is. */
type Outcome = 'taken' | { refused: Refused; other: string | null }

const OWN = { game: card.id, option: 'events' }

type FilesProps = {
  /** What would be exported; null = there are mistakes in it. */
  set: ExplorationSet | null
  words: SayGame
  onRead(set: ExplorationSet): void
}

/** The way in and out as a file; a file may also be dropped here. */
export function Files({ set, words, onRead }: FilesProps) {
  const [isOver, setOver] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const say = useWords()

  const read = async (file: File) => {
    const bytes = await bytesOf(file, MOST_BYTES)
    const outcome = readEventsFile(bytes)
    if (outcome.ok) onRead(outcome.value)
    setOutcome(outcome.ok ? 'taken' : { refused: outcome, other: await otherFileInWords(bytes, OWN, say) })
  }
  const drop = (event: React.DragEvent) => {
    event.preventDefault()
    // The page may take files of other kinds, wherever they are dropped.
    event.stopPropagation()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) void read(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={isOver ? 'events-drop events-drop-over' : 'events-drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="events-acts">
        <Import words={words} onFile={(file) => void read(file)} />
        <button
          type="button"
          className="small"
          disabled={set === null}
          title={set === null ? words('workshop.file.exportOff') : undefined}
          data-testid="events-export"
          onClick={() => set && handOut(eventsFile(set))}
        >
          {words('workshop.file.export')}
        </button>
        <span className="events-hint">{words(isOver ? 'workshop.file.dropNow' : 'workshop.file.drop')}</span>
      </div>
      <div role="status">
        {outcome === 'taken' ? <p>{words('workshop.file.taken')}</p> : outcome && <Refusal {...outcome} words={words} />}
      </div>
    </div>
  )
}

function Import({ words, onFile }: { words: SayGame; onFile(file: File): void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="small" data-testid="events-import" onClick={() => input.current?.click()}>
        {words('workshop.file.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        data-testid="events-file"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
          // The same file can be chosen once more.
          event.target.value = ''
        }}
      />
    </>
  )
}

/** Why the file is not taken: where and what in our words, and as the program says it. */
function Refusal({ refused, other, words }: { refused: Refused; other: string | null; words: SayGame }) {
  const { field, code, text } = refused
  if (other !== null)
    return (
      <p className="events-refused events-wrong" data-testid="events-refused">
        {words('workshop.file.refused')} {other}
      </p>
    )
  return (
    <div className="events-refused" data-testid="events-refused">
      <p className="events-wrong">
        {words('workshop.file.refused')}{' '}
        {code === 'wrong-events' ? problemWords({ field, text }, words) : words(`workshop.problems.${code}`, { most: MOST_BYTES / 1024 })}
      </p>
      <p>{words('workshop.file.where', { place: placeWords(field, words) })}</p>
      <p className="events-detail" lang="en">
        {words('workshop.file.detail', { field, text })}
      </p>
    </div>
  )
}
