import { keptOf } from './far.ts'
import { keep, kept } from './kept.ts'
import { uuid } from './uuid.ts'

const PLACE = 'device'
const UUID = /^[0-9a-f-]{36}$/

/** A name of this device's own making, by which the host knows it again; nobody else is told, and other hosts another one. */
export function device(): string {
  const known = kept(keptOf(PLACE))
  if (known !== null && UUID.test(known)) return known
  const made = uuid()
  keep(keptOf(PLACE), made)
  return made
}
