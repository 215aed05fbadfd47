/** Which volume rules a sound. */
export type Group = 'effects' | 'bed' | 'bell'

/** One recording; files lie beside `sounds.json`. `loop` = where in it one seamless round lies. */
export type Take = { ogg: string; mp3: string; durationMs: number; loop: { startMs: number; lengthMs: number } | null }

/** `caption` = key of the words for those who do not hear it; null = says nothing that is not seen as well. */
type Entry = { group: Group; caption: string | null; takes: Take[] }
export type SoundList = Record<string, Entry>

/** Reads `sounds.json`, which `npm run assets` bakes; an entry of another shape is left out, and so stays silent. */
export function readList(value: unknown): SoundList {
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).flatMap(([name, entry]) => (isEntry(entry) ? [[name, entry]] : [])))
}

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || !Array.isArray(value.takes) || value.takes.length === 0) return false
  const grouped = value.group === 'effects' || value.group === 'bed' || value.group === 'bell'
  return grouped && (value.caption === null || typeof value.caption === 'string') && value.takes.every(isTake)
}

function isTake(value: unknown): value is Take {
  if (!isRecord(value)) return false
  const { ogg, mp3, durationMs, loop } = value
  const looped = loop === null || (isRecord(loop) && typeof loop.startMs === 'number' && typeof loop.lengthMs === 'number')
  return typeof ogg === 'string' && typeof mp3 === 'string' && typeof durationMs === 'number' && looped
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
