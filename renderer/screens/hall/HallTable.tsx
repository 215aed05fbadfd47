import type { SeatCard, TableCard } from '../../../electron/host/protocol.ts'
import { openToLan, removeTable } from '../../app/intents.ts'
import { gameCard } from '../../app/play.ts'
import { go } from '../../app/route.ts'
import { isMissing, seatName } from '../../app/seating.ts'
import { useDo } from '../../app/store.ts'
import { type Say, type SayGame, useGameWords, useWords } from '../../words/language.ts'
import { useMoment } from '../../words/useMoment.ts'
import { HouseLine } from '../harbour/HouseLine.tsx'
import { standing } from '../harbour/SavedGames.tsx'
import { Face } from '../ui/Face.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Sure } from '../ui/Sure.tsx'

/** One table of the hall. */
export function HallTable({ card }: { card: TableCard }) {
  const say = useWords()
  const words = useGameWords(card.game)
  const moment = useMoment()
  const name = gameCard(card.game) ? words('name') : card.game
  return (
    <li className="hall-table" data-testid="hall-table" data-table={card.table}>
      <p className="hall-words">
        <b>{name}</b>
        <HouseLine card={card} />
        <i>{card.broken ? say(`saved.broken.${card.broken}`) : standing(card, say, words)}</i>
        <small>
          {say('hall.since', { time: moment(card.openedAt) })}
          {!card.broken && `, ${say(card.lan ? 'hall.lan' : 'hall.local')}`}
        </small>
      </p>
      <Seats card={card} words={words} />
      <Acts card={card} name={name} />
    </li>
  )
}

/** What is said of a seat: who sits there, and whether that one is here. */
function seatLine(seat: SeatCard, game: string, words: SayGame, say: Say): string {
  const name = seatName(seat, game, words)
  if (seat.kind === 'bot') return `${name}: ${say('seats.bot', { level: say(`opening.levels.${seat.level ?? 'sailor'}`) })}`
  if (seat.standIn) return `${name}: ${say('seats.standIn', { level: say(`opening.levels.${seat.standIn}`) })}`
  if (seat.free) return `${name}: ${say(seat.locked ? 'seats.freeLocked' : 'seats.free')}`
  return `${name}: ${say(seat.present ? 'seats.here' : 'hall.away')}`
}

const stateOf = (seat: SeatCard): string =>
  seat.kind === 'bot' || seat.standIn ? 'bot' : seat.free ? 'free' : isMissing(seat) ? 'away' : 'here'

function Seats({ card, words }: { card: TableCard; words: SayGame }) {
  const say = useWords()
  const people = card.seats.filter(({ kind, free }) => kind !== 'bot' && !free)
  const here = people.filter(({ present }) => present).length
  const free = card.seats.filter((seat) => seat.free).length
  const away = people.filter(isMissing)
  const names = away.map((seat) => seatName(seat, card.game, words)).join(', ')
  const facts = [
    people.length > 0 && say('hall.connected', { here, all: people.length }),
    away.length > 0 && !card.over && say('seats.sign', { count: away.length, names }),
    free > 0 && !card.over && say('guest.free', { count: free }),
    card.watchers > 0 && say('hall.watchers', { count: card.watchers }),
  ]
  return (
    <div className="hall-seats">
      <ul>
        {card.seats.map((seat) => (
          <li key={seat.seat} data-state={stateOf(seat)} title={seatLine(seat, card.game, words, say)}>
            <Face game={card.game} face={seat.face} size="2.4em" />
            <span className="spoken">{seatLine(seat, card.game, words, say)}</span>
          </li>
        ))}
      </ul>
      {!card.broken && <p>{facts.filter(Boolean).join(' · ')}</p>}
    </div>
  )
}

function Acts({ card, name }: { card: TableCard; name: string }) {
  const say = useWords()
  const dispatch = useDo()
  const { table, lan } = card
  return (
    <div className="hall-acts">
      {!card.broken && (
        <button
          type="button"
          className="small small-main"
          aria-label={`${say('hall.goTo')}: ${name}`}
          data-testid="hall-go"
          onClick={() => go({ page: 'table', table, side: null })}
        >
          {say('hall.goTo')}
        </button>
      )}
      {!card.broken && !card.over && (
        <button
          type="button"
          className="small"
          aria-label={`${say(lan ? 'hall.toHome' : 'hall.toLan')}: ${name}`}
          data-testid="hall-lan"
          onClick={() => dispatch(openToLan({ table, lan: !lan }))}
        >
          <Icon name={lan ? 'padlock' : 'network-bars'} size="1.1em" /> {say(lan ? 'hall.toHome' : 'hall.toLan')}
        </button>
      )}
      <Sure
        title={
          <>
            <Icon name="trash-can" size="1.1em" /> {say('hall.end')}
          </>
        }
        label={say('hall.endOf', { game: name })}
        sure={say('hall.endSure')}
        testId="hall-end"
        onClick={() => dispatch(removeTable(table))}
      />
    </div>
  )
}
