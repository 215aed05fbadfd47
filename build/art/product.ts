import type { Painter } from './browser.ts'

/** What one bake yields: file names below assets/, with their bytes. */
export type Files = Record<string, Buffer | string>

/** One or several files that come from one module, and are made anew when it changes. */
export type Product = {
  name: string
  /** Module (a file:// url) whose code, with all it imports, decides what comes out. */
  source: string
  /** Other files and packages that decide it: paths from the root, or names of packages. */
  also?: string[]
  bake(painter: Painter): Promise<Files>
}
