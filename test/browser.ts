import { type Browser, chromium } from '@playwright/test'
import { findBrowser, findTestBrowser, SOFTWARE } from '../build/browser.mjs'

/** The browser that the tests use, for benches and pictures. */
export function launchBrowser(...more: string[]): Promise<Browser> {
  const executablePath = findBrowser() ?? findTestBrowser()
  return chromium.launch({ args: [...SOFTWARE, ...more], ...(executablePath === null ? {} : { executablePath }) })
}
