import type { Desk } from '../../app/desk.ts'
import { lookAs } from '../../app/intents.ts'
import { gameCard } from '../../app/play.ts'
import { selectWaiting } from '../../app/selectors.ts'
import { useDo, useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { Face } from '../ui/Face.tsx'
import { IAm } from '../ui/IAm.tsx'
import { PassOn } from './PassOn.tsx'
import { skip } from './stage.ts'

/** The next person of this device who must decide, if it is not whoever looks. */
function useNext({ viewer }: Desk<unknown, unknown>): number | null {
  const waiting = useStore(selectWaiting)
  const tokens = useStore((state) => state.couch.tokens)
  if (tokens.length < 2 || (typeof viewer === 'number' && waiting.includes(viewer))) return null
  return waiting.find((seat) => tokens.some((token) => token.seat === seat)) ?? null
}

/** Pass the device: a curtain with the next one's name. The table behind it tells no secrets, for it looks as everybody. */
export function Curtain({ desk }: { desk: Desk<unknown, unknown> }) {
  const say = useWords()
  const dispatch = useDo()
  const next = useNext(desk)
  if (gameCard(desk.card.game)?.noSecrets) return <PassOn desk={desk} next={next} />
  if (next === null) return null
  const name = desk.nameOf(next)
  const down = desk.idle && desk.viewer === 'table'
  const look = (): void => {
    skip()
    dispatch(lookAs(next))
  }
  return (
    <div
      className={down ? 'curtain curtain-down' : 'curtain'}
      {...(down ? { role: 'dialog', 'aria-label': say('curtain.pass') } : { role: 'status' })}
      data-testid="curtain"
    >
      {down && <p className="curtain-pass">{say('curtain.pass')}</p>}
      <p className="curtain-name">
        <Face game={desk.card.game} face={desk.people[next]?.face ?? ''} size={down ? '3.2em' : '1.8em'} />
        {down ? name : say('curtain.next', { name })}
      </p>
      {down && <p className="curtain-only">{say('curtain.only')}</p>}
      <IAm key={next} name={name} focus={down} onHeld={look} />
    </div>
  )
}
