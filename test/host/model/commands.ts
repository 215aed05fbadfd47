import fc, { type AsyncCommand } from 'fast-check'
import { vi } from 'vitest'
import type { Level, Seat } from '../../../engine/core/game.ts'
import { toy } from '../toy.ts'
import type { Device } from './device.ts'
import { count, type World } from './world.ts'

type Order = AsyncCommand<Record<string, never>, World>

/** A step of the model, told by its name. */
function step(name: string, run: (world: World) => void | Promise<void>): Order {
  return {
    check: () => true,
    async run(_, world) {
      count(name.split(' ')[0] ?? name)
      await run(world)
      await new Promise((resolve) => setImmediate(resolve))
    },
    toString: () => name,
  }
}

const at = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)]

/** A device does something, if it is there. */
const byDevice = (name: string, run: (device: Device, place: number) => void) =>
  fc.tuple(fc.nat(3), fc.nat(20)).map(([who, place]) =>
    step(`${name} ${who} ${place}`, (world) => {
      const device = at(world.devices, who)
      if (device) run(device, place)
    }),
  )

const ownSeats = ({ page }: Device): Seat[] => page.store.getState().couch.tokens.map(({ seat }) => seat)

function act({ page }: Device, place: number, times: number): void {
  const { latest, viewer } = page.store.getState().table
  if (latest === null || viewer === 'table') return
  const action = at(toy.legal(latest as Parameters<typeof toy.legal>[0], viewer), place)
  if (action) for (let time = 0; time < times; time++) page.store.dispatch(page.intents.act(action))
}

const LEVELS: readonly (Level | null)[] = [null, null, 'deckhand']

const acting = byDevice('act', (device, place) => act(device, place, 1))

const people = [
  ...[acting, acting, acting, acting, acting, acting],
  byDevice('act-twice', (device, place) => act(device, place, 2)),
  byDevice('sit', ({ page, name }, place) => page.store.dispatch(page.intents.sitDown({ seat: 1 + (place % 2), name, face: 'x' }))),
  byDevice('stand', (device, place) => {
    const seat = at(ownSeats(device), place)
    if (seat) device.page.store.dispatch(device.page.intents.standUp(seat))
  }),
  byDevice('hand-over', (device, place) => {
    const seat = at(ownSeats(device), place)
    if (seat) device.page.store.dispatch(device.page.intents.handOver(seat))
  }),
  byDevice('keep', ({ page }) => page.store.dispatch(page.intents.keepSeat())),
  byDevice('look', (device, place) => {
    const seat = at([...ownSeats(device), null], place)
    if (seat !== undefined && ownSeats(device).length > 0) device.page.store.dispatch(device.page.intents.lookAs(seat))
  }),
  byDevice('insist', ({ page }) => page.store.getState().couch.held !== null && page.store.dispatch(page.intents.insist())),
]

/** Somebody shows another device the invitation that he was given. */
const invitation = fc.tuple(fc.nat(3), fc.nat(3)).map(([from, to]) =>
  step(`take ${from} ${to}`, async (world) => {
    const [giver, taker] = [at(world.devices, from), at(world.devices, to)]
    const key = giver?.page.store.getState().couch.invitation
    if (!key || !taker || giver === taker) return
    const kept: Record<string, unknown[]> = JSON.parse(taker.page.kept.kept('seats') || '{}')
    const others = (kept[world.table] ?? []).filter((each) => (each as { seat: Seat }).seat !== key.seat)
    taker.page.kept.keep('seats', JSON.stringify({ [world.table]: [...others, key] }))
    count('taken')
    await world.reload(taker)
  }),
)

const owner = fc.tuple(fc.constantFrom('free-seat', 'lock-seat', 'stand-in'), fc.nat(3), fc.nat(2)).map(([type, seat, what]) =>
  step(`order ${type} ${seat} ${what}`, ({ devices: [device] }) => {
    if (!device) return
    const { store, intents } = device.page
    if (type === 'free-seat') store.dispatch(intents.order({ type, seat }))
    if (type === 'lock-seat') store.dispatch(intents.order({ type, seat, locked: what === 0 }))
    if (type === 'stand-in' && seat < 3) store.dispatch(intents.order({ type, seat, level: LEVELS[what] ?? null }))
  }),
)

const network = [
  fc.tuple(fc.nat(30), fc.constantFrom('up' as const, 'down' as const), fc.nat(6)).map(([place, way, frames]) =>
    step(`deliver ${place} ${way} ${frames}`, ({ lines }) =>
      at(
        lines.filter((line) => line.waits(way) > 0),
        place,
      )?.deliver(way, 1 + frames),
    ),
  ),
  fc.nat(3).map(() =>
    step('deliver-all', async ({ lines }) => {
      for (const way of ['up', 'down'] as const) {
        for (const line of lines) line.deliver(way, 99)
        await vi.advanceTimersByTimeAsync(1)
      }
    }),
  ),
  fc.tuple(fc.nat(9), fc.constantFrom('both' as const, 'page' as const, 'host' as const)).map(([place, noticed]) =>
    step(`cut ${place} ${noticed}`, ({ lines }) =>
      at(
        lines.filter((line) => line.page.readyState === 1),
        place,
      )?.cut(noticed),
    ),
  ),
  fc.nat(99).map((place) => step(`replay ${place}`, (world) => world.replayOverheard(place))),
]

const time = [
  fc.constantFrom(1, 30, 400, 5000).map((ms) => step(`wait ${ms}`, () => vi.advanceTimersByTimeAsync(ms).then(() => undefined))),
  fc.boolean().map((slow) => step(`disk ${slow ? 'slow' : 'quick'}`, ({ disk }) => disk.setSlow(slow))),
]

const ends = [
  fc.nat(4).map((survivors) => step(`kill ${survivors}`, (world) => void (world.life !== null && world.kill(survivors)))),
  fc.nat(3).map(() => step('boot', async (world) => (world.life === null ? world.boot() : undefined))),
  fc.nat(3).map((who) =>
    step(`reload ${who}`, async (world) => {
      const device = at(world.devices, who)
      if (device) await world.reload(device)
    }),
  ),
  fc.nat(3).map(() =>
    step('rest', async (world) => {
      await world.settle()
      world.mustBeRight()
    }),
  ),
]

/** Everything that people, the network and the machine may do, the likelier the oftener. */
const [deliver, deliverAll, cut, replay] = network
const [, boot, , rest] = ends
export const commands = [
  ...[deliver, deliver, deliverAll, deliverAll, deliverAll, deliverAll, cut, replay],
  ...people,
  ...[invitation, owner, owner, boot, boot, boot, rest],
  ...time,
  ...ends,
].filter((each) => each !== undefined)
