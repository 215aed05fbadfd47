import { TREASURES } from '../../../../engine/games/merchants/cards.ts'
import { result } from '../../../../engine/games/merchants/score.ts'
import { Account as Table } from '../../../screens/table/Account.tsx'
import { Icon } from '../../../screens/ui/Icon.tsx'
import type { PanelProps } from './props.ts'

/** What became of a ship. */
const SIGNS: Record<string, string> = { sea: 'galleon', port: 'anchor', sunk: 'cancel', island: 'pirate-flag' }

/** 6.3 The final account: treasure by variety and by ship, then each side together; sides win, not seats. */
export function Account({ desk, places }: PanelProps) {
  const { shown, words } = desk
  const { ending, options } = shown
  const ended = result(shown)
  if (ended === null || ending === null) return null
  const rows = TREASURES.map((card) => ({
    key: card,
    title: words('score.treasure', { card: words(`cards.${card}.name`) }),
    amounts: ending.treasures.map((held) => held.filter((each) => each === card).length * options.treasureValue[card]),
  }))
  const own = ending.treasures.map((_, seat) => rows.reduce((sum, { amounts }) => sum + (amounts[seat] ?? 0), 0))
  return (
    <Table
      desk={desk}
      place={places.account}
      foldedPlace={places.acts}
      compact={places.compact}
      rows={rows}
      result={{ ...ended, score: own }}
      after={[
        {
          key: 'side',
          title: words('score.side'),
          amounts: ended.score,
          sides: ended.score.map((_, seat) => (seat === shown.pirate ? 0 : 1)),
        },
      ]}
      winner={words(`log.game-ended.${ending.winner}.${ending.why}`, { pirate: ending.pirate, merchants: ending.merchants })}
      sign={(seat) => <Icon name={seat === shown.pirate ? 'pirate-flag' : (SIGNS[shown.places[seat] ?? 'sea'] ?? 'galleon')} />}
    />
  )
}
