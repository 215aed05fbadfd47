import type { Page } from '@playwright/test'
import type * as Electron from 'electron'

/** A program that runs, whatever its window is made of. */
export type Program = {
  /** Its first window. */
  page(): Promise<Page>
  /** Runs a function in the program's own process, with Electron in its hands. */
  evaluate<Given, Answer>(run: (electron: typeof Electron, given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>
  /** Its exit code, when it has ended by itself. */
  ended: Promise<number | null>
  /** Ends it, as the menu does; gives its exit code. */
  quit(): Promise<number | null>
}

export type Launched = { data: string; args?: string[]; languages?: string[] }

/** What can start the program. */
export type Launcher = {
  title: string
  /** Why it cannot here; empty = it can. */
  missing: string
  launch(wanted: Launched): Promise<Program>
  /** Starts it a second time, until that start has ended by itself; gives its exit code. */
  second(wanted: Launched): Promise<number | null>
  close(): Promise<void>
}
