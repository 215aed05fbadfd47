/** Runs sandboxed, so it is bundled as one CommonJS file, `dist/electron/preload.cjs`. The page gets these and nothing of Electron. */
import { contextBridge, ipcRenderer } from 'electron'
import { CHANNELS, type HostForPage } from './desktop/channels.ts'

contextBridge.exposeInMainWorld('desktop', {
  platform: process.platform,
  host: (): Promise<HostForPage> => ipcRenderer.invoke(CHANNELS.host),
  /** Fills the screen, or no more; answers which. */
  fullScreen: (): Promise<boolean> => ipcRenderer.invoke(CHANNELS.fullScreen),
  /** The menu speaks the page's language. */
  speak: (language: string): Promise<void> => ipcRenderer.invoke(CHANNELS.speak, language),
  /** The screen stays lit, or no more. */
  awake: (wanted: boolean): Promise<void> => ipcRenderer.invoke(CHANNELS.awake, wanted),
})
