/** Finds an installed browser of the Chromium family, on the three systems. */
import { existsSync } from 'node:fs'
import path from 'node:path'

const LINUX = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'brave-browser']

/** Where browsers are on a system, the first the most likely. */
export function browserPlaces(platform = process.platform, env = process.env) {
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((root) => [
        path.win32.join(root, 'Google/Chrome/Application/chrome.exe'),
        path.win32.join(root, 'Microsoft/Edge/Application/msedge.exe'),
      ])
  const folders = (env.PATH ?? '').split(':')
  return LINUX.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)))
}

/** The browser's path (`CHROMIUM` in the environment wins), or null. */
export function findBrowser() {
  const named = process.env.CHROMIUM
  if (named && existsSync(named)) return named
  return browserPlaces().find((place) => existsSync(place)) ?? null
}

/** Chromium without its windows: it draws the same pages, and opens one in a third of the time. */
const SHELL = 'chromium-headless-shell'

/** The browser of the tests, which need no window; null = none. */
export function findTestBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const shell = folders.map((folder) => path.join(folder, SHELL)).find((place) => existsSync(place))
  return process.env.CHROMIUM ? findBrowser() : (shell ?? findBrowser())
}

/** Software WebGL, no sandbox (tests may run as root), no calls home. */
export const SOFTWARE = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
]

/** A machine without a graphics card, as most of those that test: no WebGL, and everything else is painted much faster. */
export const NO_CARD = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
