import type { Message } from './protocol.ts'

const texts = new WeakMap<Message, string>()

/** The message as it goes over the wire; what many are told is put into words once. */
export function textOf(message: Message): string {
  const known = texts.get(message)
  if (known !== undefined) return known
  const text = JSON.stringify(message)
  texts.set(message, text)
  return text
}
