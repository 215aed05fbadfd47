import { go } from '../../app/route.ts'
import { useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { Seal } from '../ui/Seal.tsx'

/** The seal of a table that is not played by the printed rules: it says so to everyone, and opens what differs. */
export function HouseSign() {
  const say = useWords()
  const card = useStore((state) => state.hall.tables?.[state.table.table ?? ''])
  const count = Object.keys(card?.houseRules ?? {}).length
  if (!card || count === 0) return null
  const name = card.rulesName ?? say('house.count', { count })
  return (
    <button
      type="button"
      className="house-sign"
      title={say('house.sign', { name })}
      aria-label={say('house.sign', { name })}
      data-testid="house-sign"
      onClick={() => go({ page: 'table', table: card.table, side: { panel: 'house' } })}
    >
      <Seal />
      <span className="house-sign-name">{name}</span>
    </button>
  )
}
