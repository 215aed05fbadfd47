import { defineConfig } from '@playwright/test'

/** Software WebGL, no sandbox (the tests may run as root), no calls home. */
const ARGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
]
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
    launchOptions: { args: ARGS, ...(chromium ? { executablePath: chromium } : {}) },
    trace: 'off',
  },
})
