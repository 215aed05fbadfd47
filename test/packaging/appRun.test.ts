import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { scratchFolder } from '../host/harness.ts'

const APP_RUN = fileURLToPath(new URL('../../build/packaging/linux/AppRun', import.meta.url))

/** The start of an AppImage on a system with these tools; each writes down what it was asked. */
async function startOn({ tools, language = 'en_GB.UTF-8' }: { tools: Record<string, number>; language?: string }) {
  const folder = await scratchFolder()
  const bin = path.join(folder, 'bin')
  const told = path.join(folder, 'told')
  const write = (file: string, code: number): void => {
    writeFileSync(file, `#!/bin/sh\necho "$(basename "$0")" "$@" >> ${told}\nexit ${code}\n`)
    chmodSync(file, 0o755)
  }
  mkdirSync(bin)
  for (const tool of ['sh', 'dirname', 'readlink', 'basename']) {
    const found = spawnSync('sh', ['-c', `command -v ${tool}`], { encoding: 'utf8' }).stdout.trim()
    symlinkSync(found, path.join(bin, tool))
  }
  for (const [tool, code] of Object.entries(tools)) write(path.join(bin, tool), code)
  copyFileSync(APP_RUN, path.join(folder, 'AppRun'))
  chmodSync(path.join(folder, 'AppRun'), 0o755)
  write(path.join(folder, 'corsair-table'), 7)
  const ran = spawnSync(path.join(folder, 'AppRun'), ['--data=/x', 'a b.corsair-game'], {
    encoding: 'utf8',
    env: { PATH: bin, LANG: language },
  })
  return { code: ran.status, said: ran.stderr, told: readFileSync(told, 'utf8').trim().split('\n') }
}

describe.skipIf(process.platform === 'win32')('an AppImage', () => {
  test('that may have its sandbox starts the program with all that it was given, and nothing else', async () => {
    const { code, said, told } = await startOn({ tools: { unshare: 0, zenity: 0 } })
    expect([code, said]).toEqual([7, ''])
    expect(told).toEqual(['unshare -Ur true', 'corsair-table --data=/x a b.corsair-game'])
  })

  test('that may not have one does not start without it: it says why and what to do, in a window too', async () => {
    const { code, said, told } = await startOn({ tools: { unshare: 1, zenity: 0, kdialog: 0 } })
    expect(code).toBe(1)
    expect(said).toContain('sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0')
    expect(told.join('\n')).toMatch(/^unshare -Ur true\nzenity --error .*Install the \.deb or \.rpm package/)
    expect(told.join('\n')).not.toMatch(/corsair-table --|kdialog|no-sandbox/)
  })

  test.each([
    ['ru_RU.UTF-8', 'песочнице'],
    ['tr_TR.UTF-8', 'korumalı alanda'],
    ['de_DE.UTF-8', 'runs in a sandbox'],
  ])('says so in the language of the system (%s), also where no window can be shown', async (language, words) => {
    const { said, told } = await startOn({ tools: { unshare: 1 }, language })
    expect(said).toContain(words)
    expect(told).toEqual(['unshare -Ur true'])
  })

  test('where nobody can tell beforehand leaves it to the program', async () => {
    expect((await startOn({ tools: {} })).told).toEqual(['corsair-table --data=/x a b.corsair-game'])
  })
})
