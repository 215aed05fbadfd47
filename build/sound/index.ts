import { encoders } from './encode.ts'
import { RECIPES } from './list.ts'
import { takesOf } from './render.ts'

/** Below assets/. */
const FOLDER = 'shared/sounds/'

/** One sound in `sounds.json`: file names lie beside it; `caption` is a key of the words, null = says nothing new. */
type Entry = {
  group: 'effects' | 'bed' | 'bell'
  caption: string | null
  takes: { ogg: string; mp3: string; durationMs: number; loop: { startMs: number; lengthMs: number } | null }[]
}

/** Every sound of the program, synthesised: a product among the assets, but one that needs no browser and none of the art's modules. */
export const sounds = {
  name: 'sounds',
  source: import.meta.url,
  also: ['wasm-media-encoders'],
  bake: bakeSounds,
}

/** Answers file names below assets/, with what is in them. */
async function bakeSounds(): Promise<Record<string, Buffer | string>> {
  const encode = await encoders()
  const list: Record<string, Entry> = {}
  const files: Record<string, Buffer | string> = {}
  for (const [name, recipe] of Object.entries(RECIPES)) {
    const takes = takesOf(name, recipe).map(({ file, sound, wide, durationMs, loop }) => {
      const { ogg, mp3 } = encode(sound, wide)
      files[`${FOLDER}${file}.ogg`] = ogg
      files[`${FOLDER}${file}.mp3`] = mp3
      return { ogg: `${file}.ogg`, mp3: `${file}.mp3`, durationMs, loop }
    })
    list[name] = { group: recipe.group, caption: recipe.caption ? name : null, takes }
  }
  files[`${FOLDER}sounds.json`] = `${JSON.stringify(list, null, 1)}\n`
  return files
}
