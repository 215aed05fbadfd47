import type { News } from '../../electron/desktop/channels.ts'
import { GAME_FILE_BYTES } from '../../electron/host/protocol.ts'
import { arrive } from './arrivals.ts'
import { programTold } from './desktop.ts'
import { bytesOf, handOut } from './files.ts'
import { broughtFile, copyGame } from './intents.ts'
import { keep, kept } from './kept.ts'
import { gameCard, gameCards } from './play.ts'
import { preferred } from './preferencesSlice.ts'
import { go, readRoute } from './route.ts'
import { bringGame, fileOf, gameFileName, isSavedGame } from './savedFile.ts'
import { type Dispatch, listeners, type Store } from './store.ts'
import type { Wire } from './wire.ts'

/** So many files are looked at, of those that are dropped at once. */
const FILES = 20
/** A page that fails again and again says no more than this. */
const FAILURES = 10

/** What the menu leads to: over a table it is laid, elsewhere it is a page. */
function show(what: Extract<News, { type: 'show' }>['what'], game: string | undefined): void {
  const here = readRoute(window.location.hash)
  const atTable = here.page === 'table'
  if (what === 'settings') go(atTable ? { ...here, side: { panel: 'settings' } } : { page: 'settings' })
  else if (what === 'credits') go({ page: 'credits' })
  else if (atTable) go({ ...here, side: { panel: 'rules', clause: null } })
  else if (game) go({ page: 'rules', game, clause: null })
}

/** Nobody draws here but programs: it moves less, and a person is told once. */
function lowerEffects(dispatch: Dispatch): void {
  if (kept('slow-drawing') !== null) return
  keep('slow-drawing', 'told')
  dispatch(preferred({ quiet: true }))
  arrive({ type: 'slow' })
}

function hear(news: News, dispatch: Dispatch): void {
  switch (news.type) {
    case 'program':
      dispatch(programTold(news.card))
      if (news.card.drawing.software && !news.card.drawing.off) lowerEffects(dispatch)
      break
    case 'file':
      dispatch(broughtFile(fileOf(news.name, news.content)))
      break
    case 'wrong-file':
      arrive({ type: 'not-brought', name: news.name, why: news.why })
      break
    case 'show':
      show(news.what, gameCards[0]?.id)
      break
    default:
      arrive(news)
  }
}

/** Failures of the page, for the reports on this machine; once each. */
function reportFailures(desktop: NonNullable<Window['desktop']>): void {
  const told = new Set<string>()
  const tell = (cause: unknown): void => {
    const { name, stack = '' } = cause instanceof Error ? cause : { name: 'Error' }
    if (told.size >= FAILURES || told.has(stack)) return
    told.add(stack)
    void desktop.failed(name, stack)
  }
  window.addEventListener('error', ({ error }) => tell(error))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

/** Files that are dropped on any page; the workshop takes its own. */
function takeDropped(dispatch: Dispatch): void {
  const isHere = (): boolean => readRoute(window.location.hash).page !== 'workshop'
  window.addEventListener('dragover', (event) => isHere() && event.preventDefault())
  window.addEventListener('drop', (event) => {
    if (!isHere()) return
    event.preventDefault()
    for (const file of [...(event.dataTransfer?.files ?? [])].slice(0, FILES)) dispatch(broughtFile(file))
  })
}

/** Files come and go: saved games to the host, house rules to the workshop. The desktop program brings links, too. */
export function listenToDesktop(wire: Wire, dispatch: Dispatch): void {
  const on = listeners.startListening.withTypes<Store, Dispatch>()
  on({
    actionCreator: broughtFile,
    effect: async ({ payload: file }) => {
      const bytes = await bytesOf(file, GAME_FILE_BYTES)
      if (isSavedGame(file.name, bytes)) arrive(await bringGame((part) => wire.ask(part), file.name, bytes))
      else arrive({ type: 'rules', file })
    },
  })
  on({
    actionCreator: copyGame,
    effect: async ({ payload: table }, { getState }) => {
      const answer = await wire.ask({ type: 'copy-game', table })
      const card = getState().hall.tables?.[table]
      if (answer.type !== 'game-copy' || !card) return
      const name = gameCard(card.game) ? card.game : 'game'
      handOut({ name: gameFileName(name, card.changedAt), text: answer.text })
    },
  })
  takeDropped(dispatch)
  const { desktop } = window
  if (!desktop) return
  reportFailures(desktop)
  desktop.onNews((news) => hear(news, dispatch))
}
