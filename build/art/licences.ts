import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './manifest.ts'
import type { Product } from './product.ts'
import { shippedPackages } from './shippedPackages.ts'

/** `text` = all of it, as its authors wrote it. */
type Licence = { name: string; version: string; licence: string; text: string }

const read = (place: string) => readFileSync(path.join(ROOT, place), 'utf8').replaceAll('\r\n', '\n').trim()

const ownWork = (): Licence => ({ name: 'Corsair Table', version: '', licence: 'MIT', text: read('LICENSE') })

const ICONS: Licence = {
  name: 'game-icons.net',
  version: '',
  licence: 'CC BY 3.0',
  text: 'Icons, recoloured and worked into our drawings; who drew which one is told by the credits.\nCreative Commons Attribution 3.0 Unported: https://creativecommons.org/licenses/by/3.0/legalcode',
}

const CHROMIUM: Licence = {
  name: 'Chromium',
  version: '',
  licence: 'BSD-3-Clause and others',
  text: 'Part of the desktop program alone. The texts for all that it is made of lie beside the program, in LICENSES.chromium.html.',
}

const FONTS_FOLDER = 'assets/shared/fonts'
/** The text of a typeface's licence lies beside it, by its name in small letters. */
const FONT_TEXT = /-OFL\.txt$/

const fontTexts = (): string[] => readdirSync(path.join(ROOT, FONTS_FOLDER)).filter((file) => FONT_TEXT.test(file))

const ofFont = (file: string): Licence => ({
  name: file.replace(FONT_TEXT, ''),
  version: '',
  licence: 'OFL-1.1',
  text: read(`${FONTS_FOLDER}/${file}`),
})

type Package = { version: string; license?: string; author?: string | { name?: string } }

function ofPackage(name: string): Licence {
  const folder = `node_modules/${name}`
  // A package's own description; only the fields above are read.
  const { version, license = 'MIT', author } = JSON.parse(read(`${folder}/package.json`)) as Package
  const person = (typeof author === 'string' ? author : author?.name)?.replace(/ *[<(].*$/, '') || `the authors of ${name}`
  return { name: name.replace(/^.*\/node_modules\//, ''), version, licence: license, text: textOf(folder) ?? mit(license, name, person) }
}

const TEXT_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i
/** Behind this a package tells of those that it was made with, of which nothing comes along. */
const OTHERS = '\n# Licenses of bundled dependencies'

function textOf(folder: string): string | null {
  const files = readdirSync(path.join(ROOT, folder)).filter((file) => TEXT_FILE.test(file))
  const texts = files.sort().map((file) => read(`${folder}/${file}`).split(OTHERS)[0]?.trim() ?? '')
  return texts.length > 0 ? texts.join('\n\n') : null
}

/** A few packages name the MIT licence and leave its text out. */
function mit(licence: string, name: string, person: string): string {
  if (licence !== 'MIT') throw new Error(`${name} brings no text of its licence, ${licence}`)
  return read('LICENSE').replace(/^Copyright .*$/m, `Copyright (c) ${person}`)
}

/** All of what is in the program, whoever made it. */
function allLicences(): Licence[] {
  const packages = shippedPackages().map(ofPackage)
  return [ownWork(), ICONS, ...fontTexts().map(ofFont), ofPackage('electron'), CHROMIUM, ...packages]
}

const RULE = '='.repeat(100)

function asText(licences: readonly Licence[]): string {
  const parts = licences.map(
    ({ name, version, licence, text }) => `${RULE}\n${`${name} ${version}`.trim()} (${licence})\n${RULE}\n\n${text}\n`,
  )
  return `What Corsair Table is made of, and by which licences.\n\n${parts.join('\n')}`
}

export const licences: Product = {
  name: 'licences',
  source: import.meta.url,
  also: ['LICENSE', 'electron', ...shippedPackages(), ...fontTexts().map((file) => `${FONTS_FOLDER}/${file}`)],
  async bake() {
    const all = allLicences()
    return { 'licences.json': `${JSON.stringify(all)}\n`, 'desktop/LICENCES.txt': asText(all) }
  },
}
