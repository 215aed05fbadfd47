import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { run } from './driver.ts'

/**
 * Plays a written exchange (`# deal.json:` the deal, `>` requests, `<` replies, … for what is cut) and compares every reply with the
 * written one, letter by letter as far as it is written.
 */
export async function playExchange(exchangeFile: URL, ...args: string[]): Promise<void> {
  const exchange = await readFile(exchangeFile, 'utf8')
  const lines = exchange.split('\n')
  const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length))
  const [deal = ''] = marked('# deal.json: ')
  const requests = marked('> ')
  const expected = marked('< ')

  const folder = await mkdtemp(join(tmpdir(), 'referee-'))
  const file = join(folder, 'deal.json')
  await writeFile(file, deal)
  const heard = await run([...args, '--deal', file], ...requests.map((request) => `${request}\n`))
  await rm(folder, { recursive: true })

  expect(heard).toMatchObject({ code: 0, stderr: '' })
  expect(requests.length).toBeGreaterThan(0)
  expect(heard.lines).toHaveLength(requests.length + 1)
  expect(expected).toHaveLength(heard.lines.length)
  for (const [place, reply] of expected.entries()) compare(heard.lines[place] ?? '', reply)
}

function compare(line: string, reply: string): void {
  if (!reply.includes('…')) expect(line).toBe(reply)
  // The shape of events is the program's own; what follows them is not.
  else if (reply.startsWith('{"events"')) expect(line).toMatch(new RegExp(`^{"events":\\[{.*}\\]${escaped(reply.split('"…"]')[1] ?? '')}$`))
  else expect(line.startsWith(written(reply)), line).toBe(true)
}

/** What is written out of a reply before the first cut (…). */
function written(reply: string): string {
  return (reply.split('…')[0] ?? '').trimEnd()
}

function escaped(text: string): string {
  return text.replaceAll(/[[\]{}]/g, '\\$&')
}
