import type { TableCard } from '../../../electron/host/protocol.ts'
import { farHost, writePlace } from '../../app/far.ts'
import { gameCard, gameCards } from '../../app/play.ts'
import { go } from '../../app/route.ts'
import { isOffered, seatName } from '../../app/seating.ts'
import { keysOf } from '../../app/seatKeys.ts'
import { useStore } from '../../app/store.ts'
import { type Say, useGameWords, useWords } from '../../words/language.ts'
import { FarSign } from '../far/FarSign.tsx'
import { Button } from '../ui/Button.tsx'
import { Face } from '../ui/Face.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { HouseLine } from './HouseLine.tsx'
import { Scene } from './Scene.tsx'
import { SettingsAndCredits } from './SettingsAndCredits.tsx'
import '../../app/style/lan.css'
import '../../app/style/seats.css'

/** The start for whoever has come from another device: the tables that are open here. */
export function GuestHarbour() {
  const say = useWords()
  const known = useStore((state) => state.hall.tables)
  const host = useStore(({ connection }) => connection.host)
  const far = farHost()
  const sorted = Object.values(known ?? {})
    .filter(({ broken }) => broken === null)
    .sort((one, other) => other.openedAt - one.openedAt)
  return (
    <main className="harbour guest-harbour">
      <Scene />
      <div className="harbour-top">
        <header className="harbour-title">
          <h1>{say('title')}</h1>
          <p>{say('guest.tagline')}</p>
        </header>
        <FarSign />
      </div>
      <Notice />
      <section className="saved paper" aria-labelledby="guest-title">
        <h2 id="guest-title">
          <Icon name="network-bars" /> {far ? say('far.tables', { host: host ?? writePlace(far) }) : say('guest.title')}
        </h2>
        {far && known === null && (
          <p className="guest-none" role="status">
            {say('far.calling', { address: writePlace(far) })}
          </p>
        )}
        {sorted.length === 0 && !(far && known === null) && (
          <div className="guest-none" role="status">
            <p>{say('guest.none')}</p>
            <p>{say('guest.noneText')}</p>
          </div>
        )}
        <ul>
          {sorted.map((card) => (
            <OpenOne key={card.table} card={card} />
          ))}
        </ul>
      </section>
      <Nav />
    </main>
  )
}

/** How it stands with a table, for whoever might sit down. */
function openWords(card: TableCard, say: Say): string {
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
  const name = gameCard(card.game) ? words('name') : card.game
  const what = mine ? 'goOn' : card.over ? 'look' : free ? 'sit' : 'watch'
  return (
    <li data-testid="open-one">
      <span className="saved-faces">
        {card.seats.map((seat) => (
          <span key={seat.seat} data-free={seat.free}>
            <Face game={card.game} face={seat.face} size="2.2em" />
          </span>
        ))}
      </span>
      <span className="saved-words">
        <b>{name}</b>
        <HouseLine card={card} />
        {people.length > 0 && <span>{say('guest.host', { names: people.join(', ') })}</span>}
        <i>{mine ? say('guest.yours') : openWords(card, say)}</i>
      </span>
      <button
        type="button"
        className={what === 'goOn' || what === 'sit' ? 'small small-main' : 'small'}
        aria-label={`${say(`seats.${what}`)}: ${name}`}
        data-testid="enter"
        onClick={() => go({ page: 'table', table: card.table, side: !mine && free && !card.gathering ? { panel: 'seats' } : null })}
      >
        {say(`seats.${what}`)}
      </button>
      <button
        type="button"
        className="small room-open"
        aria-label={`${say('room.look')}: ${name}`}
        title={say('room.open')}
        data-testid="enter-room"
        onClick={() => go({ page: 'table', table: card.table, side: null, room: true })}
      >
        <Icon name="tv" />
      </button>
    </li>
  )
}

function Nav() {
  const say = useWords()
  return (
    <nav className="harbour-nav" aria-label={say('harbour.more')}>
      {gameCards.map((card) => (
        <RulesOf key={card.id} game={card.id} />
      ))}
      <SettingsAndCredits />
    </nav>
  )
}

function RulesOf({ game }: { game: string }) {
  const say = useWords()
  const words = useGameWords(game)
  return (
    <Button
      icon="book-cover"
      title={words('name')}
      line={say('rules.title')}
      testId={`rules-${game}`}
      onClick={() => go({ page: 'rules', game, clause: null })}
    />
  )
}
