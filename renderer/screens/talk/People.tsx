import type { SeatCard } from '../../../electron/host/protocol.ts'
import { useDo, useStore } from '../../app/store.ts'
import { hush, isHushed } from '../../app/talk.ts'
import { useWords } from '../../words/language.ts'
import { Face } from '../ui/Face.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { TalkDesk } from './talkHere.ts'

/** The other people of the table: whom this device does not want to hear, it does not hear. */
export function People({ desk }: { desk: TalkDesk }) {
  const say = useWords()
  const tokens = useStore((state) => state.couch.tokens)
  const others = desk.card.seats.filter(({ seat, kind, free }) => kind !== 'bot' && !free && !tokens.some((key) => key.seat === seat))
  if (others.length === 0) return null
  return (
    <>
      <h3>{say('talk.people')}</h3>
      <ul className="talk-people">
        {others.map((person) => (
          <PersonRow key={person.seat} desk={desk} person={person} />
        ))}
      </ul>
    </>
  )
}

function PersonRow({ desk, person }: { desk: TalkDesk; person: SeatCard }) {
  const say = useWords()
  const dispatch = useDo()
  const hushed = useStore((state) => isHushed(state.talk.hushed, desk.card.table, person))
  const { name } = person
  return (
    <li>
      <Face game={desk.card.game} face={person.face} size="2.2em" />
      <span>
        <b>{name}</b> {person.muted && <i>{say('talk.muted')}</i>} {hushed && <i>{say('talk.hushed')}</i>}
      </span>
      <button
        type="button"
        className="small"
        aria-pressed={hushed}
        aria-label={say(hushed ? 'talk.hear' : 'talk.hush', { name })}
        title={say(hushed ? 'talk.hear' : 'talk.hush', { name })}
        data-testid={`hush-${person.seat}`}
        onClick={() => dispatch(hush({ table: desk.card.table, person, hushed: !hushed }))}
      >
        <Icon name={hushed ? 'speaker-off' : 'speaker'} size="1.2em" />
      </button>
    </li>
  )
}
