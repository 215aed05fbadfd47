import { existsSync, readFileSync } from 'node:fs'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { homedir, release } from 'node:os'
import path from 'node:path'
import { app, type BrowserWindow, crashReporter, dialog } from 'electron'
import { askedToOpen } from './arrivals.ts'
import { buildKind, releasePage } from './buildKind.ts'
import type { DrawingOrder, ProgramCard, ReportOrder, UpdateOrder } from './channels.ts'
import { graphicsFailures, isInSoftware } from './drawing.ts'
import { isInGame } from './navigation.ts'
import { type Reports, reports } from './reports.ts'
import { shellSettings } from './shellSettings.ts'
import { type Updater, type Updates, updates } from './updates.ts'
import type { WORDS } from './words.ts'

/** The program is on the screen before it looks for anything by itself; then once a day. */
const FIRST_LOOK_MS = 15_000
const LOOK_MS = 24 * 60 * 60_000
/** Copies of memory that a crash leaves behind: so many stay. They hold secrets, so they are in no report. */
const DUMPS = 3

type Settings = ReturnType<typeof shellSettings>

type Surroundings = {
  window(): BrowserWindow | null
  words(): (typeof WORDS)['en']
  onCard(card: ProgramCard): void
}

export type OwnProgram = ReturnType<typeof ownProgram>

/** What the program does about itself: its failures, the graphics card, new versions. To be called before Electron is ready. */
export function ownProgram({ window, words, onCard }: Surroundings) {
  const folder = app.getPath('userData')
  const settings = shellSettings(path.join(folder, 'shell.json'))
  const kept = ownReports(folder)
  let software = settings.now().software
  const card = (): ProgramCard => ({
    version: app.getVersion(),
    updates: fresh.card(),
    reports: kept.count(),
    drawing: { software, off: settings.now().software },
  })
  const fresh: Updates = ownUpdates(settings, () => onCard(card()))
  crashReporter.start({ uploadToServer: false })
  if (software) app.disableHardwareAcceleration()

  const report: Reports['add'] = (...what) => {
    kept.add(...what)
    onCard(card())
  }
  watchGraphics({
    settings,
    words,
    report,
    onSoftware(found) {
      if (found === software) return
      software = found
      onCard(card())
    },
  })
  return {
    card,
    report,
    /** Null where this build has no place to ask. */
    lookForUpdates: () => (fresh.card().at === 'unable' ? null : () => void fresh.order('look')),
    async updates(order: UpdateOrder): Promise<void> {
      // Nobody is taken away from a table, whatever the page has drawn.
      if (order === 'install' && isInGame(window()?.webContents.getURL() ?? '')) return
      await fresh.order(order)
    },
    async reports(order: ReportOrder): Promise<boolean> {
      if (order === 'save') return saveReports(kept, window(), words())
      kept.clear()
      await pruneDumps(0)
      onCard(card())
      return true
    },
    drawing(order: DrawingOrder): void {
      if (order === 'restart') restart()
      else {
        settings.change({ software: order === 'software' })
        onCard(card())
      }
    },
    /** The window is there. */
    begin(): void {
      void pruneDumps(DUMPS)
      lookNowAndThen(fresh)
    },
  }
}

type Watching = Pick<Surroundings, 'words'> & {
  settings: Settings
  report: Reports['add']
  onSoftware(software: boolean): void
}

/** Hears of processes that went, and of whether a graphics card draws; a driver that keeps failing is left when a person says so. */
function watchGraphics({ settings, words, report, onSoftware }: Watching): void {
  const failures = graphicsFailures()
  const askToRestart = async (): Promise<void> => {
    const { cardFails, cardFailsText, withoutCard, goOn } = words()
    const buttons = [withoutCard, goOn]
    const { response } = await dialog.showMessageBox({
      type: 'warning',
      message: cardFails,
      detail: cardFailsText,
      buttons,
      defaultId: 0,
      cancelId: 1,
    })
    if (response !== 0) return
    settings.change({ software: true })
    restart()
  }
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (reason === 'clean-exit' || reason === 'killed') return
    report(type === 'GPU' ? 'gpu' : 'child', `${type} ${reason}`, '')
    if (type === 'GPU' && !settings.now().software && failures.gone(Date.now())) void askToRestart()
  })
  app.on('gpu-info-update', () => onSoftware(settings.now().software || isInSoftware(app.getGPUFeatureStatus())))
}

const ownReports = (folder: string): Reports =>
  reports({
    file: path.join(folder, 'reports.ndjson'),
    version: app.getVersion(),
    system: `${process.platform} ${process.arch} ${release()}`,
    homes: [homedir()],
  })

function lookNowAndThen(fresh: Updates): void {
  const look = (): void => void fresh.lookByItself()
  setTimeout(look, FIRST_LOOK_MS).unref()
  setInterval(look, LOOK_MS).unref()
}

/** As the installer has left it: where new versions are asked for; empty = nowhere. */
function placeOfUpdates(): string {
  const file = path.join(process.resourcesPath ?? '', 'app-update.yml')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function ownUpdates(settings: Settings, onCard: () => void): Updates {
  const place = app.isPackaged ? placeOfUpdates() : ''
  const { platform, env } = process
  const hasPlace = releasePage(place, '0') !== null
  const kind = buildKind({ packaged: app.isPackaged, platform, appImage: env.APPIMAGE, hasPlace })
  let opened: Promise<Updater> | null = null
  const open = (): Promise<Updater> => {
    opened ??= import('./updater.ts').then(({ openUpdater }) => openUpdater(kind === 'by-hand'))
    return opened
  }
  return updates({
    where: kind === 'by-hand' ? (version) => releasePage(place, version) ?? '' : null,
    allowed: settings.now().looksForUpdates,
    keep: (looksForUpdates) => settings.change({ looksForUpdates }),
    updater: kind === 'none' ? null : open,
    onCard,
  })
}

/** Starts anew, without what was to be opened the last time; an AppImage is started as such. */
function restart(): void {
  const { links, files } = askedToOpen(process.argv)
  const args = process.argv.slice(1).filter((word) => !links.includes(word) && !files.includes(word))
  app.relaunch({ args, ...(process.env.APPIMAGE && { execPath: process.env.APPIMAGE }) })
  app.quit()
}

async function saveReports(kept: Reports, window: BrowserWindow | null, words: (typeof WORDS)['en']): Promise<boolean> {
  if (kept.count() === 0) {
    await dialog.showMessageBox({ type: 'info', message: words.noReports, detail: words.noReportsText })
    return false
  }
  const options = { defaultPath: 'corsair-table-reports.json', filters: [{ name: 'JSON', extensions: ['json'] }] }
  const { filePath } = await (window ? dialog.showSaveDialog(window, options) : dialog.showSaveDialog(options))
  if (!filePath) return false
  try {
    await writeFile(filePath, kept.text())
    return true
  } catch (cause) {
    dialog.showErrorBox(words.notSaved, cause instanceof Error && 'code' in cause ? String(cause.code) : '')
    return false
  }
}

/** Keeps the newest of what crashes leave. */
async function pruneDumps(count: number): Promise<void> {
  try {
    const folder = app.getPath('crashDumps')
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.dmp'))
    const dumps = await Promise.all(names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })))
    dumps.sort((one, other) => other.at - one.at)
    for (const { name } of dumps.slice(count)) await rm(path.join(folder, name), { force: true })
  } catch {
    // There is no such folder, or it is not ours to clean.
  }
}
