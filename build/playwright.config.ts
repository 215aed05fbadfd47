import { defineConfig } from '@playwright/test'
import { SOFTWARE } from './browser.mjs'

const chromium = process.env.CHROMIUM

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
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    launchOptions: { args: SOFTWARE, ...(chromium ? { executablePath: chromium } : {}) },
    trace: 'off',
  },
})
