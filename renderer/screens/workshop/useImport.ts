import { useCallback, useEffect, useState } from 'react'
import { RULES_FILE_BYTES } from '../../../engine/core/houseRules.ts'
import { onFilesForWorkshop } from '../../app/arrivals.ts'
import { bytesOf } from '../../app/files.ts'
import { saveRules } from '../../app/intents.ts'
import { loadPlay } from '../../app/play.ts'
import { go } from '../../app/route.ts'
import { drafted, freeName, rulesOpened, shelfOf } from '../../app/rules.ts'
import type { ReadFile } from '../../app/rulesFile.ts'
import { store } from '../../app/store.ts'
import { type GameWorkshop, loadWorkshop } from '../../app/workshop.ts'
import { isSameRules } from '../../words/options.ts'
import { readAnyFile } from './otherFile.ts'

/** What came of a file: the set's name, or what is wrong with it. */
export type Brought = { file: string } & (
  | { type: 'brought' | 'already'; name: string }
  | { type: 'made'; name: string; game: string; document: string }
  | { type: 'wrong'; read: Extract<ReadFile, { ok: false }>; workshop: GameWorkshop | null }
)

const FILES = 20

/** Brings in files, chosen or dropped anywhere on the page, each to the game that it is for. */
export function useImport() {
  const [brought, setBrought] = useState<readonly Brought[]>([])
  const bring = useCallback(async (files: readonly File[]): Promise<void> => {
    const results: Brought[] = []
    for (const file of files.slice(0, FILES)) results.push(await bringIn(file))
    if (results.length > 0) setBrought(results)
  }, [])
  useEffect(() => {
    const stopGiven = onFilesForWorkshop((files) => void bring([...files]))
    const allow = (event: DragEvent): void => event.preventDefault()
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      void bring([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', allow)
    window.addEventListener('drop', drop)
    return () => {
      stopGiven()
      window.removeEventListener('dragover', allow)
      window.removeEventListener('drop', drop)
    }
  }, [bring])
  return { brought, bring }
}

async function bringIn(file: File): Promise<Brought> {
  const read = await readAnyFile(await bytesOf(file, RULES_FILE_BYTES))
  if (!read.ok) return { file: file.name, type: 'wrong', read, workshop: read.game === null ? null : await loadWorkshop(read.game) }
  const { game, name, options } = read.set
  const { engine } = await loadPlay(game)
  const shelf = shelfOf(store.getState().rules, game)
  const same = shelf.find((set) => set.name === name && isSameRules(engine.options, set.options, options))
  const set = {
    rules: same?.rules ?? crypto.randomUUID(),
    from: null,
    game,
    name: same
      ? name
      : freeName(
          name,
          shelf.map((each) => each.name),
        ),
    options,
  }
  if (!same) {
    store.dispatch(drafted(set))
    store.dispatch(saveRules(set))
  }
  store.dispatch(rulesOpened(set.rules))
  go({ page: 'workshop', game })
  if (!same && read.document) return { file: file.name, type: 'made', name: set.name, game, document: read.document }
  return { file: file.name, type: same ? 'already' : 'brought', name: set.name }
}
