import { keep, kept } from '../app/kept.ts'
import { gameCard } from '../app/play.ts'
import { readRoute } from '../app/route.ts'

const PLACE = 'phone-table'

/** Whoever comes back to the table needs not ask the host first which game is played there. */
export function keepTable(table: string, game: string): void {
  keep(PLACE, `${table} ${game}`)
}

/** The game of the table that the page is at, if it was here before; null = the host has to tell. */
export function gameHere(hash: string): string | null {
  const route = readRoute(hash)
  const [table, game = ''] = (kept(PLACE) ?? '').split(' ')
  return route.page === 'table' && route.table === table && gameCard(game) ? game : null
}
