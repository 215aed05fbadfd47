import type { Gesture } from '../../../electron/host/protocol.ts'

/** How a gesture looks and sounds. */
export const GESTURE_LOOKS: Record<Gesture, { icon: string; sound: string }> = {
  cheer: { icon: 'pirate-hat', sound: 'cheer' },
  groan: { icon: 'thumb-down', sound: 'groan' },
  glass: { icon: 'beer-stein', sound: 'coin' },
  hurry: { icon: 'hourglass', sound: 'pennant-tick' },
}
