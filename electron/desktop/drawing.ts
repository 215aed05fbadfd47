/** What `app.getGPUFeatureStatus()` says of a feature when a graphics card does it. */
const ON = /^enabled/

/** No graphics card draws the page. */
export function isInSoftware(status: object): boolean {
  const of = (feature: string): string => String(Reflect.get(status, feature) ?? 'enabled')
  return !ON.test(of('gpu_compositing')) || !(ON.test(of('webgl')) || ON.test(of('webgl2')))
}

/** A driver that fails this often within the time is not tried again without asking. */
const FAILURES = 3
const WITHIN_MS = 5 * 60_000

/** Counts how often the graphics process went; `gone(now)` says whether to ask a person, once. Times in milliseconds. */
export function graphicsFailures(): { gone(now: number): boolean } {
  let recent: number[] = []
  let asked = false
  return {
    gone(now) {
      recent = [...recent.filter((time) => now - time < WITHIN_MS), now]
      if (asked || recent.length < FAILURES) return false
      asked = true
      return true
    },
  }
}
