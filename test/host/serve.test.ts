import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { openLogFile } from '../../electron/commands/logFile.ts'
import { lanAddresses } from '../../electron/host/lan/interfaces.ts'
import { Logbook, type Note, tableNews } from '../../electron/host/logbook.ts'
import type { Sitter, TableCard } from '../../electron/host/protocol.ts'
import { games } from '../../engine/games/index.ts'
import { Client } from './client.ts'
import { openToy, scratchFolder, toyHost } from './harness.ts'
import { bundleHost, HostProcess } from './hostProcess.ts'

const here = lanAddresses(networkInterfaces())

let folder = ''
let program = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'corsair-serve-'))
  program = await bundleHost(path.join(folder, 'program'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A host as `npm run serve` runs it, with its log in a file too. */
async function serve(name: string, ...args: string[]) {
  const log = path.join(folder, `${name}.log`)
  const host = new HostProcess(program, ['--data', path.join(folder, name), '--log', log, ...args], { loud: true })
  onTestFinished(() => host.kill())
  const address = await host.address()
  if (address === null) throw new Error(host.complaints)
  return { host, log, ...address }
}

const ME: Sitter = { kind: 'me', name: 'Ann', face: 'a' }
const GUEST: Sitter = { kind: 'guest', face: 'b' }

/** The owner opens a real game, open to the network, and a guest with a strange name sits down and plays. */
async function play({ port, ownerSecret }: { port: number; ownerSecret: string }) {
  const [game] = games
  if (game === undefined) throw new Error('there is no game')
  const seats = Array.from({ length: game.seats.min }, (_, seat) => (seat === 0 ? ME : GUEST))
  const owner = await Client.greet(port, ownerSecret)
  const opened = await owner.ask({ type: 'open-table', game: game.id, seats, options: {}, pace: 'instant', seed: 'c0ffee', lan: true })
  if (opened.type !== 'opened') throw new Error(JSON.stringify(opened))
  const { table } = opened
  const guest = await Client.greet(port)
  const seated = await guest.ask({ type: 'sit', table, seat: 1, name: 'Ben "the Keel" info', face: 'b' })
  const token = seated.type === 'seated' ? seated.token : ''
  await owner.ask({ type: 'begin', table })
  const { view } = await guest.watch(table, 1, token)
  await owner.ask({ type: 'stand-in', table, seat: 2, level: 'sailor' })
  for (let count = 0; count < 5; count++) await guest.ask({ type: 'watch', table, viewer: 0, token: 'guessed', since: null })
  return { owner, guest, table, view, tokens: [token, ...opened.tokens.map((each) => each.token)] }
}

describe('a host without a window', () => {
  it('prints the ways to it, tells everybody when it is stopped, has all on disk, and ends well', async () => {
    const { host, port, ownerSecret } = await serve('graceful', '--lan', '--name', 'Galley')
    for (const { address } of here) expect(host.said).toContain(`http://${address}:`)
    expect(host.said.split(ownerSecret)).toHaveLength(2)
    const { owner, guest, table } = await play({ port, ownerSecret })
    const { number } = await guest.watch(table, 'table')
    const started = performance.now()
    host.child.kill('SIGTERM')
    expect(await guest.nextOf('bye')).toEqual({ type: 'bye', why: 'stopping' })
    expect(await owner.nextOf('bye')).toEqual({ type: 'bye', why: 'stopping' })
    await host.ended
    expect(performance.now() - started).toBeLessThan(5000)
    expect(host.child.exitCode).toBe(0)
    const again = new HostProcess(program, ['--data', path.join(folder, 'graceful')])
    const address = await again.address()
    const back = await Client.greet(address?.port ?? 0, address?.ownerSecret)
    expect((await back.watch(table, 'table')).number).toBeGreaterThanOrEqual(number)
    again.child.kill('SIGINT')
    await again.ended
    expect([again.child.exitCode, again.complaints]).toEqual([0, ''])
  })

  it('does not wait for whoever does not answer, once it is told a second time', async () => {
    const { host, port } = await serve('impatient')
    const deaf = await deafClient(port)
    onTestFinished(() => void deaf.destroy())
    host.child.kill('SIGINT')
    await vi.waitFor(() => expect(host.complaints).toContain('SIGINT: stopping'), { interval: 2 })
    host.child.kill('SIGINT')
    await host.ended
    expect(host.child.exitCode).toBe(1)
  })

  it('writes a log worth reading, to the terminal and to a file, and nothing secret', async () => {
    const { host, log, port, ownerSecret } = await serve('log', '--lan')
    const { table, tokens } = await play({ port, ownerSecret })
    host.child.kill('SIGTERM')
    await host.ended
    const text = await readFile(log, 'utf8')
    expect(host.complaints).toBe(text)
    for (const line of text.trimEnd().split('\n')) expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z (info |warn |error) \S/)
    const at = `table ${table}: `
    for (const told of [
      'saved games: 0',
      `${at}opened: ${games[0]?.id}, ${games[0]?.seats.min} seats (1 here, ${(games[0]?.seats.min ?? 1) - 1} for guests, 0 bots), open to the network`,
      `${at}seat 2 taken by "Ben \\"the Keel\\" info"`,
      `${at}begun`,
      `${at}seat 3 played by a bot (sailor)`,
      'connected: 127.0.0.1',
      'refused: wrong-token, to 127.0.0.1',
      '(4 times more)',
      'SIGTERM: stopping',
      'stopped: every game is on disk',
    ])
      expect(text).toContain(told)
    for (const secret of [ownerSecret, ...tokens, 'guessed', 'c0ffee']) expect(secret.length > 3 && !text.includes(secret)).toBe(true)
    // nor anything that has the shape of a secret
    expect(text).not.toMatch(/[\w-]{22}/)
  })

  it('says in one line that its folder belongs to another host, or cannot be written', async () => {
    await serve('taken')
    const second = new HostProcess(program, ['--data', path.join(folder, 'taken')])
    expect(await second.address()).toBeNull()
    expect([second.child.exitCode, second.complaints.split('\n').length]).toEqual([1, 2])
    await writeFile(path.join(folder, 'file'), '')
    const third = new HostProcess(program, ['--data', path.join(folder, 'file', 'below')])
    expect(await third.address()).toBeNull()
    expect(third.child.exitCode).toBe(1)
    expect(third.complaints).toMatch(/^serve: .*ENOTDIR.*\n$/)
  })
})

/** A client that has come in and never says another word, not even goodbye. */
async function deafClient(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  const lines = [
    'GET /socket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('data', resolve))
  return socket
}

describe('the log', () => {
  /** What a logbook has written of what a host was asked to do. */
  async function notesOf(act: (host: Awaited<ReturnType<typeof toyHost>>) => Promise<void>): Promise<Note[]> {
    const notes: Note[] = []
    const host = await toyHost({ note: (note) => notes.push(note) })
    await act(host)
    await host.stop()
    return notes
  }

  it('tells of a table from its opening to the trash', async () => {
    let name = ''
    const notes = await notesOf(async (host) => {
      const { owner, table } = await openToy(host, 1, 1)
      name = table
      await owner.ask({ type: 'pause', table, paused: true, seat: null, token: null })
      await owner.ask({ type: 'remove-table', table })
    })
    const told = notes.filter(({ table }) => table === name).map(({ text }) => text)
    expect(told[0]).toBe('opened: toy, 2 seats (1 here, 0 for guests, 1 bots)')
    expect(told).toContain('paused')
    expect(told.at(-1)).toBe('laid aside, in the trash')
  })

  it('tells of who comes and goes at a seat, of the network, and of the end', () => {
    const seat = {
      seat: 0,
      name: 'Ann',
      face: 'a',
      kind: 'guest',
      level: null,
      present: true,
      free: false,
      locked: false,
      standIn: null,
      muted: false,
    } as const
    // of a card only this is read
    const card = (part: Partial<TableCard>) =>
      ({ seats: [seat], lan: false, gathering: false, paused: false, over: false, number: 7, ...part }) as TableCard
    const news = (part: Partial<TableCard>, before: Partial<TableCard> = {}) => tableNews(card(before), card(part))
    expect(news({})).toEqual([])
    expect(news({ seats: [{ ...seat, present: false }] })).toEqual(['seat 1 away'])
    expect(news({}, { seats: [{ ...seat, present: false }] })).toEqual(['seat 1 back'])
    expect(news({ seats: [{ ...seat, free: true, name: '' }] })).toEqual(['seat 1 left'])
    expect(news({ seats: [{ ...seat, locked: true }] })).toEqual(['seat 1 locked'])
    expect(news({}, { seats: [{ ...seat, standIn: 'sailor' }] })).toEqual(['seat 1 given back'])
    expect(news({ lan: true })).toEqual(['open to the network'])
    expect(news({ over: true })).toEqual(['over, after 7 events'])
  })

  it('sums up a crowd, and forgets nobody who comes first', () => {
    const notes: Note[] = []
    const book = new Logbook((note) => notes.push(note))
    for (let count = 0; count < 5000; count++) book.refused('192.168.1.66', 'too-fast')
    for (let count = 0; count < 1000; count++) book.came(`192.168.${count % 250}.${count % 199}`)
    book.refused('192.168.1.7', 'not-legal')
    expect(notes.length).toBeLessThan(210)
    expect(notes[0]).toEqual({ level: 'warn', table: null, text: 'refused: too-fast, to 192.168.1.66' })
    book.close()
    expect(notes.map(({ text }) => text)).toContain('refused: too-fast, to 192.168.1.66 (4999 times more)')
    expect(notes.some(({ text }) => text.includes('not-legal'))).toBe(false)
  })

  it('keeps to its bound in a file: what is older goes aside, what is oldest goes', async () => {
    const file = path.join(await scratchFolder(), 'corsair.log')
    const failed: string[] = []
    const log = await openLogFile(file, (why) => failed.push(why), 100)
    if (typeof log === 'string') throw new Error(log)
    for (let count = 0; count < 50; count++) log.write(`line ${count} of the log\n`)
    await log.close()
    const all = await Promise.all([`${file}.2`, `${file}.1`, file].map((each) => readFile(each, 'utf8')))
    for (const text of all) expect(text.length).toBeLessThanOrEqual(100)
    const numbers = [...all.join('').matchAll(/line (\d+)/g)].map(([, number]) => Number(number))
    expect(numbers.at(-1)).toBe(49)
    expect(numbers).toEqual(Array.from(numbers, (_, at) => 50 - numbers.length + at))
    expect(failed).toEqual([])
    await expect(readFile(`${file}.3`)).rejects.toThrow('ENOENT')
  })
})

test('whoever looks on without a seat is counted on the card, and no more when he has gone', async () => {
  const host = await toyHost()
  const { owner, table } = await openToy(host, 2)
  const watchers = () => owner.messages.findLast((message) => message.type === 'table')?.card.watchers
  const one = await Client.greet(host.port)
  await one.watch(table, 'table')
  await vi.waitFor(() => expect(watchers()).toBe(1))
  // whoever holds the seats of this device is no onlooker
  await owner.watch(table, 'table')
  await one.ask({ type: 'leave', table })
  await vi.waitFor(() => expect(watchers()).toBe(0))
})
