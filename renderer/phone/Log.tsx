import { useMemo, useState } from 'react'
import { useStore } from '../app/store.ts'
import { Face } from '../screens/ui/Face.tsx'
import { Icon } from '../screens/ui/Icon.tsx'
import { useWords } from '../words/language.ts'
import type { PhoneEntry } from './phonePlay.ts'
import type { AnyHand } from './useHand.ts'
import { useShown } from './useShown.ts'

const KEPT = 80
const LATEST = 3

function useEntries({ play }: AnyHand): readonly PhoneEntry[] {
  const events = useShown()
  return useMemo(() => play.entriesOf(events), [play, events])
}

/** How much has happened since the log was looked at last. */
export function useNews(open: boolean): { count: number; seen(): void } {
  const total = useStore(({ table }) => table.before.length + table.since.length)
  const [read, setRead] = useState(total)
  if (open && read !== total) setRead(total)
  return { count: Math.max(0, total - read), seen: () => setRead(total) }
}

/** All that the table has seen, the latest first. */
export function Log({ hand }: { hand: AnyHand }) {
  const say = useWords()
  const entries = useEntries(hand)
  return (
    <section className="log" aria-label={say('table.log')} data-testid="log">
      <ol>
        {entries
          .slice(-KEPT)
          .reverse()
          .map((entry) => (
            <Entry key={entry.number} entry={entry} hand={hand} />
          ))}
      </ol>
    </section>
  )
}

/** What has happened just now, while others decide; spoken too. */
export function LatestNews({ hand }: { hand: AnyHand }) {
  const say = useWords()
  const entries = useEntries(hand)
  return (
    <section className="log log-latest" aria-label={say('phone.latest')}>
      <h2>{say('phone.latest')}</h2>
      <ol aria-live="polite">
        {entries
          .slice(-LATEST)
          .reverse()
          .map((entry) => (
            <Entry key={entry.number} entry={entry} hand={hand} />
          ))}
      </ol>
    </section>
  )
}

function Entry({ entry, hand }: { entry: PhoneEntry; hand: AnyHand }) {
  const { play, nameOf, faceOf, words, card } = hand
  return (
    <li>
      {entry.seat !== null ? (
        <Face game={card.game} face={faceOf(entry.seat)} size="1.9rem" />
      ) : (
        <Icon name={entry.icon ?? 'quill-ink'} size="1.5rem" />
      )}
      <div>
        <p>{play.tell(entry.line, nameOf, words)}</p>
        {entry.more.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
          <p key={place} className="log-more">
            {play.tell(line, nameOf, words)}
          </p>
        ))}
        {play.entryMore?.(entry, hand)}
      </div>
    </li>
  )
}
