import type { Place } from '../../../electron/host/lan/joinCode.ts'
import { goFar, hostLink } from '../../app/far.ts'
import { useStore } from '../../app/store.ts'

/** To another host of the network: in this window where it is its owner's, else that host's own page opens beside this one. */
export function useGoFar(): (place: Place, table: string | null) => void {
  const owner = useStore((state) => state.connection.owner)
  return (place, table) => {
    if (owner) goFar(place, table)
    else window.open(hostLink(place, table), '_blank', 'noopener')
  }
}
