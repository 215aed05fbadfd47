import { describe, expect, it } from 'vitest'
import { type Route, readRoute, writeRoute } from '../../../renderer/app/route.ts'

const ROUTES: Route[] = [
  { page: 'harbour' },
  { page: 'open', game: 'chess' },
  { page: 'workshop', game: 'chess' },
  { page: 'table', table: 'a1', side: null },
  { page: 'table', table: 'a1', side: { panel: 'rules', clause: '4.7' } },
  { page: 'table', table: 'a1', side: { panel: 'rules', clause: null } },
  { page: 'table', table: 'a1', side: { panel: 'settings' } },
  { page: 'table', table: 'a1', side: { panel: 'help' } },
  { page: 'table', table: 'a1', side: { panel: 'house' } },
  { page: 'table', table: 'a1', side: { panel: 'seats' } },
  { page: 'rules', game: 'chess', clause: null },
  { page: 'rules', game: 'chess', clause: '4.7' },
  { page: 'settings' },
  { page: 'credits' },
]

describe('the address of a page', () => {
  it.each(ROUTES.map((route) => [writeRoute(route), route] as const))('%s leads back to its page', (hash, route) => {
    expect(readRoute(hash)).toEqual(route)
  })

  it.each(['', '#', '#/', '#/nowhere', '#/table', '#/open', '#/workshop', '#owner=secret', '#seat=a1.1.key'])(
    '%s leads to the Harbour',
    (hash) => {
      expect(readRoute(hash)).toEqual({ page: 'harbour' })
    },
  )
})
