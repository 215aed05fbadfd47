import { useState } from 'react'
import type { UpdatesCard } from '../../../electron/desktop/channels.ts'
import { useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { UpdatesLine } from './UpdatesLine.tsx'

/** What is worth a word in the Harbour; a look that found nothing, or failed, is not. */
const isNews = (updates: UpdatesCard): boolean =>
  ['found', 'fetching', 'ready'].includes(updates.at) || (updates.at === 'failed' && updates.doing !== 'look')

/** In the Harbour alone: whether new versions may be looked for, once, and the one that was found. */
export function ProgramNews() {
  const say = useWords()
  const updates = useStore((state) => state.program?.updates ?? null)
  const [put, setPut] = useState<string | null>(null)
  if (!window.desktop || updates === null) return null
  const order = window.desktop.updates
  const later = (
    <button type="button" className="small plain" data-testid="updates-later" onClick={() => setPut(updates.at)}>
      {say('program.later')}
    </button>
  )
  if (updates.at === put) return null
  if (updates.at === 'unasked')
    return (
      <div className="program-news paper" role="status" data-testid="updates-ask">
        <p>{say('program.ask')}</p>
        <span className="program-ways">
          <button type="button" className="small small-main" data-testid="updates-allow" onClick={() => void order('allow')}>
            {say('program.askYes')}
          </button>
          <button type="button" className="small" data-testid="updates-forbid" onClick={() => void order('forbid')}>
            {say('program.askNo')}
          </button>
        </span>
      </div>
    )
  if (!isNews(updates)) return null
  return (
    <div className="program-news paper" data-testid="updates-offer">
      <UpdatesLine updates={updates} />
      {updates.at !== 'fetching' && later}
    </div>
  )
}
