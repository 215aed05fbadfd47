import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { fromChromium, policyToChromium } from './addresses.ts'
import type { Asked, Served } from './setup.ts'

export type Door = {
  schemes: ReadonlySet<string>
  /** Every host outside this machine that the browser wanted to reach: none is. */
  foreign: string[]
  serve(asked: Asked): Promise<Served>
  redirects(from: string, to: string): Promise<boolean>
}

const LOOPBACK = /^(127\.0\.0\.1|localhost)$/

/**
 * All that the browser asks of any net comes through here, as a proxy: the program's own scheme is answered by the program, this
 * machine is passed on to, and everybody else is written down and refused. The socket of a page goes through untouched but for its
 * origin, which becomes what Chromium says under Electron.
 */
export async function openProxy(door: Door): Promise<{ address: string; close(): void }> {
  const server: Server = createServer((request, response) => void answer(door, request, response).catch(() => response.destroy()))
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  })
  server.on('connect', (request: IncomingMessage, socket: Socket, head: Buffer) => tunnel(door, request.url ?? '', socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port.
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function answer(door: Door, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { hostname, href } = new URL(request.url ?? '')
  const url = fromChromium(href)
  if (url !== href) return own(door, url, request, response)
  if (!LOOPBACK.test(hostname)) {
    door.foreign.push(hostname)
    return void response.writeHead(502).end()
  }
  const onward = forward(href, { method: request.method, headers: request.headers }, async (from) => {
    const to = from.headers.location
    const navigates = request.headers['sec-fetch-mode'] === 'navigate'
    if (to !== undefined && navigates && !(await door.redirects(href, new URL(to, href).href))) return void response.writeHead(204).end()
    response.writeHead(from.statusCode ?? 502, from.headers)
    from.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

async function own(door: Door, url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers))
    if (!/^(host|connection|proxy-connection)$/.test(name)) headers[name] = fromChromium(String(value))
  const { method = 'GET' } = request
  const body = method === 'GET' || method === 'HEAD' ? null : new Uint8Array(await buffer(request))
  const served = await door.serve({ url, method, headers, body })
  for (const [name, value] of served.headers)
    response.appendHeader(name, name === 'content-security-policy' ? policyToChromium(value, door.schemes) : value)
  response.writeHead(served.status)
  response.end(served.body)
}

function tunnel(door: Door, target: string, socket: Socket, head: Buffer): void {
  const [host = '', port] = target.split(':')
  if (!LOOPBACK.test(host)) {
    door.foreign.push(host)
    return void socket.end('HTTP/1.1 502 Refused\r\n\r\n')
  }
  const onward = connect(Number(port), host)
  onward.on('error', () => socket.destroy()).on('close', () => socket.destroy())
  socket.on('close', () => onward.destroy())
  socket.write('HTTP/1.1 200 OK\r\n\r\n')
  let begun = head
  const begin = (more: Buffer) => {
    begun = Buffer.concat([begun, more])
    const end = begun.indexOf('\r\n\r\n')
    if (end < 0) return
    socket.off('data', begin)
    const asked = begun
      .subarray(0, end)
      .toString('latin1')
      .replace(/^(origin: *)(.*)$/im, (_, name, origin) => name + fromChromium(origin))
    onward.write(asked, 'latin1')
    onward.write(begun.subarray(end))
    socket.pipe(onward)
    onward.pipe(socket)
  }
  socket.on('data', begin)
}
