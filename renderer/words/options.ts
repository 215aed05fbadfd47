import type { OptionField, Unreadable } from '../../engine/core/options.ts'
import { isPlainObject } from '../../engine/core/shapes.ts'
import type { Say, SayGame } from './language.ts'

type Options = Readonly<Record<string, unknown>>

/** What options are put into words with: ours, the game's (`has` = whether it has words for a key), and names of seats. */
export type OptionVoice = {
  say: Say
  words: SayGame
  has(key: string): boolean
  seatName(seat: number): string
  /** What the game itself has to say about a document of it that is wrong; `wrong` in the words of the document's own reader. */
  reasonOf?: ((key: string, wrong: Pick<Unreadable, 'field' | 'code' | 'text'>) => string | null) | undefined
}

/** One option that differs from the printed rules, in words. */
export type Difference = { key: string; clause: string; title: string; value: string; printed: string }

/** The value of an option in words. */
export function valueInWords(field: OptionField, value: unknown, voice: OptionVoice): string {
  const { say, words, has, seatName } = voice
  switch (field.kind) {
    case 'flag':
      return say(value === true ? 'opening.yes' : 'opening.no')
    case 'choice':
      return words(`options.${field.key}.${value}`)
    case 'number':
      return String(value)
    case 'numbers':
    case 'amounts':
      return entriesOf(field, value, voice).map(entryInWords(voice)).join(' · ')
    case 'seat':
      return typeof value === 'number' ? seatName(value) : words(`options.${field.key}.random`)
    case 'document':
      if (value === null || value === undefined)
        return has(`options.${field.key}.printed`) ? words(`options.${field.key}.printed`) : say('workshop.document.printed')
      return isPlainObject(value) && typeof value.title === 'string' && value.title !== ''
        ? say('workshop.document.own', { title: documentTitle(field.key, value.title, voice) })
        : say('workshop.document.untitled')
  }
}

/** A title that the game knows, being the printed one, in the reader's language; `Middle Sea` goes by `title-middle-sea`. */
function documentTitle(option: string, title: string, { words, has }: OptionVoice): string {
  const key = `options.${option}.title-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`
  return has(key) ? words(key) : title
}

type Lists = Extract<OptionField, { kind: 'numbers' | 'amounts' }>
type ListEntry = { name: string; value: unknown }

/** A list of numbers, each with what it is for; what is missing is as printed. */
function entriesOf(field: Lists, value: unknown, { words }: OptionVoice): ListEntry[] {
  if (field.kind === 'numbers') {
    const numbers: readonly unknown[] = Array.isArray(value) ? value : field.default
    return field.labels.map((name, place) => ({ name, value: numbers[place] ?? field.default[place] }))
  }
  const amounts = isPlainObject(value) ? value : {}
  return Object.entries(field.default).map(([key, printed]) => ({
    name: words(`options.${field.key}.${key}`),
    value: Object.hasOwn(amounts, key) ? amounts[key] : printed,
  }))
}

const entryInWords =
  ({ say }: OptionVoice) =>
  ({ name, value }: ListEntry): string =>
    say('house.list', { name, value: String(value) })

/** Whether an option is as printed; absent is. */
export function isPrinted(field: OptionField, value: unknown): boolean {
  if (value === undefined) return true
  if (field.kind === 'amounts' && isPlainObject(value))
    return JSON.stringify({ ...field.default, ...value }) === JSON.stringify(field.default)
  return JSON.stringify(value) === JSON.stringify(field.default)
}

/** The same rules, with nothing in them that is as printed, in the order of the game's options. */
export function onlyOwn(fields: readonly OptionField[], options: Options): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => !isPrinted(field, options[field.key])).map(({ key }) => [key, options[key]]))
}

export function isSameRules(fields: readonly OptionField[], some: Options, other: Options): boolean {
  return JSON.stringify(onlyOwn(fields, some)) === JSON.stringify(onlyOwn(fields, other))
}

/** What differs from the printed rules; of lists only the entries that do. */
export function differences(fields: readonly OptionField[], options: Options, voice: OptionVoice): Difference[] {
  return fields.flatMap((field) => {
    const value = options[field.key]
    if (isPrinted(field, value)) return []
    const title = voice.words(`options.${field.key}.title`)
    return [{ key: field.key, clause: field.clause, title, ...differenceOf(field, value, voice) }]
  })
}

function differenceOf(field: OptionField, value: unknown, voice: OptionVoice): Pick<Difference, 'value' | 'printed'> {
  if (field.kind !== 'numbers' && field.kind !== 'amounts')
    return { value: valueInWords(field, value, voice), printed: valueInWords(field, field.default, voice) }
  const printed = entriesOf(field, field.default, voice)
  const own = entriesOf(field, value, voice)
  const differing = own.flatMap((entry, place) => (entry.value === printed[place]?.value ? [] : [place]))
  const told = (entries: ListEntry[]) =>
    entries
      .filter((_, place) => differing.includes(place))
      .map(entryInWords(voice))
      .join(' · ')
  return { value: told(own), printed: told(printed) }
}

/** What an option may be, where that is not seen at once. */
export function rangeInWords(field: OptionField, { say }: Pick<OptionVoice, 'say'>): string {
  if (field.kind !== 'number' && field.kind !== 'numbers' && field.kind !== 'amounts') return ''
  return say(`workshop.range.${field.kind}`, { min: field.min, max: field.max })
}

const WHOLE_FILE = [
  'too-large',
  'not-text',
  'not-json',
  'wrong-format',
  'newer-version',
  'unknown-game',
  'wrong-file',
  'unknown-option',
] as const

/** Why rules cannot be read, with the option by its title. `seats` = most seats of the game. */
export function wrongInWords(wrong: Unreadable, fields: readonly OptionField[], seats: number, voice: OptionVoice): string {
  const { say, words } = voice
  const whole = WHOLE_FILE.find((code) => code === wrong.code)
  // What is named comes from the file and may be long.
  if (whole) return say(`workshop.wrong.${whole}`, { field: wrong.field.slice(0, 60) })
  const field = fields.find(({ key }) => wrong.field === key || wrong.field.startsWith(`${key}.`))
  if (!field) return say('workshop.wrong.wrong-file', { field: wrong.field.slice(0, 60) })
  const title = words(`options.${field.key}.title`)
  if (field.kind !== 'document') return say('workshop.wrong.option', { title, should: shouldBe(field, seats, voice) })
  const place = wrong.field.slice(field.key.length + 1)
  const reason = wrong.why === undefined ? null : voice.reasonOf?.(field.key, { field: place, code: wrong.why, text: wrong.text })
  if (reason) return say('workshop.wrong.document-why', { title, reason })
  // A document that is wrong as a whole goes by its option's own name, which is no place to look at.
  if (place === '' || place === field.key) return say('workshop.wrong.document-whole', { title })
  return say('workshop.wrong.document', { title, place: place.slice(0, 60) })
}

function shouldBe(field: Exclude<OptionField, { kind: 'document' }>, seats: number, voice: OptionVoice): string {
  const { say, words } = voice
  if (field.kind === 'flag') return say('workshop.wrong.flag')
  if (field.kind === 'choice')
    return say('workshop.wrong.choice', { choices: field.choices.map((choice) => words(`options.${field.key}.${choice}`)).join(', ') })
  if (field.kind === 'seat') return say('workshop.wrong.seat', { seats })
  return rangeInWords(field, voice)
}
