import { result } from '../../../../engine/games/port-royal/score.ts'
import { Account as Table } from '../../../screens/table/Account.tsx'
import type { PanelProps } from './props.ts'

/** 6.2 The final account: persons, expeditions, and the coins that break a tie. */
export function Account({ desk, places }: PanelProps) {
  const { shown, words } = desk
  const ended = result(shown)
  if (ended === null) return null
  const rows = (ended.lines[0] ?? []).map(({ key }, row) => ({
    key,
    title: words(key),
    amounts: ended.lines.map((own) => own[row]?.amount ?? 0),
  }))
  const coins = { key: 'score.coins', title: words('score.coins'), amounts: shown.ending?.coins ?? [] }
  return (
    <Table
      desk={desk}
      place={places.account}
      foldedPlace={places.acts}
      compact={places.compact}
      rows={rows}
      after={[coins]}
      result={ended}
    />
  )
}
