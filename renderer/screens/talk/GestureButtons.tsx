import { GESTURES } from '../../../electron/host/protocol.ts'
import type { Seat } from '../../../engine/core/game.ts'
import { makeGesture } from '../../app/intents.ts'
import { useDo } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { Icon } from '../ui/Icon.tsx'
import { GESTURE_LOOKS } from './gestures.ts'

/** One button for each gesture. */
export function GestureButtons({ seat, onDone }: { seat: Seat; onDone?: () => void }) {
  const say = useWords()
  const dispatch = useDo()
  return GESTURES.map((gesture) => (
    <button
      key={gesture}
      type="button"
      data-testid={`gesture-${gesture}`}
      onClick={() => {
        dispatch(makeGesture({ seat, gesture }))
        onDone?.()
      }}
    >
      <Icon name={GESTURE_LOOKS[gesture].icon} /> <span>{say(`talk.gesture.${gesture}`)}</span>
    </button>
  ))
}
