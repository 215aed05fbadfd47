import { defineConfig } from '@playwright/test'
import { NO_CARD, SOFTWARE } from './browser.mjs'

const chromium = process.env.CHROMIUM

const launchedWith = (args: readonly string[]) => ({
  launchOptions: { args: [...args], ...(chromium ? { executablePath: chromium } : {}) },
})
/** What is tested of the graphics card itself. */
const DRAWING = /stage\.test\.ts$/

export default defineConfig({
  testDir: '../test/e2e',
  outputDir: '../test-results/e2e',
  // Neither is what a test measures: they only end what hangs.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    // small: where graphics are software, most of the time of a test goes into pixels
    viewport: { width: 1024, height: 600 },
    locale: 'en-GB',
    trace: 'off',
  },
  projects: [
    { name: 'without a graphics card', testIgnore: DRAWING, use: launchedWith(NO_CARD) },
    {
      name: 'with one, played by software',
      testMatch: DRAWING,
      use: { ...launchedWith(SOFTWARE), viewport: { width: 1280, height: 720 } },
    },
  ],
})
