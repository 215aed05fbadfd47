import { readdirSync } from 'node:fs'
import { sounds } from '../sound/index.ts'
import { appIcon } from './appIcon.ts'
import { credits } from './credits.ts'
import { documentIcons } from './desktop/documentIcons.ts'
import { programIcons } from './desktop/programIcons.ts'
import { fonts } from './fonts.ts'
import { grounds } from './grounds.ts'
import { harbour } from './harbour/scene.ts'
import { iconSheet } from './icons.ts'
import { licences } from './licences.ts'
import type { Product } from './product.ts'

/** Everything that is baked: what all games share, and each game's own, found by place. */
export async function allProducts(): Promise<Product[]> {
  const games = readdirSync(new URL('./games/', import.meta.url)).sort()
  const parts = ['index', 'phone']
  const modules = await Promise.all(
    games.flatMap((game) => parts.map((part) => import(new URL(`./games/${game}/${part}.ts`, import.meta.url).href))),
  )
  return [
    iconSheet,
    fonts,
    credits,
    licences,
    grounds,
    appIcon,
    programIcons,
    documentIcons,
    harbour,
    sounds,
    ...modules.flatMap((module: { products: Product[] }) => module.products),
  ]
}
