import { useEffect } from 'react'
import type { RefusalCode } from '../../../electron/host/protocol.ts'
import { useDesk } from '../../app/desk.ts'
import { enterTable, leaveTable } from '../../app/intents.ts'
import { go, type Side } from '../../app/route.ts'
import { useDo, useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
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
export function Table({ table, side }: { table: string; side: Side | null }) {
  const dispatch = useDo()
  useEffect(() => {
    dispatch(enterTable(table))
    return () => void dispatch(leaveTable())
  }, [table, dispatch])
  const failed = useStore((state) => state.table.failed)
  if (failed) return <Gone why={failed} />
  return (
    <main className="table">
      <TableDesk side={side} />
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
      </div>
    )
  const { Panels } = desk.play
  return (
    <>
      <h1 className="spoken">{desk.words('name')}</h1>
      <StageHost desk={desk} />
      <Mirror desk={desk} />
      <Panels key={String(desk.viewer)} />
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
function Gone({ why }: { why: RefusalCode }) {
  const say = useWords()
  return (
    <main className="notice">
      <div className="paper notice-sheet">
        <h1>{say('connection.failed')}</h1>
        <p>{say(`refusals.${why}`)}</p>
        <Button look="main" icon="anchor" title={say('harbour.back')} onClick={() => go({ page: 'harbour' })} />
      </div>
    </main>
  )
}
