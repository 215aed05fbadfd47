import { joinCode } from '../../../electron/host/lan/joinCode.ts'
import { FIRST_PORT, type TableCard } from '../../../electron/host/protocol.ts'
import { writeRoute } from '../../app/route.ts'
import { baseFor } from '../../app/seating.ts'
import { useStore } from '../../app/store.ts'

/** How whoever reads it from the screen gets to a table: `code` = null where the address has none. */
export type Way = { link: string; address: string; code: string | null }

/** Null while nobody can come. The owner's page knows the ways; any other names the one by which it came itself. */
export function useWay(card: TableCard): Way | null {
  const lan = useStore((state) => state.lan)
  if (!card.lan) return null
  const base = baseFor(lan, window.location)
  if (base === null) return null
  const { hostname, port, host } = new URL(base)
  const code = lan?.ways[0]?.code ?? joinCode({ address: hostname, port: Number(port) }, FIRST_PORT)
  return { link: `${base}/${writeRoute({ page: 'table', table: card.table, side: null })}`, address: host, code }
}
