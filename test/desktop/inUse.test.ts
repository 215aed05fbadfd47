import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startHost } from '../../electron/host/startHost.ts'
import { fakeElectron } from './fakeElectron.ts'

const data = mkdtempSync(path.join(tmpdir(), 'desktop-'))
const electron = fakeElectron(data)
vi.mock('electron', () => electron.module)

test('games that are open in another host are said to be so, in the language of the system', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const other = await startHost({ port: 0, dataDir: data })
  onTestFinished(async () => {
    await other.stop()
    await rm(data, { recursive: true, force: true })
  })
  // Loaded only now, when Electron's stand-in is there.
  const { runProgram } = await import('../../electron/desktop/runProgram.ts')
  runProgram({ page: data, preload: '/built/preload.cjs' })
  await vi.waitFor(() => expect(electron.asked).toContain('exit 1'), { timeout: 60_000 })
  expect(electron.asked).toContain('Masa açılamıyor: Aynı oyunlar başka bir Korsanlar Masası’nda açık. Önce onu kapatın.')
  expect(electron.windows).toEqual([])
})
