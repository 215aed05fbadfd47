import { loud } from '../loud.ts'
import { PERMISSIONS } from '../setup.ts'
import { answers } from './own.ts'
import { Speaker } from './speaker.ts'
import { contentsOf, showing } from './webContents.ts'

type Details = { isMainFrame: boolean; requestingUrl: string; mediaTypes?: string[] }
type OnRequest = (contents: unknown, permission: string, answer: (granted: boolean) => void, details: Details) => void
type OnCheck = (contents: unknown, permission: string, origin: string, details: Details) => boolean

let onRequest: OnRequest | null = null
let onCheck: OnCheck | null = null

export const defaultSession = loud(
  'session',
  // Nothing here is ever downloaded, and there are no devices to choose from.
  Object.assign(new Speaker('session', ['will-download', 'select-hid-device', 'select-serial-port', 'select-usb-device']), {
    setPermissionRequestHandler(handler: OnRequest | null) {
      onRequest = handler
    },
    setPermissionCheckHandler(handler: OnCheck | null) {
      onCheck = handler
    },
    setDevicePermissionHandler: () => undefined,
    setSpellCheckerEnabled: () => undefined,
  }),
)

export const session = loud('session', { defaultSession })

/**
 * What the page at an address may have, by Electron's names: Electron asks at the moment when the page wants it, here both handlers are
 * asked when the page comes, and their answers are then in force in the browser. Without a handler Electron grants everything.
 */
answers.permissions = (window: number, url: string) => showing(window, url, () => granted(window, url))

async function granted(window: number, url: string): Promise<Record<string, boolean>> {
  const contents = contentsOf(window)
  const origin = /^[a-z0-9+.-]+:\/\/[^/?#]*/.exec(url)?.[0] ?? url
  const details = { isMainFrame: true, requestingUrl: url }
  const may: Record<string, boolean> = {}
  for (const [permission] of PERMISSIONS) {
    const checked = onCheck === null || onCheck(contents, permission, `${origin}/`, details)
    const handler = onRequest
    may[permission] =
      checked && (handler === null || (await new Promise<boolean>((answer) => handler(contents, permission, answer, details))))
  }
  return may
}
