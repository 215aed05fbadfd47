import { PROTOCOL, type Request } from '../../electron/host/protocol.ts'
import './check.css'

/** Answers that are measured; the first is left out, which opens the way. */
const TRIPS = 6
const SLOW_MS = 250
const CLOCK_MS = 2000
const PATIENCE_MS = 8000

type Outcome = 'trying' | 'good' | 'slow' | 'bad'

/** Says beside a test how it went, in the words that the host has laid there. */
function tell(id: string, outcome: Outcome, values: Record<string, number> = {}): void {
  const line = document.getElementById(id)
  const says = line?.dataset[outcome]
  if (!line || says === undefined) return
  line.dataset.state = outcome
  const span = line.querySelector('span')
  if (span) span.textContent = says.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
}

/** The page was written a moment ago: what the clock says since is its difference, but for the way. */
function testClock(): void {
  const written = Number(document.querySelector('main')?.dataset.now)
  const loading = performance.getEntriesByType('navigation')[0]
  const came = loading instanceof PerformanceNavigationTiming ? performance.timeOrigin + loading.responseStart : Date.now()
  const off = Math.abs(came - written)
  tell('clock', off < CLOCK_MS ? 'good' : 'slow', { s: Math.round(off / 1000) })
}

/** Says hello as any guest, and asks a few times whether the host is there. */
function testLine(): void {
  tell('line', 'trying')
  tell('trip', 'trying')
  const address = new URL('/socket', location.href)
  address.protocol = 'ws:'
  const socket = new WebSocket(address)
  const send = (request: Request): void => socket.send(JSON.stringify(request))
  const fail = (): void => {
    clearTimeout(patience)
    tell('line', 'bad')
    tell('trip', 'bad')
  }
  const patience = setTimeout(fail, PATIENCE_MS)
  const trips: number[] = []
  let sent = 0
  const ask = (): void => {
    sent = performance.now()
    send({ type: 'ping', id: `trip-${trips.length}` })
  }
  socket.onerror = fail
  socket.onopen = () => send({ type: 'hello', id: 'check', protocol: PROTOCOL, owner: null })
  socket.onmessage = ({ data }) => {
    const { type } = JSON.parse(String(data)) as { type: string } // the host says nothing without a type
    if (type === 'welcome') {
      clearTimeout(patience)
      tell('line', 'good')
      ask()
    } else if (type === 'pong') {
      trips.push(performance.now() - sent)
      if (trips.length < TRIPS) return ask()
      socket.onerror = null
      socket.close()
      const [, ...rest] = trips
      const middle = rest.sort((one, other) => one - other)[Math.floor(rest.length / 2)] ?? 0
      tell('trip', middle < SLOW_MS ? 'good' : 'slow', { ms: Math.max(1, Math.round(middle)) })
    }
  }
}

testClock()
testLine()
