import { pack } from '../copy.ts'
import { loud } from '../loud.ts'
import type { Frame } from '../setup.ts'
import { answers } from './own.ts'
import { Speaker } from './speaker.ts'
import { contentsOf, frameOf, given } from './webContents.ts'

type Handler = (event: object, ...given: unknown[]) => unknown

/** Channels are the program's own: any name may be listened for. */
class Channels extends Speaker {
  override on(channel: string, hear: (...given: never[]) => void): this {
    this.names.add(channel)
    return super.on(channel, hear)
  }
  override once(channel: string, hear: (...given: never[]) => void): this {
    this.names.add(channel)
    return super.once(channel, hear)
  }
  readonly names: Set<string>
  constructor() {
    const names = new Set<string>()
    super('ipcMain', [])
    this.names = names
    Object.defineProperty(this, 'known', { value: names })
  }
}

const handlers = new Map<string, Handler>()
const channels = new Channels()

export const ipcMain = loud(
  'ipcMain',
  Object.assign(channels, {
    handle(channel: string, handler: Handler): void {
      if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
      handlers.set(channel, handler)
    },
    handleOnce(channel: string, handler: Handler): void {
      ipcMain.handle(channel, (...all) => {
        handlers.delete(channel)
        return handler(...all)
      })
    },
    removeHandler: (channel: string) => void handlers.delete(channel),
  }),
)

const eventOf = (window: number, frame: Frame) =>
  loud('IpcMainEvent', { sender: contentsOf(window), senderFrame: frameOf(frame), frameId: 1, processId: window, type: 'frame' })

/** Gives the value, or the error as Electron says it. */
answers.invoke = async (window: number, frame: Frame, channel: string, packed: string) => {
  const handler = handlers.get(channel)
  try {
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`)
    return { value: pack(await handler(eventOf(window, frame), ...given(packed))) }
  } catch (cause) {
    return { error: String(cause) }
  }
}
answers.said = (window: number, frame: Frame, channel: string, packed: string) => {
  channels.emit(channel, eventOf(window, frame), ...given(packed))
}
