import { EventEmitter } from 'node:events'

/** Speaks of what it is known to speak of; whoever listens for anything else would listen in vain, and is told so. */
export class Speaker extends EventEmitter {
  readonly called: string
  readonly known: ReadonlySet<string>

  constructor(called: string, known: readonly string[]) {
    super()
    this.called = called
    this.known = new Set(known)
  }

  override on(event: string, hear: (...given: never[]) => void): this {
    return super.on(this.sure(event), hear as (...given: unknown[]) => void) // Who listens knows what the event brings.
  }
  override addListener(event: string, hear: (...given: never[]) => void): this {
    return this.on(event, hear)
  }
  override once(event: string, hear: (...given: never[]) => void): this {
    return super.once(this.sure(event), hear as (...given: unknown[]) => void) // As above.
  }

  private sure(event: string): string {
    if (!this.known.has(event)) throw new Error(`the double of Electron never emits "${event}" of ${this.called}`)
    return event
  }
}

export type Preventable = { defaultPrevented: boolean; preventDefault(): void }

/** An event whose listeners may prevent what would happen. */
export function preventable<T extends object>(more: T): T & Preventable {
  const event = {
    ...more,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true
    },
  }
  return event
}
