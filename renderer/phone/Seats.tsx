import { lazy, Suspense, useState } from 'react'
import type { TableCard } from '../../electron/host/protocol.ts'
import { go } from '../app/route.ts'
import { useStore } from '../app/store.ts'
import { SeatList } from '../screens/lan/SeatList.tsx'
import { useGatherers } from '../screens/talk/talkHere.ts'
import { Icon } from '../screens/ui/Icon.tsx'
import { useGameWords, useWords } from '../words/language.ts'
import { useTalkTitle } from './useTalkTitle.ts'
import { wholePage } from './wholePage.ts'
import '../app/style/seats.css'
import './style/seats.css'

const TalkSheet = lazy(() => import('./TalkSheet.tsx').then((module) => ({ default: module.TalkSheet })))

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
        {card.gathering && card.manners.chat && <Talk card={card} />}
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

/** Those who gather may write to each other already. */
function Talk({ card }: { card: TableCard }) {
  const [open, setOpen] = useState(false)
  const desk = useGatherers(card)
  const title = useTalkTitle()
  return (
    <>
      <button type="button" className="plain-button" data-testid="talk" onClick={() => setOpen(true)}>
        <Icon name="conversation" /> {title}
      </button>
      {open && (
        <Suspense>
          <TalkSheet desk={desk} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
