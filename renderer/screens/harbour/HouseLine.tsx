import type { TableCard } from '../../../electron/host/protocol.ts'
import { useWords } from '../../words/language.ts'
import { Seal } from '../ui/Seal.tsx'

/** The seal of a game that is not played by the printed rules. */
export function HouseLine({ card }: { card: TableCard }) {
  const say = useWords()
  const count = Object.keys(card.houseRules).length
  if (count === 0) return null
  return (
    <span className="saved-house" data-testid="saved-house">
      <Seal /> {card.rulesName ? say('house.sign', { name: card.rulesName }) : say('house.count', { count })}
    </span>
  )
}
