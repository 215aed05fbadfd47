import { type Store, useStore } from './store.ts'

/** Whether somebody at this device may pause the table, and let it go on: its owner, or whoever sits there, if the owner lets them. */
const mayPause = ({ table, hall, connection, couch }: Store): boolean => {
  const card = hall.tables?.[table.table ?? '']
  return card !== undefined && (connection.owner || (card.manners.pause === 'all' && couch.tokens.length > 0))
}

export const useMayPause = (): boolean => useStore(mayPause)
