import { loud } from '../loud.ts'
import type { Asked, Served } from '../setup.ts'
import { answers, ask, beforeReady } from './own.ts'

type Answer = (request: Request) => Response | Promise<Response>
type Privileged = { scheme: string; privileges?: Record<string, boolean> }

const answering = new Map<string, Answer>()
let registered = false
let own: string[] = []
export const ownSchemes = (): string[] => own

export const protocol = loud('protocol', {
  registerSchemesAsPrivileged(schemes: Privileged[]): void {
    beforeReady('protocol.registerSchemesAsPrivileged()')
    if (registered) throw new Error('protocol.registerSchemesAsPrivileged() may be called once')
    registered = true
    for (const { scheme, privileges = {} } of schemes)
      if (!privileges.standard || !privileges.secure)
        throw new Error(`the double of Electron has only standard, secure schemes, and "${scheme}" is not`)
    own = schemes.map(({ scheme }) => scheme)
    void ask('schemes', own)
  },
  handle(scheme: string, answer: Answer): void {
    if (answering.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
    answering.set(scheme, answer)
  },
  unhandle: (scheme: string) => void answering.delete(scheme),
  isProtocolHandled: (scheme: string) => answering.has(scheme),
})

answers.serve = async ({ url, method, headers, body }: Asked): Promise<Served> => {
  const answer = answering.get(url.split(':')[0] ?? '')
  if (answer === undefined) return { status: 502, headers: [], body: new Uint8Array() }
  // Node knows the scheme as little as Chromium, but takes any address for a request.
  const response = await answer(new Request(url, { method, headers, ...(body === null ? {} : { body: Buffer.from(body) }) }))
  return { status: response.status, headers: [...response.headers], body: new Uint8Array(await response.arrayBuffer()) }
}
