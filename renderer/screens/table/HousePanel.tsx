import { useEffect, useState } from 'react'
import type { AnyDesk } from '../../app/desk.ts'
import { go } from '../../app/route.ts'
import { useWords } from '../../words/language.ts'
import { type Difference, differences } from '../../words/options.ts'
import { useOptionVoice } from '../../words/useOptionVoice.ts'
import { Differences } from '../open/Differences.tsx'

function useHouseRules({ card, play, nameOf }: AnyDesk): Difference[] {
  const voice = useOptionVoice(card.game, nameOf)
  return differences(play.engine.options, card.houseRules, voice)
}

/** What this table is played by, for everyone who looks at it. */
export function HousePanel({ desk }: { desk: AnyDesk }) {
  const say = useWords()
  const { card } = desk
  const differing = useHouseRules(desk)
  return (
    <section className="paper sheet" data-testid="house-panel">
      {card.rulesName && <h2 className="house-name">{card.rulesName}</h2>}
      <p>{say(differing.length > 0 ? 'house.text' : 'house.none')}</p>
      <Differences
        differing={differing}
        onClause={(clause) => go({ page: 'table', table: card.table, side: { panel: 'rules', clause } })}
      />
    </section>
  )
}

/** A screen reader is told of house rules when the table is opened. */
export function HouseTeller({ desk }: { desk: AnyDesk }) {
  const say = useWords()
  const differing = useHouseRules(desk)
  const [told, setTold] = useState('')
  const name = desk.card.rulesName
  const lines = differing.map(({ title, value, printed }) => say('house.spoken', { title, value, printed }))
  const text = differing.length === 0 ? '' : [`${name ? say('house.sign', { name }) : say('house.title')}.`, ...lines].join(' ')
  // A region that is there before its words come is read aloud.
  useEffect(() => setTold(text), [text])
  return (
    <div className="spoken" role="status" data-testid="house-told">
      {told}
    </div>
  )
}
