/** Which of `count` takes comes next: any but the last one, so that no two alike follow each other. `chance` is 0 ≤ x < 1. */
export function nextTake(count: number, last: number | null, chance: number): number {
  if (last === null || count < 2) return Math.floor(chance * count)
  const step = 1 + Math.floor(chance * (count - 1))
  return (last + step) % count
}
