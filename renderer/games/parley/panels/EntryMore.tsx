import { Face } from '../../../screens/ui/Face.tsx'
import { Icon } from '../../../screens/ui/Icon.tsx'
import type { Entry } from './entries.ts'
import type { ParleyDesk } from './props.ts'
import { Seal } from './Seal.tsx'

/** Under an entry of the log: who has voted closed, and what the crowns gain. */
export function EntryMore({ entry: { voters, gains }, desk }: { entry: Entry; desk: ParleyDesk }) {
  const { people, card, words } = desk
  return (
    <>
      {voters.length > 0 && (
        <p className="entry-voters">
          {voters.map((seat) => (
            <Face key={seat} game={card.game} face={people[seat]?.face ?? ''} size="1.45em" />
          ))}
          <Icon name="vote" />
        </p>
      )}
      {gains.length > 0 && (
        <p className="entry-gains">
          {gains.map(({ country, points }) => (
            <span key={country}>
              <Seal country={country} name={words(`countries.${country}.name`)} />+{points}
            </span>
          ))}
        </p>
      )}
    </>
  )
}
