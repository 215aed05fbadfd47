import { type Answers, type Ask, peer } from '../peer.ts'
import { SETUP, type Setup } from '../setup.ts'

const told = process.env[SETUP]
if (told === undefined || process.send === undefined) throw new Error('the double of Electron is started by its tests alone')

/** What this program was started with. */
export const setup: Setup = JSON.parse(told)

/** What the display may ask; each part of the double puts its own answers here. */
export const answers: Answers = {}

/** Asks the display, which has the browser and lives in the test's own process. */
export const ask: Ask = peer(
  {
    send: (message) => void (process.connected && process.send?.(message)),
    listen: (hear) => void process.on('message', hear),
  },
  answers,
)
// Without its test nobody would ever end it.
process.on('disconnect', () => process.exit(9))

let begun = false
let begin: () => void = () => undefined
/** Electron is ready when the program's own file has been run to its end. */
export const isReady = (): boolean => begun
export const ready: Promise<void> = new Promise((resolve) => {
  begin = resolve
})
/** The program's file is about to run. */
export function runs(): void {
  setImmediate(() => {
    begun = true
    begin()
  })
}

/** What may only be asked before Electron is ready, in Electron's words. */
export function beforeReady(what: string): void {
  if (begun) throw new Error(`${what} should be called before app is ready`)
}
export function afterReady(what: string): void {
  if (!begun) throw new Error(`${what} can only be used after app is ready`)
}
