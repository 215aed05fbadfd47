import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { run } from './driver.ts'

/** Plays an exchange of the referee page (`> ` request, `< ` reply, … for what is cut) and compares every reply, to the letter. */
export async function playExchange(game: string, seats: number, file: URL): Promise<void> {
  const exchange = await readFile(file, 'utf8')
  const lines = exchange.split('\n')
  const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length))
  const [deal = ''] = marked('# deal.json: ')
  const requests = marked('> ')
  const folder = await mkdtemp(join(tmpdir(), 'referee-'))
  const dealFile = join(folder, 'deal.json')
  await writeFile(dealFile, deal)
  const heard = await run([game, '--seats', String(seats), '--deal', dealFile], ...requests.map((request) => `${request}\n`))
  await rm(folder, { recursive: true })

  expect(heard).toMatchObject({ code: 0, stderr: '' })
  const expected = marked('< ')
  expect(heard.lines).toHaveLength(expected.length)
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
