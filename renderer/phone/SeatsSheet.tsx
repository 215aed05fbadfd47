import type { TableCard } from '../../electron/host/protocol.ts'
import { SeatList } from '../screens/lan/SeatList.tsx'
import { useWords } from '../words/language.ts'
import { Sheet } from './Sheet.tsx'
import '../app/style/seats.css'
import './style/seats.css'

/** Who sits where, and what I may do about my own seat: hand it over, leave it, seat somebody beside me. */
export function SeatsSheet({ card, onClose }: { card: TableCard; onClose(): void }) {
  const say = useWords()
  return (
    <Sheet title={say('seats.title')} testId="seats-sheet" onClose={onClose}>
      <section className="paper seats-paper">
        <SeatList card={card} />
      </section>
    </Sheet>
  )
}
