import type { TableCard } from '../../../electron/host/protocol.ts'
import { pause } from '../../app/intents.ts'
import { useMayPause } from '../../app/mayPause.ts'
import { seatName } from '../../app/seating.ts'
import { useDo } from '../../app/store.ts'
import { useGameWords, useWords } from '../../words/language.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import './time.css'

/** While the table is paused everybody sees it, and by whom; the table can be looked at meanwhile. */
export function PauseBanner({ card }: { card: TableCard }) {
  const say = useWords()
  const words = useGameWords(card.game)
  const dispatch = useDo()
  const mayPause = useMayPause()
  if (!card.paused || card.over) return null
  const by = card.pausedBy === null ? undefined : card.seats[card.pausedBy]
  return (
    <div className="pause-veil">
      <section className="pause-banner walnut" aria-label={say('time.paused')} data-testid="paused">
        <Icon name="hourglass" size="2.6em" />
        <div>
          <h2>{say('time.paused')}</h2>
          <p>
            {by ? say('time.pausedBy', { name: seatName(by, card.game, words) }) : say('time.pausedByHost')} {say('time.pausedText')}
          </p>
        </div>
        {mayPause ? (
          <Button look="main" icon="play-button" title={say('time.goOn')} testId="go-on" onClick={() => dispatch(pause(false))} />
        ) : (
          <p className="pause-wait">{say('time.hostGoesOn')}</p>
        )}
      </section>
    </div>
  )
}
