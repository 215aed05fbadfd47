import { useState } from 'react'
import type { TableCard } from '../../electron/host/protocol.ts'
import { gameCard } from '../app/play.ts'
import { go } from '../app/route.ts'
import { isOffered, seatName } from '../app/seating.ts'
import { keysOf } from '../app/seatKeys.ts'
import { useStore } from '../app/store.ts'
import { Face } from '../screens/ui/Face.tsx'
import { Icon } from '../screens/ui/Icon.tsx'
import { hasWords, type Say, useGameWords, useWords } from '../words/language.ts'
import { SettingsSheet } from './SettingsSheet.tsx'
import { wholePage } from './wholePage.ts'
import './style/home.css'

/** Where a phone comes in: the tables that are open, those where I sit first. */
export function Home() {
  const say = useWords()
  const [setting, setSetting] = useState(false)
  const all = useStore((state) => state.hall.tables)
  const tables = Object.values(all ?? {}).filter(({ broken, game }) => broken === null && gameCard(game))
  const mine = (card: TableCard): number => Number(keysOf(card.table).length > 0 && !card.over)
  const sorted = tables.sort(
    (one, other) => mine(other) - mine(one) || Number(one.over) - Number(other.over) || other.openedAt - one.openedAt,
  )
  return (
    <main className="screen home">
      <header className="home-head">
        <Icon name="anchor" />
        <h1>{say('title')}</h1>
        <p>{say('guest.tagline')}</p>
      </header>
      <section className="home-tables" aria-label={say('guest.title')}>
        {all !== null && sorted.length === 0 && (
          <div className="home-none" role="status">
            <p>{say('guest.none')}</p>
            <p>{say('guest.noneText')}</p>
          </div>
        )}
        <ul>{sorted.map((card) => hasWords(card.game, 'name') && <OpenOne key={card.table} card={card} />)}</ul>
      </section>
      <nav className="home-nav">
        <button type="button" className="plain-button" data-testid="home-settings" onClick={() => setSetting(true)}>
          <Icon name="gears" /> {say('settings.title')}
        </button>
        <a className="plain-button" href={wholePage()}>
          <Icon name="expand" /> {say('phone.whole')}
        </a>
      </nav>
      {setting && <SettingsSheet onClose={() => setSetting(false)} />}
    </main>
  )
}

function standing(card: TableCard, say: Say): string {
  if (card.over) return say('guest.over')
  const free = card.seats.filter(isOffered).length
  const seats = free > 0 ? say('guest.free', { count: free }) : say('guest.full')
  return `${say(card.gathering ? 'guest.gathering' : 'guest.playing')}, ${seats}`
}

function OpenOne({ card }: { card: TableCard }) {
  const say = useWords()
  const words = useGameWords(card.game)
  const mine = keysOf(card.table).length > 0
  const free = !card.over && card.seats.some(isOffered)
  const people = card.seats.filter(({ kind, free }) => kind !== 'bot' && !free).map((seat) => seatName(seat, card.game, words))
  const what = mine ? 'goOn' : card.over ? 'look' : free ? 'sit' : 'watch'
  const isMain = what === 'goOn' || what === 'sit'
  return (
    <li>
      <button
        type="button"
        className={isMain ? 'open-one open-one-main' : 'open-one'}
        data-testid="enter"
        onClick={() => go({ page: 'table', table: card.table, side: null })}
      >
        <span className="open-faces">
          {card.seats.map((seat) => (
            <span key={seat.seat} data-free={seat.free}>
              <Face game={card.game} face={seat.face} size="2.1rem" />
            </span>
          ))}
        </span>
        <b>{words('name')}</b>
        {people.length > 0 && <span>{say('guest.host', { names: people.join(', ') })}</span>}
        <i>{mine ? say('guest.yours') : standing(card, say)}</i>
        <span className="open-what">
          {say(`seats.${what}`)} <Icon name="next-button" />
        </span>
      </button>
    </li>
  )
}
