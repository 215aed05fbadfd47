import { lookAs } from '../app/intents.ts'
import { gameCard } from '../app/play.ts'
import { selectWaiting } from '../app/selectors.ts'
import { useDo, useStore } from '../app/store.ts'
import { Face } from '../screens/ui/Face.tsx'
import { IAm } from '../screens/ui/IAm.tsx'
import { useWords } from '../words/language.ts'
import type { AnyHand } from './useHand.ts'
import '../app/style/button.css'

/** Two share a phone: what lies behind tells no secrets, and whoever decides next takes it in hand; else either may look. */
export function Curtain({ hand }: { hand: AnyHand }) {
  const say = useWords()
  const dispatch = useDo()
  const waiting = useStore(selectWaiting)
  const tokens = useStore((state) => state.couch.tokens)
  const { card, nameOf, faceOf } = hand
  const next = tokens.find(({ seat }) => waiting.includes(seat))?.seat ?? null
  if (tokens.length === 0 || card.over) return null
  const seats = next === null ? tokens.map(({ seat }) => seat) : [next]
  const asked = next !== null && !gameCard(card.game)?.noSecrets
  return (
    <div
      className={asked ? 'curtain curtain-down' : 'curtain'}
      {...(asked ? { role: 'dialog', 'aria-label': say('curtain.pass') } : { role: 'status' })}
      data-testid="curtain"
    >
      {next !== null && <p>{say('curtain.pass')}</p>}
      {seats.map((seat) => (
        <div key={seat} className="curtain-one">
          {next !== null && (
            <p className="curtain-name">
              <Face game={card.game} face={faceOf(seat)} size="4.5rem" />
              {nameOf(seat)}
            </p>
          )}
          {next !== null && <p className="curtain-only">{say('curtain.only')}</p>}
          <IAm name={nameOf(seat)} focus={asked} onHeld={() => dispatch(lookAs(seat))} />
        </div>
      ))}
    </div>
  )
}
