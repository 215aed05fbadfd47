import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Files, Product } from './product.ts'

const require = createRequire(import.meta.url)

type Face = { family: string; package: string; file: string; style: 'normal' | 'italic'; weight: string }

const FACES: readonly Face[] = [
  { family: 'Yeseva One', package: '@fontsource/yeseva-one', file: 'yeseva-one-*-400-normal', style: 'normal', weight: '400' },
  { family: 'Alegreya', package: '@fontsource-variable/alegreya', file: 'alegreya-*-wght-normal', style: 'normal', weight: '400 900' },
  { family: 'Alegreya', package: '@fontsource-variable/alegreya', file: 'alegreya-*-wght-italic', style: 'italic', weight: '400 900' },
  { family: 'Cormorant SC', package: '@fontsource/cormorant-sc', file: 'cormorant-sc-*-600-normal', style: 'normal', weight: '600' },
  { family: 'Marck Script', package: '@fontsource/marck-script', file: 'marck-script-*-400-normal', style: 'normal', weight: '400' },
]

/** English, German, French, Spanish; Turkish; Russian. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic'] as const

const read = (name: string) => readFileSync(require.resolve(name))

function faceFiles(face: Face, ranges: Record<string, string>): { css: string; files: Files } {
  const files: Files = {}
  const rules = SCRIPTS.map((script) => {
    const name = `${face.file.replace('*', script)}.woff2`
    files[`shared/fonts/${name}`] = read(`${face.package}/files/${name}`)
    return [
      '@font-face {',
      `  font-family: '${face.family}';`,
      `  font-style: ${face.style};`,
      `  font-weight: ${face.weight};`,
      '  font-display: block;',
      `  src: url('./${name}') format('woff2');`,
      `  unicode-range: ${ranges[script]};`,
      '}',
    ].join('\n')
  })
  return { css: rules.join('\n'), files }
}

/** The package's own file, of a known shape. */
const rangesOf = (name: string) => JSON.parse(read(`${name}/unicode.json`).toString()) as Record<string, string>

export const fonts: Product = {
  name: 'shared/fonts',
  source: import.meta.url,
  also: [...new Set(FACES.map((face) => face.package))],
  async bake() {
    const faces = FACES.map((face) => faceFiles(face, rangesOf(face.package)))
    const licences = Object.fromEntries(
      FACES.map((face) => [`shared/fonts/${path.basename(face.package)}-OFL.txt`, read(`${face.package}/LICENSE`)]),
    )
    return {
      ...Object.assign({}, ...faces.map(({ files }) => files)),
      ...licences,
      'shared/fonts/fonts.css': `${faces.map(({ css }) => css).join('\n')}\n`,
    }
  },
}
