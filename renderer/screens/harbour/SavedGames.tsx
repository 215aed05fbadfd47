import { useRef, useState } from 'react'
import type { TableCard } from '../../../electron/host/protocol.ts'
import { GAME_ENDING, RULES_ENDING } from '../../../engine/core/fileEndings.ts'
import { broughtFile, copyGame, removeTable } from '../../app/intents.ts'
import { type GameCard, gameCard } from '../../app/play.ts'
import { go } from '../../app/route.ts'
import { seatName } from '../../app/seating.ts'
import { useDo, useStore } from '../../app/store.ts'
import { type SayGame, useGameWords, useWords, withOwn } from '../../words/language.ts'
import { Face } from '../ui/Face.tsx'
import { Icon } from '../ui/Icon.tsx'
import { HouseLine } from './HouseLine.tsx'

/** Games under way, the latest first, each to go on with exactly where it stands. */
export function SavedGames({ card }: { card: GameCard }) {
  const say = useWords()
  const tables = useStore((state) => state.hall.tables)
  const saved = Object.values(tables ?? {}).sort((one, other) => other.changedAt - one.changedAt)
  if (saved.length === 0) return <Introduction card={card} />
  return (
    <section className="saved paper" aria-labelledby="saved-title">
      <h2 id="saved-title">
        <Icon name="hourglass" /> {say('saved.title')}
        <BringIn />
      </h2>
      <ul>
        {saved.map((card) => (
          <Saved key={card.table} card={card} />
        ))}
      </ul>
    </section>
  )
}

/** Nothing is under way: what the chosen game is about. */
function Introduction({ card }: { card: GameCard }) {
  const say = useWords()
  const words = useGameWords(card.id)
  return (
    <section className="saved paper introduction">
      <h2>{words('name')}</h2>
      <p>{words('tagline')}</p>
      <span className="introduction-ways">
        <button type="button" className="small" onClick={() => go({ page: 'rules', game: card.id, clause: null })}>
          {say('rules.title')}
        </button>
        <BringIn />
      </span>
    </section>
  )
}

/** A saved game from elsewhere, or house rules, by a file; both can be dropped on the page as well. */
function BringIn() {
  const say = useWords()
  const dispatch = useDo()
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className="small bring-in"
        title={say('program.bringLong')}
        data-testid="bring-in"
        onClick={() => file.current?.click()}
      >
        <Icon name="scroll-unfurled" size="1.1em" /> {say('program.bring')}
      </button>
      <input
        ref={file}
        type="file"
        accept={`${GAME_ENDING},${RULES_ENDING},.ndjson,.json`}
        multiple
        hidden
        aria-label={say('program.bringLong')}
        data-testid="bring-in-file"
        onChange={(event) => {
          for (const each of event.target.files ?? []) dispatch(broughtFile(each))
          // The same file may be brought in again.
          event.target.value = ''
        }}
      />
    </>
  )
}

function Saved({ card }: { card: TableCard }) {
  const say = useWords()
  const words = useGameWords(card.game)
  const dispatch = useDo()
  const [asking, setAsking] = useState(false)
  const name = gameCard(card.game) ? words('name') : card.game
  return (
    <li data-testid="saved">
      <span className="saved-faces">
        {card.seats.map((seat) => (
          <Face key={seat.seat} game={card.game} face={seat.face} size="2.2em" />
        ))}
      </span>
      <span className="saved-words">
        <b>{name}</b>
        <HouseLine card={card} />
        <i>{card.broken ? say(`saved.broken.${card.broken}`) : standing(card, say, words)}</i>
      </span>
      {!card.broken && (
        <button type="button" className="small" data-testid="go-on" onClick={() => go({ page: 'table', table: card.table, side: null })}>
          {card.over ? say('saved.look') : say('saved.goOn')}
        </button>
      )}
      <button
        type="button"
        className="small plain"
        title={say('program.export', { game: name })}
        aria-label={say('program.export', { game: name })}
        data-testid="export"
        onClick={() => dispatch(copyGame(card.table))}
      >
        <Icon name="save" />
      </button>
      {asking ? (
        <button
          type="button"
          className="small danger"
          data-testid="remove-sure"
          onBlur={() => setAsking(false)}
          onClick={() => dispatch(removeTable(card.table))}
        >
          {say('saved.sure')}
        </button>
      ) : (
        <button
          type="button"
          className="small plain"
          data-testid="remove"
          aria-label={say('saved.remove', { game: name })}
          onClick={() => setAsking(true)}
        >
          <Icon name="trash-can" />
        </button>
      )}
    </li>
  )
}

const nameIn =
  (card: TableCard, words: SayGame) =>
  (at: number): string => {
    const seat = card.seats[at]
    return seat ? seatName(seat, card.game, words) : ''
  }

/** Where a game stands, in words. */
export function standing(card: TableCard, say: ReturnType<typeof useWords>, words: ReturnType<typeof useGameWords>): string {
  if (card.over) return say('saved.over')
  if (card.gathering) return say('gathering.standing')
  if (!card.standing) return say('saved.events', { count: card.number })
  const game = gameCard(card.game)
  return game?.tell(card.standing, nameIn(card, words), withOwn(words, game.ownWords?.(card.houseRules))) ?? ''
}
