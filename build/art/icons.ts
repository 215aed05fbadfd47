import { readFileSync } from 'node:fs'
import { iconBody } from './icon.ts'
import type { Product } from './product.ts'

/** Names for the screens; whoever needs another adds it there and runs `npm run assets`. */
// Our own list, of a known shape.
export const SCREEN_ICONS = JSON.parse(readFileSync(new URL('icons.json', import.meta.url), 'utf8')) as string[]

const symbol = (name: string) => `<symbol id="${name}" viewBox="0 0 512 512">${iconBody(name)}</symbol>`

export const iconSheet: Product = {
  name: 'shared/icons',
  source: import.meta.url,
  also: ['@iconify-json/game-icons', 'build/art/icons.json'],
  bake: async () => ({
    'shared/icons.svg': `<svg xmlns="http://www.w3.org/2000/svg">\n${[...SCREEN_ICONS].sort().map(symbol).join('\n')}\n</svg>\n`,
  }),
}
