import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import configure from '../../build/packaging/electron-builder.mjs'
import { readBackFuses } from '../../build/packaging/fuses.mjs'
import { standIn } from '../../build/packaging/standIn.mjs'

/** A folder of the builder's with one program in it, whose fuses are these, in their order. */
async function packed(fuses: string) {
  const outDir = await mkdtemp(path.join(tmpdir(), 'fuses-'))
  onTestFinished(() => rm(outDir, { recursive: true, force: true }))
  const folder = path.join(outDir, 'linux-unpacked')
  mkdirSync(folder)
  standIn(folder, 'linux')
  const delivered = readFileSync(path.join(folder, 'electron'), 'latin1')
  writeFileSync(path.join(folder, 'corsair-table'), delivered.replace('10110001', fuses), 'latin1')
  return readBackFuses({ outDir, configuration: configure() })
}

test('a program whose fuses are set is let pass', async () => {
  expect(await packed('01001100')).toEqual([])
})

test.each([
  ['as it is delivered', '10110001', /runAsNode, .*enableCookieEncryption/],
  ['that runs as Node', '11001100', /must be: runAsNode$/],
  ['that loads what is not sealed', '01001000', /must be: onlyLoadAppFromAsar$/],
  ['that knows no such fuse any more', 'r1001100', /must be: runAsNode$/],
])('a program %s is stopped', async (_, fuses, why) => {
  await expect(packed(fuses)).rejects.toThrow(why)
})

test('nothing packed is no success', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'fuses-'))
  onTestFinished(() => rm(outDir, { recursive: true, force: true }))
  await expect(readBackFuses({ outDir, configuration: configure() })).rejects.toThrow('no program was packed')
})
