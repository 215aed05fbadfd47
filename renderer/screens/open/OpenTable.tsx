import { useEffect, useState } from 'react'
import type { Sitter } from '../../../electron/host/protocol.ts'
import type { OptionField } from '../../../engine/core/options.ts'
import { openTable } from '../../app/intents.ts'
import { type GameCard, gameCard, loadPlay } from '../../app/play.ts'
import { preferred } from '../../app/preferences.ts'
import { useDo, useStore } from '../../app/store.ts'
import { useGameWords, useWords } from '../../words/language.ts'
import { aloneSeats } from '../harbour/aloneSeats.ts'
import { Button } from '../ui/Button.tsx'
import { PageFrame } from '../ui/PageFrame.tsx'
import { changedOptions, OptionForm } from './OptionForm.tsx'
import { SeatForm } from './SeatForm.tsx'

/** The rule options that the game's code brings; empty until it is loaded. */
function useOptionFields(game: string): readonly OptionField[] {
  const [fields, setFields] = useState<readonly OptionField[]>([])
  useEffect(() => {
    let here = true
    void loadPlay(game).then((play) => here && setFields(play.engine.options))
    return () => {
      here = false
    }
  }, [game])
  return fields
}

/** Who sits where, and by which rules; then the table is opened. */
export function OpenTable({ game }: { game: string }) {
  const say = useWords()
  const card = gameCard(game)
  return <PageFrame title={say('opening.title')}>{card && <Opening card={card} />}</PageFrame>
}

function Opening({ card }: { card: GameCard }) {
  const say = useWords()
  const words = useGameWords(card.id)
  const dispatch = useDo()
  const preferences = useStore((state) => state.preferences)
  const ready = useStore((state) => state.connection.status === 'open' && state.connection.owner)
  const fields = useOptionFields(card.id)
  const [seats, setSeats] = useState<Sitter[]>(() => aloneSeats(card, preferences, words))
  const [options, setOptions] = useState<Record<string, unknown>>({})
  const enough = seats.length >= card.min
  const start = (): void => {
    if (!ready || !enough) return
    const mine = seats.find((seat) => seat.kind === 'me')
    const ownName = mine && mine.name !== card.faceName(mine.face, words) ? mine.name : preferences.name
    if (mine) dispatch(preferred({ name: ownName, faces: { ...preferences.faces, [card.id]: mine.face } }))
    dispatch(
      openTable({
        game: card.id,
        seats: seats.map((seat) => ({ ...seat, name: seat.name.trim() || card.faceName(seat.face, words) })),
        options,
      }),
    )
  }
  return (
    <>
      <div className="columns">
        <SeatForm card={card} seats={seats} onChange={setSeats} />
        <OptionForm game={card.id} fields={fields} seats={seats} options={options} onChange={setOptions} />
      </div>
      <footer className="page-foot">
        <Button
          look={ready && enough ? 'main' : 'off'}
          icon="anchor"
          title={say('opening.start')}
          line={enough ? say('opening.startLine', { count: seats.length }) : say('opening.tooFew', { min: card.min })}
          end={changedOptions(fields, options) > 0 && <small>{say('opening.changed', { count: changedOptions(fields, options) })}</small>}
          testId="start"
          onClick={start}
        />
      </footer>
    </>
  )
}
