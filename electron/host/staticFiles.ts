import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { packed } from './packed.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
}

/** Only what lies on the host itself; textures are decoded from blobs in a worker. */
export const PAGE_POLICY: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

export const SAFETY_HEADERS: Record<string, string> = {
  'Content-Security-Policy': PAGE_POLICY.join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/** Serves the files below `root` to GET and HEAD, and nothing else. */
export async function serveFile(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { Allow: 'GET, HEAD', Connection: 'close' })
  const file = await findFile(root, request.url ?? '/')
  if (file === null) return end(response, 404)
  const tag = `"${file.bytes.toString(36)}-${Math.floor(file.changedMs).toString(36)}"`
  const smaller = await packed({ ...file, tag }, request.headers['accept-encoding'])
  const shown = smaller === null ? tag : tag.replace(/"$/, '-gzip"')
  const headers = { ETag: shown, 'Cache-Control': caching(file.place), Vary: 'Accept-Encoding' }
  if (request.headers['if-none-match'] === shown) return end(response, 304, headers)

  const form = smaller === null ? { 'Content-Length': file.bytes } : { 'Content-Length': smaller.length, 'Content-Encoding': 'gzip' }
  response.writeHead(200, { ...SAFETY_HEADERS, ...headers, ...form, 'Content-Type': typeOf(file.place) })
  if (request.method === 'GET' && smaller !== null) return void response.end(smaller)
  if (request.method === 'HEAD') return void response.end()
  const stream = createReadStream(file.path)
  stream.on('error', () => response.destroy())
  response.on('close', () => stream.destroy())
  stream.pipe(response)
}

/** Answers with a code and no body to speak of. */
export function end(response: ServerResponse, code: number, headers: Record<string, string> = {}): void {
  response.writeHead(code, { ...SAFETY_HEADERS, ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(code === 304 ? undefined : `${code}\n`)
}

/** Vite puts a hash into the names below `page/`: those never change. Everything else is asked for anew, cheaply. */
function caching(place: string): string {
  return place.startsWith('page/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** The media type of a file of the page. */
export function typeOf(place: string): string {
  return TYPES[path.extname(place).toLowerCase()] ?? 'application/octet-stream'
}

type Found = { path: string; place: string; bytes: number; changedMs: number }

/** The file that a URL names, if it really lies below `root`, links followed; hidden files do not exist. */
export async function findFile(root: string, url: string): Promise<Found | null> {
  const place = placeOf(url)
  if (place === null) return null
  try {
    const base = await realpath(root)
    const file = await realpath(path.join(base, place))
    if (!file.startsWith(base + path.sep)) return null
    const found = await stat(file)
    return found.isFile() ? { path: file, place, bytes: found.size, changedMs: found.mtimeMs } : null
  } catch {
    return null
  }
}

function placeOf(url: string): string | null {
  const [encoded = ''] = url.split(/[?#]/)
  const place = decode(encoded)
  if (place === null || !place.startsWith('/') || /[\0\\]/.test(place)) return null
  const parts = place.slice(1).split('/')
  if (parts.some((part) => part.startsWith('.') || part.includes(':'))) return null
  return place === '/' ? 'index.html' : place.slice(1)
}

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}
