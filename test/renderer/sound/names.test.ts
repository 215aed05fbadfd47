import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readList } from '../../../renderer/sound/list.ts'
import { playing as en } from '../../../renderer/words/en/playing.ts'
import { playing as ru } from '../../../renderer/words/ru/playing.ts'
import { playing as tr } from '../../../renderer/words/tr/playing.ts'

const ROOT = new URL('../../../', import.meta.url)
const list = readList(JSON.parse(readFileSync(new URL('assets/shared/sounds/sounds.json', ROOT), 'utf8')))

/** Names in `sound: 'x'`, `sounds: ['x']`, `still(1, 'x')`, `playSound('x')`, with the file that says them. */
function namesInUse(): { file: string; name: string }[] {
  const files = readdirSync(new URL('renderer/', ROOT), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  return files.flatMap((file) => {
    const code = readFileSync(new URL(`renderer/${file}`, ROOT), 'utf8')
    const calls = code.matchAll(/\b(?:sound: |sounds: \[|(?:still\(\w+, |playSound\(|setBed\())([^\n]*)/g)
    return [...calls].flatMap(([call]) => {
      const said = /^(?:sounds: \[[^\]]*|sound: [^,}]*|[^)]*)/.exec(call)?.[0] ?? ''
      return [...said.matchAll(/'([a-z][a-z0-9-]*)'/g)].flatMap(([, name]) => (name ? [{ file, name }] : []))
    })
  })
}

describe('the names of sounds', () => {
  test('whatever the page asks for has been baked', () => {
    const names = namesInUse()
    expect(new Set(names.map(({ name }) => name)).size).toBeGreaterThan(15)
    expect(names.filter(({ name }) => !(name in list))).toEqual([])
  })

  test.each(Object.entries({ en, ru, tr }))('each caption has words in %s, and no caption is left over', (_language, words) => {
    const captions = Object.values(list).flatMap(({ caption }) => caption ?? [])
    expect(Object.keys(words.captions).sort()).toEqual(captions.sort())
  })
})
