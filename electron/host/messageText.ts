import type { Message } from './protocol.ts'
import { REQUEST_BYTES, type ReadRequest, readRequest } from './schemas.ts'

/** What many are told is put into words once. */
const texts = new WeakMap<Message, string>()

/** A message as it goes over the wire. */
export function messageText(message: Message): string {
  const known = texts.get(message)
  if (known !== undefined) return known
  const text = JSON.stringify(message)
  texts.set(message, text)
  return text
}

/** A request as it came over the wire, or the code of refusal. */
export function readMessage(bytes: Buffer, isBinary: boolean): ReadRequest {
  if (bytes.length > REQUEST_BYTES) return { ok: false, id: '', code: 'too-large' }
  return isBinary ? { ok: false, id: '', code: 'not-json' } : readRequest(bytes.toString('utf8'))
}
