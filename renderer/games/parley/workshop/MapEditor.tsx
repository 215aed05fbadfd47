import { type KeyboardEvent, useMemo, useState } from 'react'
import { seededChance } from '../../../../engine/core/chance.ts'
import type { Cell } from '../../../../engine/games/parley/map.ts'
import { MEDITERRANEAN } from '../../../../engine/games/parley/mediterranean.ts'
import { readMap } from '../../../../engine/games/parley/readMap.ts'
import { sampleMap } from '../../../../engine/games/parley/sampleMap.ts'
import type { EditorProps } from '../../../app/workshop.ts'
import type { SayGame } from '../../../words/language.ts'
import { useGameWords } from '../../../words/language.ts'
import { Checks } from './Checks.tsx'
import { Chosen } from './Chosen.tsx'
import { type Draft, EMPTY } from './draft.ts'
import { setTitle } from './edit.ts'
import { Files } from './Files.tsx'
import { HexGrid } from './HexGrid.tsx'
import { PortList } from './PortList.tsx'
import { Preview } from './Preview.tsx'
import { problemsOf } from './problems.ts'
import { storedTitle, titleWords } from './reword.ts'
import { type Tool, Tools } from './Tools.tsx'
import { useDraft } from './useDraft.ts'
import './workshop.css'

const ZOOM = { least: 0.5, most: 2.5, step: 0.25 }

/** The workshop's editor of maps: a grid to click and to walk, a list, checks, and the chart as it will lie on the table. */
export function MapEditor(props: EditorProps) {
  const words = useGameWords('parley')
  const { draft, change, undo, redo } = useDraft(props)
  const [cell, setCell] = useState<Cell>(() => draft.ports[0]?.cell ?? [3, 3])
  const [tool, setTool] = useState<Tool>('hand')
  const [zoom, setZoom] = useState(1)
  const problems = useMemo(() => problemsOf(draft), [draft])
  const right = useMemo(() => {
    const read = readMap(draft)
    return read.ok ? read.value : null
  }, [draft])
  const begin = (next: Draft): void => {
    change(next)
    setCell(next.ports[0]?.cell ?? [3, 3])
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyZ' || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    if (event.shiftKey) redo?.()
    else undo?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only catches undo keys of what is inside
    <div className="map-editor" onKeyDown={onKeyDown} data-testid="map-editor">
      <Files right={right} words={words} onMap={begin}>
        <label className="map-title">
          <span>{words('workshop.title')}</span>
          <input
            type="text"
            value={titleWords(draft.title, words)}
            maxLength={60}
            placeholder={words('workshop.untitled')}
            data-testid="map-title"
            onChange={(event) => change(setTitle(draft, storedTitle(event.target.value, words)), 'title')}
          />
        </label>
        <Starts words={words} onBegin={begin} />
        <Tools
          words={words}
          tool={tool}
          onTool={setTool}
          undo={undo}
          redo={redo}
          onZoom={(by) => setZoom(Math.max(ZOOM.least, Math.min(ZOOM.most, zoom + by * ZOOM.step)))}
        />
        <HexGrid {...{ words, draft, change, cell, tool, zoom, problems }} onCell={setCell} />
        <div className="map-beside">
          <Chosen {...{ words, draft, change, cell }} onCell={setCell} />
          <Checks words={words} draft={draft} problems={problems} onCell={setCell} />
        </div>
        <PortList {...{ words, draft, change }} onCell={setCell} />
        <Preview map={right} words={words} />
      </Files>
    </div>
  )
}

/** What a new map begins from. */
function Starts({ words, onBegin }: { words: SayGame; onBegin(draft: Draft): void }) {
  return (
    <fieldset className="map-starts" aria-label={words('workshop.start')}>
      <button type="button" className="small" data-testid="map-printed" onClick={() => onBegin(MEDITERRANEAN)}>
        {words('workshop.printed')}
      </button>
      <button type="button" className="small" data-testid="map-empty" onClick={() => onBegin(EMPTY)}>
        {words('workshop.empty')}
      </button>
      <button type="button" className="small" data-testid="map-generated" onClick={() => onBegin(generated(words))}>
        {words('workshop.generated')}
      </button>
    </fieldset>
  )
}

function generated(words: SayGame): Draft {
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return sampleMap(seededChance(seed, 'map'), words('workshop.haven').split('|'), words('workshop.generatedTitle'))
}
