import { useState } from 'react'
import type { TableCard } from '../../../electron/host/protocol.ts'
import { go } from '../../app/route.ts'
import { addressOf } from '../../app/seating.ts'
import { useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageFrame } from '../ui/PageFrame.tsx'
import { Switch } from '../ui/Switch.tsx'
import { HallTable } from './HallTable.tsx'
import '../../app/style/hall.css'

const FILTERS = ['all', 'playing', 'gathering', 'over'] as const
type Filter = (typeof FILTERS)[number]

/** How it stands with a table, for the order of the list. */
const stateOf = ({ over, gathering, broken }: TableCard): Exclude<Filter, 'all'> =>
  over || broken !== null ? 'over' : gathering ? 'gathering' : 'playing'

const ORDER: readonly Filter[] = ['gathering', 'playing', 'over']

/** All tables of this host, for its owner: who is there, and what can be done. */
export function HallPage() {
  const say = useWords()
  const known = useStore((state) => state.hall.tables)
  const [filter, setFilter] = useState<Filter>('all')
  const tables = Object.values(known ?? {})
  const open = tables.filter(({ lan, broken }) => lan && broken === null).length
  const shown = tables.filter((card) => filter === 'all' || stateOf(card) === filter)
  shown.sort((one, other) => ORDER.indexOf(stateOf(one)) - ORDER.indexOf(stateOf(other)) || other.openedAt - one.openedAt)
  return (
    <PageFrame title={say('hall.title')}>
      <section className="paper sheet hall">
        <header className="hall-head">
          <div>
            <p data-testid="hall-count">{say('hall.text', { count: tables.length, open })}</p>
            <WaysHere />
          </div>
          <Switch
            choices={FILTERS}
            value={filter}
            words={(each) => say(`hall.${each}`)}
            label={say('hall.show')}
            testId="hall-filter"
            onChange={(each) => setFilter(each)}
          />
        </header>
        {shown.length === 0 && known && <p className="hall-none">{say(tables.length === 0 ? 'hall.none' : 'hall.nothing')}</p>}
        <ul className="hall-tables">
          {shown.map((card) => (
            <HallTable key={card.table} card={card} />
          ))}
        </ul>
      </section>
      <footer className="page-foot">
        <OpenOne />
      </footer>
    </PageFrame>
  )
}

/** Where others find this host. */
function WaysHere() {
  const say = useWords()
  const lan = useStore((state) => state.lan)
  if (!lan?.open || lan.ways.length === 0) return <p className="hall-ways">{say('hall.closed')}</p>
  return (
    <p className="hall-ways">
      <Icon name="network-bars" size="1.2em" /> {say('hall.at')}{' '}
      {lan.ways.map((way) => (
        <span key={addressOf(way)}>
          <b>{addressOf(way)}</b> {way.code && `(${way.code})`}{' '}
        </span>
      ))}
    </p>
  )
}

/** Of the game that was opened last, or any: the form lets it be changed. */
function OpenOne() {
  const say = useWords()
  return (
    <Button
      look="main"
      icon="wooden-sign"
      title={say('hall.open')}
      line={say('harbour.openLine')}
      testId="hall-open"
      onClick={() => go({ page: 'harbour' })}
    />
  )
}
