/** Coins as they lie in a purse; 1 gold = 5 silver (1.7). */
export type Coins = { gold: number; silver: number }

/** 2.2 As at the start (42 = 7 gold and 7 silver): five to nine silver stay at hand, the rest is gold. */
export function coinsFor(value: number): Coins {
  const silver = value < 5 ? value : (value % 5) + 5
  return { gold: (value - silver) / 5, silver }
}

/** Coins that cross the table one way, by metal. */
export type Crossing = { metal: 'gold' | 'silver'; from: 'payer' | 'payee' | 'bank'; to: 'payer' | 'payee' | 'bank' }

/** Who hands what to whom, change included, so that both purses are right after it. A purse of null is the supply's. */
export function crossings(payer: [Coins, Coins] | null, payee: [Coins, Coins] | null): Crossing[] {
  const list: Crossing[] = []
  for (const metal of ['gold', 'silver'] as const) {
    const lost = payer ? payer[0][metal] - payer[1][metal] : null
    const gained = payee ? payee[1][metal] - payee[0][metal] : null
    list.push(...ofMetal(metal, lost, gained))
  }
  return list.toSorted((a, b) => Number(a.to !== 'payee') - Number(b.to !== 'payee'))
}

function ofMetal(metal: 'gold' | 'silver', lost: number | null, gained: number | null): Crossing[] {
  const times = (count: number, from: Crossing['from'], to: Crossing['to']) =>
    Array.from({ length: Math.max(0, count) }, () => ({ metal, from, to }))
  if (lost === null) return [...times(gained ?? 0, 'bank', 'payee'), ...times(-(gained ?? 0), 'payee', 'bank')]
  if (gained === null) return [...times(lost, 'payer', 'bank'), ...times(-lost, 'bank', 'payer')]
  const direct = lost > 0 && gained > 0 ? Math.min(lost, gained) : 0
  const back = lost < 0 && gained < 0 ? Math.min(-lost, -gained) : 0
  return [
    ...times(direct, 'payer', 'payee'),
    ...times(back, 'payee', 'payer'),
    ...times(lost - direct, 'payer', 'bank'),
    ...times(gained - direct, 'bank', 'payee'),
    ...times(-lost - back, 'bank', 'payer'),
    ...times(-gained - back, 'payee', 'bank'),
  ]
}
