/**
 * `npm run bench [-- PART … [MINUTES]]`: every other file here measures one part and exports `rows`; this prints them as one table.
 * A number says how long the part that measures for a while (`load`) is to do so.
 * A target is what the issue asks of such a machine; machines are noisy, so a miss is shown, never failed.
 */
import { readdirSync } from 'node:fs'
import type { Row } from './row.ts'

const OWN = new Set(['run.ts', 'row.ts', 'gauges.ts', 'inBrowser.ts', 'loadHost.ts'])

function cells({ name, value, unit, target }: Row): string[] {
  const shown = value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
  const wanted =
    target === undefined ? '' : `${target.atLeast === undefined ? '<=' : '>='} ${(target.atLeast ?? target.atMost).toLocaleString('en')}`
  const met = target === undefined ? '' : (target.atLeast === undefined ? value <= target.atMost : value >= target.atLeast) ? 'yes' : 'NO'
  return [name, shown, unit, wanted, met]
}

function print(table: string[][]): void {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of table) {
    const line = row.map((cell, column) => (column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
    console.log(line.join('  ').trimEnd())
  }
}

const said = process.argv.slice(2)
const minutes = said.map(Number).find((number) => number > 0)
const wanted = said.filter((word) => !(Number(word) > 0))
const parts = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.ts') && !OWN.has(name))
const chosen = parts.filter((name) => wanted.length === 0 || wanted.includes(name.replace('.ts', '')))
if (chosen.length === 0) {
  console.error(`No such part: ${wanted.join(' ')}. There are: ${parts.map((name) => name.replace('.ts', '')).join(' ')}`)
  process.exit(2)
}

const table = [['what', 'value', 'unit', 'target', 'met']]
for (const part of chosen) {
  console.error(`measuring ${part.replace('.ts', '')} …`)
  const { rows } = (await import(`./${part}`)) as { rows(minutes?: number): Promise<Row[]> }
  table.push(...(await rows(minutes)).map(cells))
}
print(table)
process.exit(0)
