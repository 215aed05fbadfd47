/** Why an action is not legal: a stable reason of the game, and the values for its sentence. */
export type Refusal = { ok: false; reason: string; values: Record<string, string | number> }

export type Decision<Event> = { ok: true; events: Event[] } | Refusal

export function accept<Event>(...events: Event[]): Decision<Event> {
  return { ok: true, events }
}

export function refuse(reason: string, values: Record<string, string | number> = {}): Refusal {
  return { ok: false, reason, values }
}

/** Ends a switch over a union: does not compile while a case is missing. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
