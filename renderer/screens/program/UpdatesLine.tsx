import type { UpdateOrder, UpdatesCard } from '../../../electron/desktop/channels.ts'
import { readRoute } from '../../app/route.ts'
import { useStore } from '../../app/store.ts'
import { type Key, useWords } from '../../words/language.ts'
import './program.css'

/** Guests are at a game of this host: whoever starts anew now breaks it off for them. */
const useGuestsPlay = (): boolean =>
  useStore(({ hall }) =>
    Object.values(hall.tables ?? {}).some(
      ({ over, paused, seats }) => !over && !paused && seats.some(({ kind, present }) => kind === 'guest' && present),
    ),
  )

/** How it stands with new versions, and the next step for whoever wants it. Over a table nothing is offered. */
export function UpdatesLine({ updates }: { updates: UpdatesCard }) {
  const say = useWords()
  const guests = useGuestsPlay()
  const inGame = readRoute(window.location.hash).page === 'table'
  const text = textOf(updates)
  const next = inGame ? null : nextOf(updates)
  const held = next?.order === 'install' && guests
  return (
    <div className="updates-line" role="status" data-testid="updates-line">
      {updates.at === 'failed' && (
        <p>
          {say(`program.couldNot.${updates.doing}`)} {say(`program.because.${updates.why}`)}
        </p>
      )}
      {text && <p>{say(text, valuesOf(updates))}</p>}
      {updates.at === 'fetching' && <progress max={100} value={updates.percent} aria-label={say('program.fetching', valuesOf(updates))} />}
      {held && <p>{say('program.guestsPlay')}</p>}
      {updates.at === 'found' && updates.where && !inGame && (
        <a className="small" href={updates.where} target="_blank" rel="noreferrer" data-testid="updates-where">
          {say('program.where')}
        </a>
      )}
      {next && !held && (
        <button
          type="button"
          className="small"
          data-testid={`updates-${next.order}`}
          onClick={() => void window.desktop?.updates(next.order)}
        >
          {say(next.title)}
        </button>
      )}
    </div>
  )
}

function textOf(updates: UpdatesCard): Key | null {
  switch (updates.at) {
    case 'found':
      return updates.where === null ? 'program.found' : 'program.foundByHand'
    case 'looking':
    case 'newest':
    case 'fetching':
    case 'ready':
      return `program.${updates.at}`
    default:
      return null
  }
}

const valuesOf = (updates: UpdatesCard): Record<string, string | number> => ({
  ...('version' in updates && { version: updates.version }),
  ...('percent' in updates && { percent: updates.percent }),
})

function nextOf(updates: UpdatesCard): { order: UpdateOrder; title: Key } | null {
  switch (updates.at) {
    case 'found':
      return updates.where === null ? { order: 'fetch', title: 'program.fetch' } : null
    case 'ready':
      return { order: 'install', title: 'program.install' }
    case 'resting':
    case 'newest':
    case 'forbidden':
    case 'unasked':
      return { order: 'look', title: 'program.look' }
    case 'failed':
      return { order: 'look', title: 'program.again' }
    default:
      return null
  }
}
