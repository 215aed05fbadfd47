import { useEffect, useRef, useState } from 'react'
import type { AnyDesk } from '../../app/desk.ts'
import { farHost, goHome } from '../../app/far.ts'
import { lookAs, pause } from '../../app/intents.ts'
import { useMayPause } from '../../app/mayPause.ts'
import { gameCard } from '../../app/play.ts'
import { preferred } from '../../app/preferencesSlice.ts'
import { go, type Side } from '../../app/route.ts'
import { seatName } from '../../app/seating.ts'
import { useDo, useStore } from '../../app/store.ts'
import { unreadOf } from '../../app/talk.ts'
import { type Say, useGameWords, useWords } from '../../words/language.ts'
import { isRoomScreen } from '../room/letters.ts'
import { talkHere } from '../talk/talkHere.ts'
import { Icon } from '../ui/Icon.tsx'
import { isHandheld, toPhonePage } from './phonePage.ts'

type Item = { icon: string; words: string; testId: string; act(): void }

/** What only some devices can. */
function devicesItems(say: Say): Item[] {
  const { desktop } = window
  const phone: Item = { icon: 'smartphone', words: say('phone.toPhone'), testId: 'menu-phone', act: toPhonePage }
  if (!desktop) return isHandheld() && !farHost() ? [phone] : []
  return [{ icon: 'expand', words: say('table.full'), testId: 'menu-full', act: () => void desktop.fullScreen() }]
}

/** Off the table; a guest at another host has two ways, to its other tables and to the own Harbour. */
function waysOut(say: Say, host: string | null): Item[] {
  const far = farHost() !== null && host !== null
  const words = far ? say('far.tables', { host }) : say('table.harbour')
  const out: Item = { icon: 'anchor', words, testId: 'menu-harbour', act: () => go({ page: 'harbour' }) }
  return far ? [out, { icon: 'galleon', words: say('far.home'), testId: 'menu-home', act: goHome }] : [out]
}

/** Where there is nobody to talk with, nothing. */
function useTalkItem(desk: AnyDesk, act: () => void): Item[] {
  const say = useWords()
  const unread = useStore((state) => unreadOf(state.talk))
  const { company, mayGesture, mayRead } = talkHere(desk)
  const told = unread > 0 ? `: ${say('talk.unread', { count: unread })}` : ''
  return company && (mayGesture || mayRead) ? [{ icon: 'conversation', words: say('talk.menu') + told, testId: 'menu-talk', act }] : []
}

/** Several people at one device: each may look in turn, where there is anything to hide. */
function useLooks(nameOf: (seat: number) => string): Item[] {
  const say = useWords()
  const dispatch = useDo()
  const { game, viewer } = useStore((state) => state.table)
  const tokens = useStore((state) => state.couch.tokens)
  const secrets = gameCard(game ?? '')?.noSecrets !== true
  const look = tokens.filter(({ seat }) => secrets && tokens.length > 1 && seat !== viewer)
  if (look.length === 0) return []
  if (viewer !== 'table')
    return [{ icon: 'sight-disabled', words: say('curtain.hide'), testId: 'menu-hide', act: () => dispatch(lookAs(null)) }]
  return look.map(({ seat }) => ({
    icon: 'semi-closed-eye',
    words: say('curtain.look', { name: nameOf(seat) }),
    testId: `menu-look-${seat}`,
    act: () => dispatch(lookAs(seat)),
  }))
}

function useItems(desk: AnyDesk): Item[] {
  const say = useWords()
  const dispatch = useDo()
  const table = useStore((state) => state.table.table)
  const card = useStore((state) => state.hall.tables?.[state.table.table ?? ''])
  const { twin, mute } = useStore((state) => state.preferences)
  const words = useGameWords(card?.game ?? 'app')
  const nameOf = (at: number): string => {
    const seat = card?.seats[at]
    return card && seat ? seatName(seat, card.game, words) : ''
  }
  const open = (side: Side): void => go({ page: 'table', table: table ?? '', side })
  const mayPause = useMayPause()
  const host = useStore(({ connection }) => connection.host)
  return [
    ...waysOut(say, host),
    {
      icon: 'tv',
      words: say(isRoomScreen() ? 'room.leave' : 'room.open'),
      testId: 'menu-room',
      act: () => go({ page: 'table', table: table ?? '', side: null, room: !isRoomScreen() }),
    },
    { icon: 'network-bars', words: say('seats.menu'), testId: 'menu-seats', act: () => open({ panel: 'seats' }) },
    ...useTalkItem(desk, () => open({ panel: 'talk' })),
    { icon: 'book-cover', words: say('table.rules'), testId: 'menu-rules', act: () => open({ panel: 'rules', clause: null }) },
    { icon: 'gears', words: say('table.settings'), testId: 'menu-settings', act: () => open({ panel: 'settings' }) },
    { icon: 'keyboard', words: say('table.help'), testId: 'menu-help', act: () => open({ panel: 'help' }) },
    { icon: 'checklist', words: say('table.twin'), testId: 'menu-twin', act: () => dispatch(preferred({ twin: !twin })) },
    {
      icon: mute ? 'speaker-off' : 'speaker',
      words: say(mute ? 'table.muted' : 'settings.mute'),
      testId: 'menu-mute',
      act: () => dispatch(preferred({ mute: !mute })),
    },
    ...devicesItems(say),
    ...(mayPause && !card?.over
      ? [
          {
            icon: card?.paused ? 'play-button' : 'pause-button',
            words: say(card?.paused ? 'table.goOn' : 'table.pause'),
            testId: 'menu-pause',
            act: () => dispatch(pause(!card?.paused)),
          },
        ]
      : []),
    ...useLooks(nameOf),
  ]
}

/** The list opens to where there is more room, and is no longer than that. */
function roomFor(root: HTMLElement | null): { up: boolean; height: number } {
  const { top, bottom } = root?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  const below = window.innerHeight - bottom
  return { up: top > below, height: Math.max(top, below) - EDGE }
}
/** Pixels between the list and the edge of the window. */
const EDGE = 12

/** The way out, and to everything that is not the game. */
export function Menu({ desk }: { desk: AnyDesk }) {
  const say = useWords()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const room = roomFor(root.current)
  const items = useItems(desk)
  useEffect(() => {
    if (!open) return
    const away = (event: Event): void => {
      const key = event instanceof KeyboardEvent && event.key === 'Escape'
      if (key) event.preventDefault()
      if (key || (event.target instanceof Node && !root.current?.contains(event.target))) setOpen(false)
    }
    window.addEventListener('pointerdown', away)
    window.addEventListener('keydown', away, true)
    return () => {
      window.removeEventListener('pointerdown', away)
      window.removeEventListener('keydown', away, true)
    }
  }, [open])
  return (
    <div className="menu" ref={root}>
      <button
        type="button"
        className="menu-button"
        aria-expanded={open}
        aria-label={say('table.menu')}
        data-testid="menu"
        onClick={() => setOpen(!open)}
      >
        <Icon name="ship-wheel" />
      </button>
      {open && (
        <ul className="menu-list walnut" data-up={room.up || undefined} style={{ maxHeight: room.height }}>
          {items.map(({ icon, words, testId, act }) => (
            <li key={testId}>
              <button
                type="button"
                data-testid={testId}
                onClick={() => {
                  setOpen(false)
                  act()
                }}
              >
                <Icon name={icon} /> {words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
