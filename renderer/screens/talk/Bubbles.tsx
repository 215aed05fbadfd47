import { type ReactNode, useEffect, useRef } from 'react'
import type { Seat } from '../../../engine/core/game.ts'
import type { AnyDesk } from '../../app/desk.ts'
import { playSound } from '../../app/sounds.ts'
import { useStore } from '../../app/store.ts'
import { isHushed } from '../../app/talk.ts'
import type { Rect } from '../../table/contract.ts'
import { useWords } from '../../words/language.ts'
import { usePlaques } from '../table/usePlaques.ts'
import { Icon } from '../ui/Icon.tsx'
import { GESTURE_LOOKS } from './gestures.ts'
import { channelName } from './names.ts'
import './talk.css'

const ROOMY = 150

/** What is being said and done beside the game, at the plaque of whoever does it, and for a screen reader. */
export function Bubbles({ desk }: { desk: AnyDesk }) {
  const say = useWords()
  const { gestures, fresh, hushed } = useStore((state) => state.talk)
  const placeOf = usePlaques()
  // beside small plaques there is no room: then they say who it is
  const plaqueOf = (seat: Seat): Rect | null => {
    const plaque = placeOf(seat)
    return plaque && plaque.width >= ROOMY ? plaque : null
  }
  const { table } = desk.card
  const nameAt = (seat: Seat): string => desk.card.seats[seat]?.name ?? ''
  const made = gestures.filter(({ seat }) => !isHushed(hushed, table, { seat, name: nameAt(seat) }))
  const said = fresh.filter((line) => !isHushed(hushed, table, line))
  useHeard(made)
  const newest = new Map(said.map((line) => [line.seat, line]))
  return (
    <>
      <div className="bubbles" aria-hidden="true" data-testid="bubbles">
        {made.map(({ id, seat, gesture }) => (
          <Bubble key={id} plaque={plaqueOf(seat)} look={`gesture ${gesture}`}>
            <Icon name={GESTURE_LOOKS[gesture].icon} />
            {plaqueOf(seat) === null && <span>{desk.nameOf(seat)}:</span>}
            <b>{say(`talk.shown.${gesture}`)}</b>
          </Bubble>
        ))}
        {[...newest.values()].map(({ id, seat, text, channel }) => (
          <Bubble key={id} plaque={plaqueOf(seat)} look={channel === null ? 'line' : 'line own-channel'}>
            {channel !== null && <small>{channelName(channel, desk.words, say)}</small>}
            <span>{plaqueOf(seat) === null ? say('talk.said', { name: desk.nameOf(seat), text }) : text}</span>
          </Bubble>
        ))}
      </div>
      <div className="spoken" role="log" aria-live="polite" data-testid="talk-told">
        {made.map(({ id, seat, gesture }) => (
          <p key={id}>{say(`talk.made.${gesture}`, { name: desk.nameOf(seat) })}</p>
        ))}
        {said.map(({ id, name, text, channel }) => (
          <p key={id}>
            {channel === null
              ? say('talk.said', { name, text })
              : say('talk.saidIn', { channel: channelName(channel, desk.words, say), name, text })}
          </p>
        ))}
      </div>
    </>
  )
}

/** Each gesture is heard once. */
function useHeard(made: readonly { id: number; gesture: keyof typeof GESTURE_LOOKS }[]): void {
  const heard = useRef(0)
  useEffect(() => {
    for (const { id, gesture } of made) if (id > heard.current) playSound(GESTURE_LOOKS[gesture].sound)
    heard.current = Math.max(heard.current, ...made.map(({ id }) => id))
  }, [made])
}

const GAP = 8
const INSET = 14

/** Below a plaque of the upper half, above one of the lower; at the side that lies nearer to the middle of the window. */
function placeAt({ x, y, width, height }: Rect): { style: React.CSSProperties; at: string } {
  const above = y + height / 2 > window.innerHeight / 2
  const right = x + width / 2 > window.innerWidth * 0.62
  const style: React.CSSProperties = above ? { bottom: window.innerHeight - y + GAP } : { top: y + height + GAP }
  if (right) style.right = Math.max(GAP, window.innerWidth - x - width + INSET)
  else style.left = Math.max(GAP, x + INSET)
  style.maxWidth = `min(${Math.max(190, width)}px, calc(100vw - ${right ? Number(style.right) : Number(style.left)}px - ${GAP}px))`
  return { style, at: `${above ? 'above' : 'below'} ${right ? 'right' : 'left'}` }
}

function Bubble({ plaque, look, children }: { plaque: Rect | null; look: string; children: ReactNode }) {
  if (plaque === null) return <p className={`bubble ${look} loose`}>{children}</p>
  const { style, at } = placeAt(plaque)
  return (
    <p className={`bubble ${look} ${at}`} style={style}>
      {children}
    </p>
  )
}
