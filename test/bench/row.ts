/** One measured number. */
export type Row = {
  name: string
  value: number
  /** `actions/s`, `ms`, `KB` … */
  unit: string
  /** What it must reach on a machine of two cores without a GPU; none = told only. */
  target?: { atLeast: number; atMost?: undefined } | { atMost: number; atLeast?: undefined }
}

export function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** The middle one of many times, and the slowest but one of a hundred, which may have a target. */
export function spread(name: string, times: number[], atMostMs?: number): Row[] {
  const slowest: Row = { name: `${name}, p99`, value: quantile(times, 0.99), unit: 'ms' }
  return [
    { name: `${name}, p50`, value: quantile(times, 0.5), unit: 'ms' },
    atMostMs === undefined ? slowest : { ...slowest, target: { atMost: atMostMs } },
  ]
}
