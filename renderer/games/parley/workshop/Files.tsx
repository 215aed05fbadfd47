import { type DragEvent, type ReactNode, useId, useState } from 'react'
import type { PortMap } from '../../../../engine/games/parley/map.ts'
import { bytesOf, handOut } from '../../../app/files.ts'
import { Icon } from '../../../screens/ui/Icon.tsx'
import { otherFileInWords } from '../../../screens/workshop/otherFile.ts'
import { type Say, type SayGame, useWords } from '../../../words/language.ts'
import { card } from '../card.ts'
import { fileError } from './fileError.ts'
import { MAP_FILE_BYTES, mapFileName, readMapFile, writeMapFile } from './mapFile.ts'
import { titleWords } from './reword.ts'

const OWN = { game: card.id, option: 'map' }

type News = { text: string; isWrong: boolean }
type FilesProps = { words: SayGame; right: PortMap | null; onMap(map: PortMap): void; children: ReactNode }

/** Maps as files: chosen, or dropped anywhere on the editor; and saved. */
export function Files({ words, right, onMap, children }: FilesProps) {
  const id = useId()
  const say = useWords()
  const [news, setNews] = useState<News | null>(null)
  const [over, setOver] = useState(false)
  const bring = async (file: File | undefined): Promise<void> => {
    if (file) setNews(await brought(file, onMap, { words, say }))
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    setOver(false)
    void bring(event.dataTransfer.files[0])
  }
  const aim = (event: DragEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped anywhere; the button does the same
    <div className={over ? 'map-sheet map-over' : 'map-sheet'} onDragOver={aim} onDragLeave={() => setOver(false)} onDrop={drop}>
      <div className="map-files">
        <label className="small map-import" htmlFor={id}>
          <Icon name="treasure-map" size="1.1em" /> {words('workshop.importFile')}
        </label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          className="map-file"
          data-testid="map-file"
          onChange={(event) => {
            void bring(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <button
          type="button"
          className="small"
          disabled={!right}
          data-testid="map-export"
          onClick={() => right && handOut({ name: mapFileName(right), text: writeMapFile(right) })}
        >
          <Icon name="tied-scroll" size="1.1em" /> {words('workshop.exportFile')}
        </button>
        <i>{words('workshop.dropHere')}</i>
      </div>
      <p className={news?.isWrong ? 'map-news wrong' : 'map-news'} role="alert" data-testid="map-news">
        {news?.text}
      </p>
      {children}
    </div>
  )
}

/** Takes what lies in the file, and says what came of it. */
async function brought(file: File, onMap: FilesProps['onMap'], { words, say }: { words: SayGame; say: Say }): Promise<News> {
  const bytes = await bytesOf(file, MAP_FILE_BYTES)
  const read = readMapFile(bytes)
  if (read.ok) {
    onMap(read.map)
    return { text: words('workshop.brought', { title: titleWords(read.map.title, words) }), isWrong: false }
  }
  const what = (await otherFileInWords(bytes, OWN, say)) ?? fileError(read, words)
  return { text: words('workshop.wrongFile', { file: file.name, what }), isWrong: true }
}
