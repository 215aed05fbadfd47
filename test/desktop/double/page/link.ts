import { type Doors, pack, unpack } from '../copy.ts'

type Said =
  | { type: 'hello' }
  | { type: 'expose'; key: string; api: string }
  | { type: 'call'; door: number; call: number; given: string }
  | { type: 'answer'; call: number; value: string }
  | { type: 'refuse'; call: number; error: string }
  | { type: 'settle'; door: number; value: string; well: boolean }

export type Link = { pack(value: unknown): string; unpack(text: string): unknown; say(said: Said): boolean }

/**
 * One end of the bridge between the two worlds of a page. They share the window and nothing else, and an event is heard at once in
 * both: so calls are made by events of a name that nobody can guess, and only text passes. All that is used is taken before any
 * script of the page can lay hands on it.
 */
export function link(mine: string, theirs: string, hear: (said: Said) => void): Link {
  const { addEventListener, dispatchEvent } = globalThis
  const { preventDefault } = Event.prototype
  const detail = Object.getOwnPropertyDescriptor(CustomEvent.prototype, 'detail')?.get
  const read = Function.prototype.call.bind(detail ?? (() => '')) as (event: Event) => string // The getter of `detail`; only text is ever in it.
  const Said = CustomEvent
  const doors = new Map<number, (...given: unknown[]) => unknown>()
  const promises = new Map<number, { resolve(value: unknown): void; reject(cause: unknown): void }>()
  const calls = new Map<number, Said>()
  let last = 0

  // Whoever hears it prevents it: that comes back at once.
  const say = (said: Said): boolean => !dispatchEvent.call(globalThis, new Said(theirs, { detail: JSON.stringify(said), cancelable: true }))
  const settle = (door: number, well: boolean, value: unknown) => void say({ type: 'settle', door, well, value: copies.pack(value) })
  const copies: Doors & { pack(value: unknown): string; unpack(text: string): unknown } = {
    pack: (value) => pack(value, copies),
    unpack: (text) => unpack(text, copies),
    out(door) {
      last += 1
      const number = last
      if (typeof door === 'function') doors.set(number, door)
      else
        door.then(
          (value) => settle(number, true, value),
          (cause) => settle(number, false, cause),
        )
      return number
    },
    in: (kind, number) => (kind === 'function' ? (...given: unknown[]) => call(number, given) : promised(number)),
  }
  const promised = (number: number) => new Promise((resolve, reject) => promises.set(number, { resolve, reject }))
  const call = (door: number, given: unknown[]): unknown => {
    last += 1
    const number = last
    if (!say({ type: 'call', door, call: number, given: copies.pack(given) })) throw new Error('nobody is at the other end of the bridge')
    const answer = calls.get(number)
    calls.delete(number)
    if (answer?.type === 'refuse') throw copies.unpack(answer.error)
    return answer?.type === 'answer' ? copies.unpack(answer.value) : undefined
  }
  const called = ({ door, call: number, given }: Extract<Said, { type: 'call' }>): Said => {
    try {
      const value = doors.get(door)?.(...(copies.unpack(given) as unknown[])) // `call` packs a list.
      return { type: 'answer', call: number, value: copies.pack(value) }
    } catch (cause) {
      return { type: 'refuse', call: number, error: pack(cause instanceof Error ? cause : new Error(String(cause))) }
    }
  }
  addEventListener.call(globalThis, mine, (event) => {
    const said: Said = JSON.parse(read(event))
    if (said.type === 'call') say(called(said))
    else if (said.type === 'answer' || said.type === 'refuse') calls.set(said.call, said)
    else if (said.type === 'settle') {
      const settled = promises.get(said.door)
      promises.delete(said.door)
      const value = copies.unpack(said.value)
      if (said.well) settled?.resolve(value)
      else settled?.reject(value)
    } else hear(said)
    preventDefault.call(event)
  })
  return { pack: copies.pack, unpack: copies.unpack, say }
}
