import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** These put something in the place of a module or of the page's globals, or keep to themselves what a page keeps for all: each has its modules alone. */
const APART = [
  'test/desktop/**/*.test.ts',
  'test/packaging/*.test.ts',
  'test/host/model/*.test.ts',
  'test/renderer/{app,phone,sound,table,words}/**/*.test.{ts,tsx}',
]

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    pool: 'threads',
    maxWorkers: 2,
    // None of these is what a test measures: a machine may be slow, and what hangs is still told of.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          // the rules know no globals: modules are loaded once for all
          isolate: false,
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/e2e/**', 'node_modules/**', ...APART],
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
})
