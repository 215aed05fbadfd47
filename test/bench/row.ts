/** One measured number. */
export type Row = {
  name: string
  value: number
  /** `actions/s`, `ms`, `KB` … */
  unit: string
  /** What it must reach on a machine of two cores without a GPU; none = told only. */
  target?: { atLeast: number; atMost?: undefined } | { atMost: number; atLeast?: undefined }
}
