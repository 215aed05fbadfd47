import { useEffect } from 'react'
import type { FoundTable } from '../../../electron/host/protocol.ts'
import { lookedAround } from '../../app/found.ts'
import { asset, gameCard } from '../../app/play.ts'
import { useDo, useStore } from '../../app/store.ts'
import { type Say, useGameWords, useWords } from '../../words/language.ts'
import { useGoFar } from '../far/useGoFar.ts'
import { Icon } from '../ui/Icon.tsx'
import '../../app/style/reach.css'

/** Tables that other hosts announce in the network, as they come and go. The network is asked only while this list is looked at. */
export function FoundTables({ onGo }: { onGo(): void }) {
  const say = useWords()
  const dispatch = useDo()
  const tables = useStore((state) => state.found.tables)
  useEffect(() => {
    dispatch(lookedAround(true))
    return () => void dispatch(lookedAround(false))
  }, [dispatch])
  return (
    <section className="found" aria-label={say('find.title')}>
      <h3>
        <Icon name="network-bars" size="1.1em" /> {say('find.title')}
      </h3>
      {tables && tables.length > 0 ? (
        <ul>
          {tables.map((table) => (
            <Found key={`${table.host} ${table.table}`} table={table} onGo={onGo} />
          ))}
        </ul>
      ) : (
        <p className="found-none">{say(tables ? 'find.none' : 'find.looking')}</p>
      )}
      <p className="spoken" role="status" data-testid="found-told">
        {tables && tables.length > 0 && say('find.count', { count: tables.length })}
      </p>
      <p className="found-other">{say('find.other')}</p>
    </section>
  )
}

/** How it stands there, for whoever might go. */
function standing({ free, seats, gathering }: FoundTable, say: Say): string {
  const state = say(gathering ? 'guest.gathering' : 'guest.playing')
  return [say('find.seats', { count: seats }), free > 0 ? say('guest.free', { count: free }) : say('guest.full'), state].join(', ')
}

function Found({ table, onGo }: { table: FoundTable; onGo(): void }) {
  const say = useWords()
  const words = useGameWords(table.game)
  const card = gameCard(table.game)
  const goFar = useGoFar()
  const game = card ? words('name') : say('find.unknown', { game: table.game })
  return (
    <li data-testid="found">
      {card ? <img src={asset(card.poster)} alt="" draggable={false} /> : <Icon name="help" size="2.4em" />}
      <p className="found-words">
        <b>{game}</b>
        <span>{say('find.host', { host: table.host })}</span>
        <i>{standing(table, say)}</i>
      </p>
      <button
        type="button"
        className={table.free > 0 ? 'small small-main' : 'small'}
        aria-label={say('find.goOf', { game, host: table.host })}
        data-testid="found-go"
        onClick={() => {
          onGo()
          goFar(table, table.table)
        }}
      >
        {say(table.free > 0 ? 'find.go' : 'seats.watch')}
      </button>
    </li>
  )
}
