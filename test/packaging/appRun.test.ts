import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../../build/prepare.mjs'

const SH = '/bin/sh'
const TOOLS = ['dirname', 'readlink']

/** An AppImage that is mounted: our starter, and a program that says with what it was started; on a system that has these tools. */
function started(tools: Record<string, string>, env: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'app run-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const lay = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    chmodSync(path.join(folder, name), 0o755)
  }
  mkdirSync(path.join(folder, 'bin'))
  for (const tool of TOOLS)
    symlinkSync(spawnSync(SH, ['-c', `command -v ${tool}`], { encoding: 'utf8' }).stdout.trim(), path.join(folder, 'bin', tool))
  for (const [tool, text] of Object.entries(tools)) lay(`bin/${tool}`, `#!${SH}\n${text}\n`)
  lay('AppRun', readFileSync(path.join(ROOT, 'build/packaging/linux/AppRun'), 'utf8'))
  lay('corsair-table', `#!${SH}\necho "started with $# $1 $2"\n`)
  const asked = ['a file.corsair-game', '--lang=tr']
  return spawnSync(SH, [path.join(folder, 'AppRun'), ...asked], { encoding: 'utf8', env: { PATH: path.join(folder, 'bin'), ...env } })
}

describe.skipIf(process.platform === 'win32')('an AppImage', () => {
  test('starts the program with all that it was asked', () => {
    expect(started({ unshare: 'exit 0' })).toMatchObject({ status: 0, stdout: 'started with 2 a file.corsair-game --lang=tr\n' })
  })

  test('starts it where nobody can tell whether there is a sandbox', () => {
    expect(started({})).toMatchObject({ status: 0 })
  })

  test.each([
    ['en_GB.UTF-8', 'Install the .deb or .rpm package'],
    ['ru_RU.UTF-8', 'Поставьте пакет .deb или .rpm'],
    ['tr_TR.UTF-8', '.deb veya .rpm paketini kurun'],
  ])('says where there can be no sandbox what to do, in the person’s language (%s), and starts nothing', (LANG, word) => {
    const { status, stdout, stderr } = started(
      { unshare: 'exit 1', zenity: 'for word do last="$word"; done; echo "shown: $last"' },
      { LANG },
    )
    expect(status).toBe(1)
    expect(stderr).toContain(word)
    expect(stdout).toContain('shown: ')
    expect(stdout).toContain(word)
    expect(stdout).not.toContain('started')
  })
})
