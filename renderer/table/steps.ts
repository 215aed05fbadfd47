import type { Typed, Viewer } from '../../engine/core/game.ts'
import type { Motion, Path, Step } from './contract.ts'

/** The views around an event, and who looks. */
export type Around<View> = { before: View; after: View; viewer: Viewer }

/** How each type of event moves pieces. */
export type Moves<Event extends Typed, View, T extends Event['type'] = Event['type']> = {
  [K in T]: (event: Extract<Event, { type: K }>, around: Around<View>) => Motion
}

type Fine = Omit<Partial<Step>, 'piece' | 'path' | 'delayMs' | 'durationMs'>

export function step(piece: string, path: Path, [delayMs, durationMs]: [delay: number, duration: number], fine: Fine = {}): Step {
  return { piece, path, delayMs, durationMs, ...fine }
}

/** Something that is seen only while it flies. */
export function flight(
  from: string,
  to: string,
  how: { path: Path; at: [delay: number, duration: number]; as: NonNullable<Step['as']>; sound?: string },
): Step {
  const { path, at, as, sound } = how
  return step(`${from} to ${to}`, path, at, { from, to, as, ...(sound ? { sound } : {}) })
}

export const still = (holdMs: number, ...sounds: string[]): Motion => ({ steps: [], holdMs, sounds })

/** The movement of one event; steps without a sound of their own carry none. */
export function moveOf<Event extends Typed, View>(moves: Moves<Event, View>, event: Event, around: Around<View>): Motion {
  // The table gives each type its own function; the compiler cannot follow that through an index.
  const move = moves[event.type as Event['type']] as (event: Event, around: Around<View>) => Motion
  return unsilent(move(event, around))
}

export function unsilent({ steps, ...motion }: Motion): Motion {
  return {
    ...motion,
    steps: steps.map((each) => {
      if (each.sound !== '') return each
      const { sound: _, ...rest } = each
      return rest
    }),
  }
}
