import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AUTHORS } from './icon.ts'
import { ROOT } from './manifest.ts'
import type { Product } from './product.ts'

type Credit = { kind: 'art' | 'icons' | 'fonts' | 'maps' | 'code'; name: string; author: string; licence: string; url: string }

const OWN: Credit[] = [{ kind: 'art', name: 'Charts, cards, ships, portraits, sounds', author: 'Corsair Table', licence: 'MIT', url: '' }]

const FONTS: Credit[] = [
  { kind: 'fonts', name: 'Yeseva One', author: 'Jovanny Lemonad', licence: 'OFL 1.1', url: 'https://fonts.google.com/specimen/Yeseva+One' },
  {
    kind: 'fonts',
    name: 'Alegreya',
    author: 'Juan Pablo del Peral, Huerta Tipográfica',
    licence: 'OFL 1.1',
    url: 'https://github.com/huertatipografica/Alegreya',
  },
  {
    kind: 'fonts',
    name: 'Cormorant SC',
    author: 'Christian Thalmann, Catharsis Fonts',
    licence: 'OFL 1.1',
    url: 'https://github.com/CatharsisFonts/Cormorant',
  },
  {
    kind: 'fonts',
    name: 'Marck Script',
    author: 'Denis Masharov',
    licence: 'OFL 1.1',
    url: 'https://fonts.google.com/specimen/Marck+Script',
  },
]

const MAPS: Credit[] = [
  {
    kind: 'maps',
    name: 'Natural Earth, land 1:10m',
    author: 'Natural Earth',
    licence: 'public domain',
    url: 'https://www.naturalearthdata.com',
  },
]

const icons = (): Credit[] =>
  Object.entries(AUTHORS).map(([name, author]) => ({
    kind: 'icons',
    name,
    author,
    licence: 'CC BY 3.0',
    url: `https://game-icons.net/1x1/${author.toLowerCase()}/${name}.html`,
  }))

type Package = { license?: string; author?: string | { name?: string }; homepage?: string; dependencies?: Record<string, string> }

/** A package's own description; only the fields above are read. */
const readPackage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package

const codePackages = (): string[] => Object.keys(readPackage(path.join(ROOT, 'package.json')).dependencies ?? {}).sort()

function code(): Credit[] {
  return codePackages().map((name) => {
    const { license = 'MIT', author, homepage } = readPackage(path.join(ROOT, 'node_modules', name, 'package.json'))
    const person = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`)
    return {
      kind: 'code',
      name,
      author: person.replace(/ *[<(].*$/, ''),
      licence: license,
      url: homepage ?? `https://www.npmjs.com/package/${name}`,
    }
  })
}

const TITLES: Record<Credit['kind'], string> = {
  art: 'Our own work',
  icons: 'Icons (game-icons.net)',
  fonts: 'Typefaces',
  maps: 'Coasts',
  code: 'Program',
}

function asText(credits: readonly Credit[]): string {
  const parts = Object.entries(TITLES).map(([kind, title]) => {
    const lines = credits
      .filter((credit) => credit.kind === kind)
      .map(({ name, author, licence, url }) => `- ${name}: ${author}, ${licence}${url ? `, <${url}>` : ''}`)
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  return `# Credits\n\nWritten by \`npm run assets\`.\nIcons are used under CC BY 3.0 (<https://creativecommons.org/licenses/by/3.0/>), recoloured and worked into our drawings. The full texts of the font licences lie beside the fonts.\n\n${parts.join('\n')}`
}

export const credits: Product = {
  name: 'credits',
  source: import.meta.url,
  also: ['build/art/authors.json', ...codePackages()],
  async bake() {
    const all = [...OWN, ...icons(), ...FONTS, ...MAPS, ...code()]
    return { 'credits.json': `${JSON.stringify(all, null, 1)}\n`, 'CREDITS.md': asText(all) }
  },
}
