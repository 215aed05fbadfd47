import { useSyncExternalStore } from 'react'

/** What lies over a table without leaving it. */
export type Side =
  | { panel: 'rules'; clause: string | null }
  | { panel: 'settings' }
  | { panel: 'help' }
  | { panel: 'house' }
  | { panel: 'seats' }
  | { panel: 'talk' }

export type Route =
  | { page: 'harbour' }
  | { page: 'hall' }
  | { page: 'open'; game: string }
  | { page: 'workshop'; game: string }
  /** `room`: for everybody in the room, whatever seats this device has; undefined = as it is there now. */
  | { page: 'table'; table: string; side: Side | null; room?: boolean }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'settings' }
  | { page: 'credits' }

function readSide([panel, clause]: string[]): Side | null {
  if (panel === 'rules') return { panel, clause: clause ?? null }
  if (panel === 'settings' || panel === 'help' || panel === 'house' || panel === 'seats' || panel === 'talk') return { panel }
  return null
}

/** The route that a fragment names; anything else is the Harbour. */
export function readRoute(hash: string): Route {
  const [page, first, ...rest] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  if ((page === 'open' || page === 'workshop') && first) return { page, game: first }
  if (page === 'table' && first) return { page, table: first, side: readSide(rest) }
  if (page === 'room' && first) return { page: 'table', table: first, side: readSide(rest), room: true }
  if (page === 'rules' && first) return { page, game: first, clause: rest[0] ?? null }
  if (page === 'settings' || page === 'credits' || page === 'hall') return { page }
  return { page: 'harbour' }
}

function parts(route: Route): (string | null)[] {
  switch (route.page) {
    case 'harbour':
      return []
    case 'open':
    case 'workshop':
      return [route.page, route.game]
    case 'table':
      return [
        route.room ? 'room' : 'table',
        route.table,
        route.side?.panel ?? null,
        route.side?.panel === 'rules' ? route.side.clause : null,
      ]
    case 'rules':
      return ['rules', route.game, route.clause]
    default:
      return [route.page]
  }
}

export function writeRoute(route: Route): string {
  const words = parts(route).filter((part) => part !== null)
  return `#/${words.map(encodeURIComponent).join('/')}`
}

/** Where the program itself goes: nobody needs to be asked about that again. */
let own: string | null = null

/** What is opened over the room's table leaves it the room's. */
function kept(route: Route): Route {
  const here = readRoute(window.location.hash)
  if (route.page !== 'table' || here.page !== 'table' || here.table !== route.table) return route
  return { room: here.room ?? false, ...route }
}

export function go(route: Route): void {
  own = writeRoute(kept(route))
  window.location.hash = own
}

/** Goes on without leaving a step to come back to. */
export function goInstead(route: Route): void {
  own = writeRoute(route)
  window.location.replace(own)
}

/** Of which ways out the page wants to be asked, and how it asks. */
type Hold = { holds(to: Route): boolean; onHeld(to: Route): void }

/** Until it is given back, the browser's Back and Forward, and an address that is typed, do not leave the page without asking. */
export function holdRoute({ holds, onHeld }: Hold): () => void {
  let here = window.location.hash
  own = null
  const turn = (): void => {
    const to = window.location.hash
    const isOwn = to === own
    own = null
    if (isOwn || !holds(readRoute(to))) {
      here = to
      return
    }
    window.history.pushState(null, '', here)
    onHeld(readRoute(to))
  }
  window.addEventListener('popstate', turn)
  return () => window.removeEventListener('popstate', turn)
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

export function useRoute(): Route {
  return readRoute(useSyncExternalStore(subscribe, () => window.location.hash))
}
