/** Runs sandboxed, so it is bundled as one CommonJS file, `dist/electron/preload.cjs`. The page gets these and nothing of Electron. */
import { contextBridge, ipcRenderer } from 'electron'
import {
  CHANNELS,
  DRAWING_ORDERS,
  type DrawingOrder,
  type HostForPage,
  type News,
  REPORT_ORDERS,
  type ReportOrder,
  UPDATE_ORDERS,
  type UpdateOrder,
} from './desktop/channels.ts'

/** An order that is none never leaves the page; the shell looks again. */
const one = <Order extends string>(orders: readonly Order[], wanted: Order): Order => {
  const known = orders.find((order) => order === wanted)
  if (known === undefined) throw new Error('there is no such order')
  return known
}

let listens = false

contextBridge.exposeInMainWorld('desktop', {
  platform: process.platform,
  host: (): Promise<HostForPage> => ipcRenderer.invoke(CHANNELS.host),
  /** Fills the screen, or no more; answers which. */
  fullScreen: (): Promise<boolean> => ipcRenderer.invoke(CHANNELS.fullScreen),
  /** The menu speaks the page's language. */
  speak: (language: string): Promise<void> => ipcRenderer.invoke(CHANNELS.speak, String(language)),
  /** The screen stays lit, or no more. */
  awake: (wanted: boolean): Promise<void> => ipcRenderer.invoke(CHANNELS.awake, wanted === true),
  /** What is opened from outside, and how it stands with the program; for one listener of the page. */
  onNews(listener: (news: News) => void): void {
    if (listens) return
    listens = true
    ipcRenderer.on(CHANNELS.news, (_event, news: News) => listener(news))
    void ipcRenderer.invoke(CHANNELS.listening)
  },
  /** Something in the page failed: its kind and place, for the reports on this machine. */
  failed: (kind: string, stack: string): Promise<void> => ipcRenderer.invoke(CHANNELS.failed, String(kind), String(stack)),
  /** Looks for new versions, fetches, installs, or may not: what a person wants. The news tell what comes of it. */
  updates: (order: UpdateOrder): Promise<void> => ipcRenderer.invoke(CHANNELS.updates, one(UPDATE_ORDERS, order)),
  /** Saves the reports to a file that the person chooses, or deletes them; answers whether that is done. */
  reports: (order: ReportOrder): Promise<boolean> => ipcRenderer.invoke(CHANNELS.reports, one(REPORT_ORDERS, order)),
  /** With the graphics card, or without, from the next start on; or starts anew. */
  drawing: (order: DrawingOrder): Promise<void> => ipcRenderer.invoke(CHANNELS.drawing, one(DRAWING_ORDERS, order)),
})
