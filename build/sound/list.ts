import { beds } from './recipes/beds.ts'
import { brass } from './recipes/brass.ts'
import { metal } from './recipes/metal.ts'
import { paper } from './recipes/paper.ts'
import type { Recipe } from './recipes/recipe.ts'
import { ship } from './recipes/ship.ts'
import { voices } from './recipes/voices.ts'

/** Every sound by name. */
export const RECIPES: Record<string, Recipe> = { ...paper, ...metal, ...ship, ...voices, ...brass, ...beds }
