import type { Desk } from '../../app/desk.ts'
import { go, type Side } from '../../app/route.ts'
import { type Key, useWords } from '../../words/language.ts'
import { SeatsPanel } from '../lan/SeatsPanel.tsx'
import { Rules } from '../rules/Rules.tsx'
import { Settings } from '../settings/Settings.tsx'
import { TalkPanel } from '../talk/TalkPanel.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { HousePanel } from './HousePanel.tsx'

/** Rules, settings, seats and keys lie over the table, which goes on behind them. */
export function SidePanel({ desk, side }: { desk: Desk<unknown, unknown>; side: Side | null }) {
  const say = useWords()
  const { table, game } = desk.card
  if (!side) return null
  const close = (): void => closeSide(table)
  if (side.panel === 'settings')
    return (
      <Drawer title={say('settings.title')} onClose={close}>
        <Settings />
      </Drawer>
    )
  if (side.panel === 'help')
    return (
      <Drawer title={say('keys.title')} onClose={close}>
        <Keys />
      </Drawer>
    )
  if (side.panel === 'house')
    return (
      <Drawer title={say('house.title')} onClose={close}>
        <HousePanel desk={desk} />
      </Drawer>
    )
  if (side.panel === 'seats')
    return (
      <Drawer title={say('seats.title')} onClose={close}>
        <SeatsPanel card={desk.card} />
      </Drawer>
    )
  if (side.panel === 'talk')
    return (
      <Drawer title={say('talk.title')} onClose={close}>
        <TalkPanel desk={desk} />
      </Drawer>
    )
  return (
    <Drawer title={say('rules.title')} onClose={close}>
      <section className="paper sheet">
        <Rules game={game} clause={side.clause} onClause={(clause) => go({ page: 'table', table, side: { panel: 'rules', clause } })} />
      </section>
    </Drawer>
  )
}

export const closeSide = (table: string): void => go({ page: 'table', table, side: null })

const KEYS: readonly [string, Key][] = [
  ['Tab', 'keys.tab'],
  ['← ↑ → ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['1 … 9', 'keys.acts'],
  ['V', 'keys.mission'],
  ['W', 'keys.why'],
  ['R', 'keys.rules'],
  ['L', 'keys.twin'],
  ['S', 'keys.skip'],
  ['M', 'keys.mute'],
  ['T', 'keys.talk'],
  ['?', 'keys.help'],
]

function Keys() {
  const say = useWords()
  return (
    <section className="paper sheet">
      <p>{say('keys.text')}</p>
      <dl className="keys">
        {KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
