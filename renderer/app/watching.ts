import type { Viewer } from '../../engine/core/game.ts'
import { heldElsewhere, seatLost, seatsGiven } from './couch.ts'
import { gameCard, loadPlay } from './play.ts'
import { readRoute } from './route.ts'
import { dropKey, keysOf, type SeatKey } from './seatKeys.ts'
import type { Dispatch, Store } from './store.ts'
import { tableEntered, tableFailed, viewerChanged } from './table.ts'
import type { Wire } from './wire.ts'

export type Api = {
  dispatch: Dispatch
  getState(): Store
  condition(predicate: (action: unknown, state: Store) => boolean): Promise<boolean>
}

export const tokenOf = (state: Store, seat: unknown): string | null => state.couch.tokens.find((each) => each.seat === seat)?.token ?? null

export const hasSecrets = (game: string | null): boolean => gameCard(game ?? '')?.noSecrets !== true

/** The only person of this device looks at once; several meet at a table that tells no secrets. */
function firstViewer(game: string | null, tokens: readonly SeatKey[]): Viewer {
  const [first, other] = tokens
  return first && !(other && hasSecrets(game)) ? first.seat : 'table'
}

/** Tells the host who looks; `since` = what this viewer has already. `insist` = whoever looks from there on another device goes. */
export async function watch(wire: Wire, api: Api, since: number | null, insist = false): Promise<void> {
  const { dispatch, getState } = api
  const { table: { table, viewer }, couch } = getState() // biome-ignore format: one line says whence both come
  if (!table) return
  const also = couch.tokens.filter(({ seat }) => seat !== viewer)
  const token = tokenOf(getState(), viewer)
  const answer = await wire.ask({ type: 'watch', table, viewer, token, since, ...(insist && { insist }), ...(also.length > 0 && { also }) })
  const now = getState().table
  if (now.table !== table || now.viewer !== viewer) return
  if (answer.type !== 'refused') return void dispatch(heldElsewhere(null))
  if (typeof viewer === 'number' && answer.code === 'seat-held') return void dispatch(heldElsewhere(viewer))
  if (typeof viewer === 'number' && answer.code === 'wrong-token') return loseSeat(wire, api, { table, seat: viewer, told: false })
  dispatch(tableFailed(answer.code))
}

/** The key to a seat is void: who looked from there sees what everybody sees. */
export async function loseSeat(wire: Wire, api: Api, { table, seat, told }: { table: string; seat: number; told: boolean }): Promise<void> {
  dropKey(table, seat)
  const { dispatch, getState } = api
  if (getState().table.table !== table) return
  dispatch(seatLost({ seat, told }))
  if (getState().table.viewer === seat) await lookAnew(wire, api)
}

/** Looks from where the people of this device look first. */
export async function lookAnew(wire: Wire, api: Api): Promise<void> {
  const { table, couch } = api.getState()
  api.dispatch(viewerChanged(firstViewer(table.game, couch.tokens)))
  await watch(wire, api, null)
}

const isAt = (table: string): boolean => {
  const route = readRoute(window.location.hash)
  return route.page === 'table' && route.table === table
}

/** The screen of the room knows no secret, whosever device it is. */
const isRoom = (): boolean => {
  const route = readRoute(window.location.hash)
  return route.page === 'table' && route.room === true
}

/** Claims the seats of the owner's device; null = the table is not to be had. Who is no owner has none but the kept ones. */
async function seatsOf(wire: Wire, { dispatch, getState }: Api, table: string): Promise<SeatKey[] | null> {
  if (!getState().connection.owner && isRoom()) return []
  if (!getState().connection.owner) return keysOf(table)
  const claimed = await wire.ask({ type: 'claim-table', table })
  if (claimed.type === 'opened' && isRoom()) return []
  if (claimed.type === 'opened')
    return [...claimed.tokens, ...keysOf(table).filter(({ seat }) => claimed.tokens.every((own) => own.seat !== seat))]
  dispatch(tableFailed(claimed.type === 'refused' ? claimed.code : 'no-such-table'))
  return null
}

/** Takes up the seats of this device, loads the game's code, and looks. */
export async function enter(wire: Wire, api: Api, table: string): Promise<void> {
  const { dispatch, getState } = api
  if (getState().connection.status !== 'open') await api.condition((_, state) => state.connection.status === 'open')
  if (!isAt(table)) return
  const tokens = await seatsOf(wire, api, table)
  const card = getState().hall.tables?.[table]
  if (tokens === null || !isAt(table)) return
  if (!card || card.broken) return void dispatch(tableFailed(card?.broken ? 'broken' : 'no-such-table'))
  if (!gameCard(card.game)) return void dispatch(tableFailed('no-such-game'))
  await loadPlay(card.game)
  if (!isAt(table)) return
  dispatch(tableEntered(card))
  dispatch(seatsGiven({ table, tokens }))
  await lookAnew(wire, api)
}
