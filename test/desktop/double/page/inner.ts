import { pack, unpack } from '../copy.ts'
import { loud } from '../loud.ts'
import { EventEmitter } from './emitter.ts'
import { type Link, link } from './link.ts'
import type { Names } from './outer.ts'

export type PreloadSetup = Names & {
  /** Where this world's only door out is, and where answers come in. */
  door: string
  answers: string
  process: { platform: string; arch: string; versions: Record<string, string>; env: Record<string, string>; argv: string[] }
}

type Preload = (...given: unknown[]) => unknown
type Call = { resolve(value: unknown): void; reject(cause: Error): void }

/** Runs the preload as a sandboxed one: in a world of its own, with little of Node and only that of Electron which such a one has. */
export function begin(setup: PreloadSetup, preload: Preload): void {
  if (window.top !== window && !setup.subFrames) return
  const ipcRenderer = makeIpc(setup)
  const contextBridge = makeBridge(setup)
  const electron = loud('electron (in a sandboxed preload)', { contextBridge, ipcRenderer })
  const modules: Record<string, unknown> = {
    electron,
    'electron/renderer': electron,
    events: Object.assign(EventEmitter, { EventEmitter }),
    timers: { setTimeout, clearTimeout, setInterval, clearInterval },
    url: { URL, URLSearchParams },
  }
  const require = (name: string): unknown => {
    const module = modules[name.replace(/^node:/, '')]
    if (module === undefined) throw new Error(`module not found: ${name}`)
    return module
  }
  const process = loud('process (in a sandboxed preload)', { ...setup.process, type: 'renderer', sandboxed: true, contextIsolated: true })
  const module = { exports: {} }
  preload(require, process, undefined, globalThis, undefined, undefined, module.exports, module)
}

function makeBridge(setup: PreloadSetup): object {
  const exposed: { key: string; api: string }[] = []
  const tell = ({ key, api }: { key: string; api: string }) => bridge.say({ type: 'expose', key, api })
  const bridge: Link = link(setup.inner, setup.outer, ({ type }) => type === 'hello' && exposed.forEach(tell))
  return loud('contextBridge', {
    exposeInMainWorld(key: string, api: unknown) {
      if (exposed.some((each) => each.key === key))
        throw new Error('Cannot bind an API on top of an existing property on the window object')
      const one = { key, api: bridge.pack(api) }
      exposed.push(one)
      tell(one)
    },
  })
}

function makeIpc({ door, answers }: PreloadSetup): object {
  const world = globalThis as unknown as Record<string, (text: string) => void> // Two functions of the double's are there, by secret names.
  const out = world[door]
  if (out === undefined) throw new Error('there is no door out of the preload')
  Reflect.deleteProperty(world, door)
  const calls = new Map<number, Call>()
  let last = 0
  const ipc = Object.assign(new EventEmitter(), {
    invoke(channel: string, ...given: unknown[]): Promise<unknown> {
      last += 1
      const call = last
      return new Promise((resolve, reject) => {
        const packed = pack(given)
        calls.set(call, { resolve, reject })
        out(JSON.stringify({ call, channel, given: packed }))
      })
    },
    send(channel: string, ...given: unknown[]): void {
      out(JSON.stringify({ call: null, channel, given: pack(given) }))
    },
  })
  world[answers] = (text) => {
    const { call, channel, value, error } = JSON.parse(text)
    if (call === null) return void ipc.emit(channel, loud('IpcRendererEvent', { sender: ipc }), ...(unpack(value) as unknown[])) // The main process packs a list.
    const asked = calls.get(call)
    calls.delete(call)
    if (error === undefined) asked?.resolve(unpack(value))
    else asked?.reject(new Error(`Error invoking remote method '${channel}': ${error}`))
  }
  return loud('ipcRenderer', ipc)
}
