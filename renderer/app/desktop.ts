import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DrawingOrder, HostForPage, News, ProgramCard, ReportOrder, UpdateOrder } from '../../electron/desktop/channels.ts'

/** What Electron's preload offers to the page; absent in a browser. */
type Desktop = {
  platform: string
  host(): Promise<HostForPage>
  /** Fills the screen, or no more; answers which. */
  fullScreen(): Promise<boolean>
  /** The window's menu speaks the page's language. */
  speak(language: string): Promise<void>
  /** The screen stays lit, or no more. */
  awake(wanted: boolean): Promise<void>
  /** What is opened from outside, and how it stands with the program; for one listener. */
  onNews(listener: (news: News) => void): void
  /** Something in the page failed: for the reports on this machine. */
  failed(kind: string, stack: string): Promise<void>
  updates(order: UpdateOrder): Promise<void>
  /** Answers whether it is done. */
  reports(order: ReportOrder): Promise<boolean>
  drawing(order: DrawingOrder): Promise<void>
}

declare global {
  interface Window {
    desktop?: Desktop
  }
}

/** How it stands with the desktop program; null = there is none, or it has not said so yet. */
const slice = createSlice({
  name: 'program',
  initialState: null as ProgramCard | null,
  reducers: { programTold: (_, { payload }: PayloadAction<ProgramCard>) => payload },
})

export const { programTold } = slice.actions
export const programReducer = slice.reducer
