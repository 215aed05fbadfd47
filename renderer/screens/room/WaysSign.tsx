import { isOffered } from '../../app/seating.ts'
import { useStore } from '../../app/store.ts'
import type { Rect } from '../../table/contract.ts'
import { useWords } from '../../words/language.ts'
import { QrCode } from '../lan/QrCode.tsx'
import { Place } from '../table/Place.tsx'
import { isRoomScreen } from './letters.ts'
import { useWay } from './useWay.ts'
import './room.css'

/** On the screen of the room, while a seat is free: how to come and take it. */
export function WaysSign({ place }: { place: Rect }) {
  const card = useStore((state) => state.hall.tables?.[state.table.table ?? ''])
  return card && isRoomScreen() && !card.over && card.seats.some(isOffered) ? <Sign card={card} place={place} /> : null
}

function Sign({ card, place }: { card: Parameters<typeof useWay>[0]; place: Rect }) {
  const say = useWords()
  const way = useWay(card)
  if (way === null) return null
  return (
    <Place rect={place} className={place.height > place.width ? 'ways-sign ways-tall walnut' : 'ways-sign walnut'} label={say('room.come')}>
      <QrCode text={way.link} label={say('lan.qr', { address: way.address })} testId="room-qr" />
      <p>
        <b>{say('room.free', { count: card.seats.filter(isOffered).length })}</b>
        <span>{say(way.code ? 'room.scan' : 'room.scanOnly')}</span>
        <strong data-testid="room-code" data-long={way.code === null}>
          {way.code ?? way.address}
        </strong>
      </p>
    </Place>
  )
}
