import { defineConfig } from '@playwright/test'
import { SOFTWARE } from './browser.mjs'

const chromium = process.env.CHROMIUM

export default defineConfig({
  testDir: '../test/e2e',
  outputDir: '../test-results/e2e',
  timeout: 240_000,
  expect: { timeout: 30_000 },
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
