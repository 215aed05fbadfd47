import type { TableCard } from '../../../electron/host/protocol.ts'
import { order } from '../../app/intents.ts'
import { gameCard } from '../../app/play.ts'
import { go } from '../../app/route.ts'
import { isOffered, seatName } from '../../app/seating.ts'
import { useDo, useStore } from '../../app/store.ts'
import { useGameWords, useWords } from '../../words/language.ts'
import { QrCode } from '../lan/QrCode.tsx'
import { SeatNews } from '../lan/SeatNews.tsx'
import { Button } from '../ui/Button.tsx'
import { Face } from '../ui/Face.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useWay } from './useWay.ts'
import '../../app/style/table.css'
import './room.css'

/** The screen of the room before a game: who is here, and how the others come. */
export function RoomGathering({ card }: { card: TableCard }) {
  const say = useWords()
  const words = useGameWords(card.game)
  const owner = useStore((state) => state.connection.owner)
  const dispatch = useDo()
  const free = card.seats.filter(isOffered).length
  return (
    <main className="table room-table room-gathering" data-testid="room-gathering">
      <header>
        <h1>{gameCard(card.game) ? words('name') : card.game}</h1>
        <p role="status">{free > 0 ? say('room.free', { count: free }) : say('room.full')}</p>
      </header>
      <Way card={card} />
      <ol className="room-seats" aria-label={say('seats.menu')}>
        {card.seats.map((seat) => (
          <li key={seat.seat} className="walnut" data-free={seat.free} data-testid={`room-seat-${seat.seat}`}>
            <Face game={card.game} face={seat.face} size="3.4em" />
            <b>{seat.free ? say('seats.free') : seatName(seat, card.game, words)}</b>
            {!seat.free && seat.kind !== 'bot' && !seat.present && <Icon name="sleepy" />}
            {seat.kind === 'bot' && <Icon name="vintage-robot" />}
          </li>
        ))}
      </ol>
      <footer>
        {owner && (
          <Button
            look="main"
            icon="anchor"
            title={say('gathering.begin')}
            testId="begin"
            onClick={() => dispatch(order({ type: 'begin' }))}
          />
        )}
        <Button
          icon="wooden-sign"
          title={say('room.leave')}
          testId="room-leave"
          onClick={() => go({ page: 'table', table: card.table, side: null, room: false })}
        />
      </footer>
      <SeatNews card={card} />
    </main>
  )
}

function Way({ card }: { card: TableCard }) {
  const say = useWords()
  const way = useWay(card)
  if (way === null) return <p className="room-way walnut">{say('lan.off')}</p>
  return (
    <section className="room-way walnut" aria-label={say('room.come')}>
      <QrCode text={way.link} label={say('lan.qr', { address: way.address })} testId="room-qr" />
      <p>
        <span>{say(way.code ? 'room.scan' : 'room.scanOnly')}</span>
        {way.code && <strong data-testid="room-code">{way.code}</strong>}
        {way.code && <span>{say('room.type')}</span>}
        <b>{way.address}</b>
      </p>
    </section>
  )
}
