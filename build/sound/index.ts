import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { encoders } from './encode.ts'
import { RECIPES } from './list.ts'
import { takesOf } from './render.ts'

const FOLDER = new URL('../../assets/shared/sounds/', import.meta.url)

/** One sound in `sounds.json`: file names lie beside it; `caption` is a key of the words, null = says nothing new. */
type Entry = {
  group: 'effects' | 'bed' | 'bell'
  caption: string | null
  takes: { ogg: string; mp3: string; durationMs: number; loop: { startMs: number; lengthMs: number } | null }[]
}

/** Bakes every sound into `assets/shared/sounds`, and clears away what no recipe makes any more. Answers the bytes written. */
export async function bakeSounds(): Promise<number> {
  const encode = await encoders()
  const list: Record<string, Entry> = {}
  const files = new Map<string, Uint8Array>()
  for (const [name, recipe] of Object.entries(RECIPES)) {
    const takes = takesOf(name, recipe).map(({ file, sound, wide, durationMs, loop }) => {
      const { ogg, mp3 } = encode(sound, wide)
      files.set(`${file}.ogg`, ogg).set(`${file}.mp3`, mp3)
      return { ogg: `${file}.ogg`, mp3: `${file}.mp3`, durationMs, loop }
    })
    list[name] = { group: recipe.group, caption: recipe.caption ? name : null, takes }
  }
  files.set('sounds.json', Buffer.from(`${JSON.stringify(list, null, 1)}\n`))
  await mkdir(FOLDER, { recursive: true })
  for (const old of await readdir(FOLDER)) if (!files.has(old)) await rm(new URL(old, FOLDER))
  for (const [file, bytes] of files) await writeFile(new URL(file, FOLDER), bytes)
  return [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0)
}
