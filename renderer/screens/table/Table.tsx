import { useEffect } from 'react'
import { useAwake } from '../../app/awake.ts'
import { useDesk } from '../../app/desk.ts'
import { enterTable, leaveTable } from '../../app/intents.ts'
import { go, type Side } from '../../app/route.ts'
import { useDo, useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { backWords } from '../far/backWords.ts'
import { FarSign } from '../far/FarSign.tsx'
import { Gathering } from '../lan/Gathering.tsx'
import { SeatNews } from '../lan/SeatNews.tsx'
import { useRoomLetters } from '../room/letters.ts'
import { RoomGathering } from '../room/RoomGathering.tsx'
import { Bubbles } from '../talk/Bubbles.tsx'
import { NextTable } from '../talk/NextTable.tsx'
import { Clocks } from '../time/Clocks.tsx'
import { PauseBanner } from '../time/PauseBanner.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Asked, Refused } from './Asked.tsx'
import { Caption } from './Caption.tsx'
import { Curtain } from './Curtain.tsx'
import { HouseTeller } from './HousePanel.tsx'
import { Mirror } from './Mirror.tsx'
import { SidePanel } from './SidePanel.tsx'
import { StageHost } from './StageHost.tsx'
import { Teller } from './Teller.tsx'
import { Twin } from './Twin.tsx'
import { useKeys } from './useKeys.ts'
import '../../app/style/table.css'
import '../../app/style/curtain.css'

/** The table for whoever looks: the pieces in pixels, everything else in words. */
export function Table({ table, side, room }: { table: string; side: Side | null; room: boolean }) {
  const say = useWords()
  const dispatch = useDo()
  useEffect(() => {
    dispatch(enterTable(table))
    return () => void dispatch(leaveTable())
  }, [table, dispatch])
  useRoomLetters(room)
  const failed = useStore((state) => state.table.failed)
  const card = useStore((state) => (state.table.table === table ? state.hall.tables?.[table] : undefined))
  // a room looks on for long, and touches nothing
  useAwake(room && card !== undefined && !card.over && !card.paused)
  const gone = useStore((state) => state.table.table === table && state.hall.tables !== null && state.hall.tables[table] === undefined)
  if (failed) return <Gone title={say('connection.failed')} text={say(`refusals.${failed}`)} />
  if (gone) return <Gone title={say('seats.gone.title')} text={say('seats.gone.text')} />
  if (card?.gathering) return room ? <RoomGathering card={card} /> : <Gathering card={card} />
  return (
    <main className={room ? 'table room-table' : 'table'}>
      <TableDesk side={side} />
      {card && <PauseBanner card={card} />}
      {card && <NextTable card={card} />}
      {card && <SeatNews card={card} />}
      <Notice />
    </main>
  )
}

function TableDesk({ side }: { side: Side | null }) {
  const say = useWords()
  const desk = useDesk<unknown, unknown>()
  const entered = useStore((state) => state.table.table !== null)
  useKeys(desk, side)
  if (!desk)
    return (
      <div className="notice">
        <p className="loading" role="status">
          <Icon name="anchor" />
          {entered || say('table.loading')}
        </p>
        <FarSign />
      </div>
    )
  const { Panels } = desk.play
  return (
    <>
      <h1 className="spoken">{desk.words('name')}</h1>
      <StageHost desk={desk} />
      <Mirror desk={desk} />
      <Panels key={String(desk.viewer)} />
      <Clocks desk={desk} />
      <Bubbles desk={desk} />
      <Twin desk={desk} />
      <Asked desk={desk} />
      <Refused desk={desk} />
      <Teller desk={desk} />
      <HouseTeller desk={desk} />
      <Caption />
      <Curtain desk={desk} />
      <SidePanel desk={desk} side={side} />
    </>
  )
}

/** The table is not there, or not for this page. */
function Gone({ title, text }: { title: string; text: string }) {
  const say = useWords()
  return (
    <main className="notice">
      <div className="paper notice-sheet">
        <h1>{title}</h1>
        <p>{text}</p>
        <Button look="main" icon="anchor" title={backWords(say)} onClick={() => go({ page: 'harbour' })} />
      </div>
    </main>
  )
}
