import type { TableCard } from '../../electron/host/protocol.ts'
import { go } from '../app/route.ts'
import { useStore } from '../app/store.ts'
import { SeatList } from '../screens/lan/SeatList.tsx'
import { Icon } from '../screens/ui/Icon.tsx'
import { useGameWords, useWords } from '../words/language.ts'
import { wholePage } from './wholePage.ts'
import '../app/style/seats.css'
import './style/seats.css'

/** Who sits where: to take a seat before a game or in the middle of it. */
export function Seats({ card }: { card: TableCard }) {
  const say = useWords()
  const words = useGameWords(card.game)
  const seated = useStore((state) => state.couch.tokens.length > 0)
  const text = card.gathering ? (seated ? 'gathering.textSeated' : 'gathering.textGuest') : 'phone.noSeat'
  return (
    <main className="screen seats" data-testid="seats">
      <header className="seats-head">
        <button type="button" className="round" aria-label={say('phone.home')} data-testid="home" onClick={() => go({ page: 'harbour' })}>
          <Icon name="previous-button" />
        </button>
        <h1>{words('name')}</h1>
      </header>
      <p className="seats-text" role="status">
        {card.over ? say('guest.over') : say(text)}
      </p>
      <section className="paper seats-paper" aria-label={say('seats.title')}>
        <SeatList card={card} />
      </section>
      {card.gathering && seated && (
        <p className="seats-wait">
          <Icon name="hourglass" /> {say('gathering.wait')}
        </p>
      )}
      <p className="seats-more">
        <a className="plain-button" href={wholePage()}>
          <Icon name="spyglass" /> {say('phone.watch')}
        </a>
        <button
          type="button"
          className="plain-button"
          onClick={() => go({ page: 'table', table: card.table, side: { panel: 'rules', clause: null } })}
        >
          <Icon name="book-cover" /> {say('rules.title')}
        </button>
      </p>
    </main>
  )
}
