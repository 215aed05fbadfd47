/**
 * `npm test`: installs, finds or installs a browser, checks everything; the last line is `N passed, N failed`.
 * What could not run here is said as skipped on the line before, never counted as passed. `-- --only check|unit|e2e` runs a part.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findTestBrowser } from './browser.mjs'
import { check } from './check.mjs'
import { build, install, ROOT, say } from './prepare.mjs'

const RESULTS = path.join(ROOT, 'test-results')
const total = { passed: 0, failed: 0, skipped: 0 }

function add(count) {
  for (const kind of Object.keys(total)) total[kind] += count[kind] ?? 0
}

/** Runs a command to its end, whatever comes of it. */
const done = (command, args, options) =>
  new Promise((resolve) => {
    spawn(command, args, { cwd: ROOT, ...options })
      .on('close', resolve)
      .on('error', resolve)
  })

/** Debian's package where we may install it, else Playwright's own download. */
async function installBrowser() {
  say('Installing a browser for the tests …')
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await done('apt-get', ['update'], { stdio: 'ignore' })
    // older systems have it only with its windows
    const fetched = (name) => done('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore', env })
    if ((await fetched('chromium-headless-shell')) !== 0) await fetched('chromium')
  } else {
    await done(process.execPath, [path.join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'inherit' })
  }
  return findTestBrowser()
}

/** Runs a test runner to its end, with its own output, and reads its JSON report; no report is one failure. */
async function runner(title, args, env, report, read) {
  console.log(`\n== ${title}`)
  const file = path.join(RESULTS, report)
  const code = await new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }).on(
      'close',
      resolve,
    )
  })
  if (!existsSync(file)) return add({ failed: 1 })
  const count = read(JSON.parse(readFileSync(file, 'utf8')))
  add(code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count)
}

const unit = (browser) =>
  runner(
    'rules, laws, host, renderer (Vitest)',
    [
      path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      'build/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path.join(RESULTS, 'unit.json')}`,
    ],
    browser ? { CHROMIUM: browser } : {},
    'unit.json',
    (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests + report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    }),
  )

async function endToEnd(browser) {
  await build('page')
  await runner(
    'whole games in a real browser (Playwright)',
    [path.join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'build/playwright.config.ts'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(RESULTS, 'e2e.json'), ...(browser ? { CHROMIUM: browser } : {}) },
    'e2e.json',
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }),
  )
}

const at = process.argv.indexOf('--only')
const only = at > 0 ? process.argv[at + 1] : null
const wants = (part) => only === null || only === part

await install()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
// it is fetched while the rest is checked; unit tests of the desktop program wait for it as well
const browser = wants('e2e') || wants('unit') ? (findTestBrowser() ?? installBrowser()) : null
if (wants('check')) {
  console.log('== checks')
  add(await check())
}
await build('node')
if (wants('unit')) {
  // what is packed holds it, and it must not change under others meanwhile
  await build('page')
  await unit(await browser)
}
if (wants('e2e')) await endToEnd(await browser)
if (total.skipped > 0) console.log(`\n${total.skipped} skipped: they need what this machine has not (see their titles)`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
