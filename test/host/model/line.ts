import { EventEmitter } from 'node:events'
import type { WebSocket as HostSocket } from 'ws'

type Frame = { text: string } | 'close'
export type Way = 'up' | 'down'

/** What both ends of a line tell whoever looks on. */
export type LineNews = { onUp(text: string): void; onDown(text: string): void; onHeard(text: string): void }

/**
 * One connection as the network sees it: frames lie in it until somebody lets them through, in order. An end may learn late, or never,
 * that the other is gone; what was sent before still comes.
 */
export class Line {
  private readonly frames: Record<Way, Frame[]> = { up: [], down: [] }
  readonly host: HostEnd
  readonly page: PageEnd
  readonly news: LineNews

  constructor(page: PageEnd, news: LineNews) {
    this.page = page
    this.news = news
    this.host = new HostEnd(this)
    page.line = this
  }

  put(way: Way, frame: Frame): void {
    this.frames[way].push(frame)
  }

  waits(way: Way): number {
    return this.frames[way].length
  }

  /** Lets the next frames through. */
  deliver(way: Way, count: number): void {
    for (const frame of this.frames[way].splice(0, count)) {
      if (way === 'up') this.host.take(frame)
      else this.page.take(frame)
    }
  }

  /** The line breaks. Whoever does not notice goes on hearing what was under way, and then that it is broken. */
  cut(noticed: 'both' | 'page' | 'host'): void {
    if (noticed !== 'host') this.frames.down.length = 0
    if (noticed !== 'page') this.frames.up.length = 0
    if (noticed === 'page') this.put('up', 'close')
    else this.host.gone()
    if (noticed === 'host') this.put('down', 'close')
    else this.page.gone()
  }
}

/** The host's end, as much of a `ws` socket as a connection asks for. */
export class HostEnd extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  readonly bufferedAmount = 0
  private readonly line: Line

  constructor(line: Line) {
    super()
    this.line = line
  }

  send(text: string): void {
    if (this.readyState !== this.OPEN) return
    this.line.news.onDown(text)
    this.line.put('down', { text })
  }

  close(): void {
    if (this.readyState !== this.OPEN) return
    this.readyState = 2
    this.line.put('down', 'close')
  }

  terminate(): void {
    if (this.readyState !== 3) this.line.cut('both')
  }

  take(frame: Frame): void {
    if (this.readyState === 3) return
    if (frame === 'close') return void this.gone()
    this.line.news.onUp(frame.text)
    this.emit('message', Buffer.from(frame.text), false)
  }

  gone(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.emit('close')
  }

  /** The host is dead: its end says and hears nothing more. */
  die(): void {
    this.removeAllListeners()
    this.readyState = 3
  }

  asSocket(): HostSocket {
    // As much of one as a connection asks for.
    return this as unknown as HostSocket
  }
}

/** The page's end, as much of a browser's `WebSocket` as the page asks for. */
export class PageEnd extends EventTarget {
  line: Line | null = null
  readyState = 0
  binaryType = 'blob'

  opened(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  send(text: string): void {
    if (this.readyState === 1) this.line?.put('up', { text })
  }

  close(): void {
    if (this.readyState === 3) return
    this.line?.put('up', 'close')
    this.gone()
  }

  take(frame: Frame): void {
    if (this.readyState === 3) return
    if (frame !== 'close') {
      this.line?.news.onHeard(frame.text)
      this.dispatchEvent(Object.assign(new Event('message'), { data: frame.text }))
      return
    }
    this.line?.put('up', 'close')
    this.gone()
  }

  gone(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '' }))
  }
}
