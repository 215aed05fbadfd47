import { useState } from 'react'
import type { Seat } from '../../../../engine/core/game.ts'
import type { ExplorationSet } from '../../../../engine/games/merchants/explorations.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import { Switch } from '../../../screens/ui/Switch.tsx'
import type { SayGame } from '../../../words/language.ts'
import { card } from '../card.ts'
import { Answer } from './Answer.tsx'
import { Hands } from './Hands.tsx'
import { Story } from './Story.tsx'
import { answer, askedNow, DRAWERS, type Drawer, dealTryOut, drawCard, letRun, type TryOut as Trying } from './tryOut.ts'
import './tryOut.css'

type TryOutProps = {
  /** Id of the event that is tried. */
  event: string
  /** The set it is tried in; null = there are mistakes in it. */
  set: ExplorationSet | null
  words: SayGame
}

const FIRST_SEED = 7

/** The event against a sample hand: the engine plays it, whoever writes it answers, or a bot does. */
export function TryOut({ event, set, words }: TryOutProps) {
  return (
    <section className="sheet events-panel events-try" aria-label={words('workshop.tryOut.title')} data-testid="events-try">
      <h2>{words('workshop.tryOut.title')}</h2>
      <p>{words(set === null ? 'workshop.tryOut.off' : 'workshop.tryOut.lead')}</p>
      {set && <Table event={event} set={set} words={words} />}
    </section>
  )
}

function Table({ event, set, words }: TryOutProps & { set: ExplorationSet }) {
  const [by, setBy] = useState<Drawer>('merchant')
  const [tryOut, setTryOut] = useState<Trying>(() => dealTryOut(set, event, { seed: FIRST_SEED, by: 'merchant' }))
  const nameOf = (seat: Seat): string => nameAt(tryOut, seat, words)
  const deal = (seed: number, drawer: Drawer) => {
    setBy(drawer)
    setTryOut(dealTryOut(set, event, { seed, by: drawer }))
  }
  const asked = askedNow(tryOut)
  return (
    <div className="events-table">
      <div className="events-play">
        <div className="events-acts">
          <span>{words('workshop.tryOut.drawer')}</span>
          <Switch
            choices={DRAWERS}
            value={by}
            words={(each) => words(`workshop.tryOut.by.${each}`)}
            label={words('workshop.tryOut.drawer')}
            testId="events-drawer"
            onChange={(drawer) => deal(tryOut.seed, drawer)}
          />
          <button type="button" className="small" data-testid="events-again" onClick={() => deal(tryOut.seed + 1, by)}>
            {words('workshop.tryOut.again')}
          </button>
        </div>
        <Acts tryOut={tryOut} words={words} onPlay={setTryOut} />
        {asked !== null && (
          <Answer
            key={tryOut.acts}
            tryOut={tryOut}
            asked={asked}
            nameOf={nameOf}
            words={words}
            onAnswer={(action) => setTryOut(answer(tryOut, action))}
          />
        )}
        <Story tryOut={tryOut} set={set} nameOf={nameOf} words={words} />
      </div>
      <Hands tryOut={tryOut} nameOf={nameOf} words={words} />
    </div>
  )
}

/** What starts the event, and what brings it to its end. */
function Acts({ tryOut, words, onPlay }: { tryOut: Trying; words: SayGame; onPlay(next: Trying): void }) {
  if (tryOut.phase === 'done') return null
  return (
    <div className="events-acts">
      {tryOut.phase === 'dealt' && (
        <Button
          look="main"
          icon="card-draw"
          title={words('workshop.tryOut.draw')}
          testId="events-draw"
          onClick={() => onPlay(drawCard(tryOut))}
        />
      )}
      <Button
        icon="vintage-robot"
        title={words('workshop.tryOut.run')}
        line={words('workshop.tryOut.runText')}
        testId="events-run"
        onClick={() => onPlay(letRun(tryOut))}
      />
    </div>
  )
}

/** The Pirate by the trade, the others by their names. */
function nameAt({ state }: Trying, seat: Seat, words: SayGame): string {
  return seat === state.pirate ? words('roles.pirate.short') : words(`corsairs.${card.faces[seat]}.short`)
}
