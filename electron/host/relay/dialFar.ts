import type { IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import type { Place } from '../lan/joinCode.ts'
import { type RelayWhy, SOCKET_PATH } from '../protocol.ts'

/** More than a host lets wait for a guest. */
const MOST_BYTES = 4 * 1024 * 1024
const FRAGMENTS = 16

type Dialled = { ok: true; far: WebSocket } | { ok: false; why: RelayWhy }

/**
 * Opens the socket of another host as a browser would that has come by that address: its checks of names and origins hold as ever.
 * Nothing of the answer is followed anywhere else; whoever has not answered in `patienceMs` does not.
 */
export function dialFar({ address, port }: Place, patienceMs: number): Promise<Dialled> {
  const far = new WebSocket(`ws://${address}:${port}${SOCKET_PATH}`, {
    origin: `http://${address}:${port}`,
    perMessageDeflate: false,
    maxPayload: MOST_BYTES,
    maxFragments: FRAGMENTS,
    followRedirects: false,
  })
  // Whatever goes wrong closes the socket, also later: that is all there is to do about it.
  far.on('error', () => undefined)
  return new Promise((resolve) => {
    const end = (why: RelayWhy): void => {
      resolve({ ok: false, why })
      far.terminate()
    }
    const patience = setTimeout(() => end('not-reached'), patienceMs)
    far.once('close', () => clearTimeout(patience))
    far.once('error', (error: NodeJS.ErrnoException) => end(whyNot(error.code)))
    far.once('unexpected-response', (_request, { statusCode }: IncomingMessage) => end(statusCode === 429 ? 'full' : 'no-host'))
    far.once('open', () => {
      clearTimeout(patience)
      // Nothing is heard before somebody listens.
      far.pause()
      resolve({ ok: true, far })
    })
  })
}

function whyNot(code: string | undefined): RelayWhy {
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET') return 'refused'
  return code === undefined || code.startsWith('HPE_') || code.startsWith('WS_ERR_') ? 'no-host' : 'not-reached'
}
