import type { TableCard } from '../../../electron/host/protocol.ts'
import { order } from '../../app/intents.ts'
import { useDo, useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { MannersSheet } from '../time/MannersSheet.tsx'
import { LanSwitch } from './LanSwitch.tsx'
import { SeatList } from './SeatList.tsx'
import { WaysIn } from './WaysIn.tsx'
import '../../app/style/lan.css'
import '../../app/style/seats.css'

/** Seats and guests of a game that is on. */
export function SeatsPanel({ card }: { card: TableCard }) {
  const say = useWords()
  const dispatch = useDo()
  const owner = useStore((state) => state.connection.owner)
  const seated = useStore((state) => state.couch.tokens.length > 0)
  return (
    <>
      <section className="paper sheet">
        <p>{say('seats.text')}</p>
        {!owner && !seated && <p>{say('gathering.watching')}</p>}
        <SeatList card={card} />
      </section>
      {owner && (
        <section className="paper sheet" aria-label={say('seats.join')}>
          <h2>{say('seats.join')}</h2>
          <LanSwitch open={card.lan} onChange={(lan) => dispatch(order({ type: 'set-lan', lan }))} />
          {card.lan && <WaysIn card={card} />}
        </section>
      )}
      {owner && !card.over && <MannersSheet card={card} />}
    </>
  )
}
