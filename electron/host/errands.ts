import type { Hall } from './Hall.ts'
import type { Message, RefusalCode } from './protocol.ts'
import type { RequestOf } from './requests.ts'

/** What an owner asks of the host itself, beside opening tables. */
export type Errand = RequestOf<'remove-table' | 'save-rules' | 'remove-rules' | 'bring-game' | 'copy-game'>

type No = { type: 'no'; code: RefusalCode; reason?: string | null; values?: Record<string, string> }

/** Does it, and gives the answer for the owner who asked. */
export async function runErrand(hall: Hall, request: Errand): Promise<Message | No> {
  switch (request.type) {
    case 'remove-table':
      return (await hall.remove(request.table)) ? { type: 'done', id: request.id } : { type: 'no', code: 'no-such-table' }
    case 'remove-rules':
      return (await hall.rules.remove(request.rules)) ? { type: 'done', id: request.id } : { type: 'no', code: 'no-such-rules' }
    case 'save-rules':
      return saveRules(hall, request)
    case 'bring-game':
      return bringGame(hall, request)
    case 'copy-game':
      return copyGame(hall, request)
  }
}

async function saveRules(hall: Hall, request: RequestOf<'save-rules'>): Promise<Message | No> {
  const saved = await hall.rules.save(request)
  if (saved.ok) return { type: 'saved', id: request.id, rules: request.rules, revision: saved.revision }
  return { type: 'no', code: saved.code, ...(saved.field === null ? {} : { reason: saved.reason, values: { field: saved.field } }) }
}

async function bringGame(hall: Hall, request: RequestOf<'bring-game'>): Promise<Message | No> {
  const brought = await hall.brought.take(request)
  if (brought === null) return { type: 'done', id: request.id }
  if (brought.ok) return { type: 'brought', id: request.id, table: brought.table, already: brought.already }
  return { type: 'no', code: brought.code, ...(brought.code === 'bad-game' && { values: { why: brought.why } }) }
}

async function copyGame(hall: Hall, { id, table }: RequestOf<'copy-game'>): Promise<Message | No> {
  const text = await hall.copy(table)
  return text === null ? { type: 'no', code: 'no-such-table' } : { type: 'game-copy', id, table, text }
}
