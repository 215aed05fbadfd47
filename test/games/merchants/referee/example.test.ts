import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from '../../../referee/driver.ts'

/** What is written out of a reply before the first cut (…). */
function written(reply: string): string {
  return (reply.split('…')[0] ?? '').trimEnd()
}

it('the exchange of the referee page is played to the letter', async () => {
  const exchange = await readFile(new URL('example.txt', import.meta.url), 'utf8')
  const lines = exchange.split('\n')
  const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length))
  const [deal = ''] = marked('# deal.json: ')
  const requests = marked('> ')
  const expected = marked('< ')

  const folder = await mkdtemp(join(tmpdir(), 'referee-'))
  const file = join(folder, 'deal.json')
  await writeFile(file, deal)
  const heard = await run(['merchants', '--seats', '3', '--deal', file], ...requests.map((request) => `${request}\n`))
  await rm(folder, { recursive: true })

  expect(heard).toMatchObject({ code: 0, stderr: '' })
  expect(heard.lines).toHaveLength(expected.length)
  for (const [place, reply] of expected.entries()) {
    const line = heard.lines[place] ?? ''
    if (!reply.includes('…')) expect(line).toBe(reply)
    // The shape of events is the program's own; what follows them is not.
    else if (reply.startsWith('{"events"'))
      expect(line).toMatch(new RegExp(`^{"events":\\[{.*}\\]${escaped(reply.split('"…"]')[1] ?? '')}$`))
    else expect(line.startsWith(written(reply)), line).toBe(true)
  }
})

function escaped(text: string): string {
  return text.replaceAll(/[[\]{}]/g, '\\$&')
}
