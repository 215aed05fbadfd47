import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { WebSocket } from 'ws'
import { PROTOCOL } from '../../electron/host/protocol.ts'
import { Client } from '../host/client.ts'
import { bundleHost, HostProcess } from '../host/hostProcess.ts'
import { type Row, spread } from './row.ts'

const ENEMIES = 8
const PINGS = 300
const BREATH_MS = 10
/** Where another address of this machine can be had without asking for it; elsewhere the enemies would share the neighbour's limits. */
const ELSEWHERE = process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {}

/** What somebody feels while others at another address do what they can to the same host. */
export async function rows(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'corsair-flood-'))
  const host = new HostProcess(await bundleHost(path.join(folder, 'electron')), ['--data', path.join(folder, 'data')])
  try {
    const address = await host.address()
    if (address === null) throw new Error(host.complaints)
    const neighbour = await Client.greet(address.port)
    const quiet = await pings(neighbour)
    const stop = flood(address.port)
    const flooded = await pings(neighbour)
    stop()
    return [...spread('a neighbour asks in peace', quiet), ...spread(`a neighbour asks while ${ENEMIES} flood the host`, flooded, 50)]
  } finally {
    await host.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function pings(client: Client): Promise<number[]> {
  const times: number[] = []
  while (times.length < PINGS) {
    const start = performance.now()
    await client.ask({ type: 'ping' })
    times.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS))
  }
  return times
}

/** Each comes again as soon as it is sent away. */
function flood(port: number): () => void {
  let over = false
  const noise = ['{"type":"ping"}', '['.repeat(9000), `{"type":"act","id":"${'x'.repeat(30_000)}"}`, randomBytes(2000)]
  const come = (): void => {
    if (over) return
    const enemy = new WebSocket(`ws://127.0.0.1:${port}/socket`, ELSEWHERE)
    const send = (): void => {
      for (const each of noise) enemy.send(each)
      if (enemy.readyState === WebSocket.OPEN && !over) setImmediate(send)
      else enemy.terminate()
    }
    enemy.on('error', () => undefined)
    enemy.on('close', () => setTimeout(come, BREATH_MS))
    enemy.on('open', () => {
      enemy.send(JSON.stringify({ type: 'hello', id: 'h', protocol: PROTOCOL, owner: null }))
      send()
    })
  }
  for (let each = 0; each < ENEMIES; each++) come()
  return () => {
    over = true
  }
}
