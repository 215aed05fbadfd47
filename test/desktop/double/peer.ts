/** Asks the other process by the name of what is wanted. */
export type Ask = (name: string, ...given: unknown[]) => Promise<unknown>
/** What a process answers, by name; a name that is not here is refused. */
export type Answers = Record<string, (...given: never[]) => unknown>
export type Port = { send(message: unknown): void; listen(hear: (message: unknown) => void): void }

type Message =
  | { kind: 'ask'; id: number; name: string; given: unknown[] }
  | { kind: 'answer'; id: number; value?: unknown; error?: { message: string; stack: string | undefined } }

/** Two processes that ask each other; what is said is a structured clone on both ways, as Node's channel makes it. */
export function peer(port: Port, answers: Answers): Ask {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(cause: Error): void }>()
  let last = 0
  const answer = async ({ id, name, given }: Extract<Message, { kind: 'ask' }>) => {
    try {
      const how = answers[name]
      if (how === undefined) throw new Error(`nobody answers "${name}"`)
      // What is given is what the other side, written together with this one, sends under that name.
      port.send({ kind: 'answer', id, value: await how(...(given as never[])) })
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      port.send({ kind: 'answer', id, error: { message: error.message, stack: error.stack } })
    }
  }
  port.listen((heard) => {
    // Nobody else speaks on this channel.
    const message = heard as Message
    if (message.kind === 'ask') return void answer(message)
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error === undefined) asked?.resolve(message.value)
    else asked?.reject(Object.assign(new Error(message.error.message), { stack: message.error.stack }))
  })
  return (name, ...given) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      port.send({ kind: 'ask', id: last, name, given })
    })
}
