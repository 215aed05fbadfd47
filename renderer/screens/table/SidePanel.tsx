import { type ReactNode, useEffect, useRef } from 'react'
import type { Desk } from '../../app/desk.ts'
import { go, type Side } from '../../app/route.ts'
import { type Key, useWords } from '../../words/language.ts'
import { Rules } from '../rules/Rules.tsx'
import { Settings } from '../settings/Settings.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Rules, settings and keys lie over the table, which goes on behind them. */
export function SidePanel({ desk, side }: { desk: Desk<unknown, unknown>; side: Side | null }) {
  const say = useWords()
  const { table, game } = desk.card
  if (!side) return null
  if (side.panel === 'settings')
    return (
      <Drawer title={say('settings.title')} table={table}>
        <Settings />
      </Drawer>
    )
  if (side.panel === 'help')
    return (
      <Drawer title={say('keys.title')} table={table}>
        <Keys />
      </Drawer>
    )
  return (
    <Drawer title={say('rules.title')} table={table}>
      <section className="paper sheet">
        <Rules game={game} clause={side.clause} onClause={(clause) => go({ page: 'table', table, side: { panel: 'rules', clause } })} />
      </section>
    </Drawer>
  )
}

export const closeSide = (table: string): void => go({ page: 'table', table, side: null })

function Drawer({ title, table, children }: { title: string; table: string; children: ReactNode }) {
  const say = useWords()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Whoever opened it with the keyboard goes on there afterwards.
    const before = document.activeElement
    close.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div className="drawer" role="dialog" aria-label={title} data-testid="side">
      <header>
        <h2>{title}</h2>
        <button ref={close} type="button" className="small" data-testid="close-side" onClick={() => closeSide(table)}>
          <Icon name="cancel" size="1em" /> {say('table.close')}
        </button>
      </header>
      <div className="drawer-body">{children}</div>
    </div>
  )
}

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
