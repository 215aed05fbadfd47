import { vi } from 'vitest'
import type * as Intents from '../../../renderer/app/intents.ts'
import type * as Kept from '../../../renderer/app/kept.ts'
import type * as StoreModule from '../../../renderer/app/store.ts'
import { PageEnd } from './line.ts'

/** Whose page is being loaded, or asks where the host is. */
const now: { device: Device | null } = { device: null }

export type Device = {
  name: string
  /** The owner's secret of the host that runs now; null = a guest. */
  owner(): string | null
  dial(end: PageEnd): void
  page: Page
  loaded: boolean
}

/** The page's own code, one whole copy of it for each device. */
type Page = {
  store: (typeof StoreModule)['store']
  intents: typeof Intents
  kept: typeof Kept
}

/** The page asks the shell where the host is, and hears no news of it. */
export const desktop = {
  host: async () => ({ socket: 'ws://host/socket', owner: now.device?.owner() ?? null }),
  onNews: () => undefined,
}

type Address = () => Promise<string>
type Options = Record<string, unknown>
type Reconnecting = new (address: Address, protocols: string[], options: Options) => EventTarget

/** The program's own reconnecting socket, over the lines of the device whose page makes it. */
export function overLines(Real: Reconnecting): Reconnecting {
  return class extends Real {
    constructor(address: Address, protocols: string[], options: Options) {
      const { device } = now
      if (device === null) throw new Error('a page is loaded for no device')
      const asked = (): Promise<string> => {
        now.device = device
        return address()
      }
      class Socket extends PageEnd {
        constructor() {
          super()
          if (device?.loaded) device.dial(this)
        }
      }
      super(asked, protocols, { ...options, WebSocket: Object.assign(Socket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }) })
    }
  }
}

/** The page is opened, with what the device has kept. */
export async function loadPage(device: Omit<Device, 'page' | 'loaded'>, table: string, before?: Page): Promise<Device> {
  vi.resetModules()
  const { store } = await import('../../../renderer/app/store.ts')
  const { listen } = await import('../../../renderer/app/listeners.ts')
  const intents = await import('../../../renderer/app/intents.ts')
  const kept = await import('../../../renderer/app/kept.ts')
  for (const name of ['device', 'seats']) kept.keep(name, before?.kept.kept(name) ?? '')
  const made: Device = { ...device, page: { store, intents, kept }, loaded: true }
  now.device = made
  listen(store.dispatch, store.getState())
  store.dispatch(intents.enterTable(table))
  return made
}
