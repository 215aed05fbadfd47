import type { News } from './channels.ts'

/** Keeps news until a page listens: what is opened before there is a window, or while a page loads, waits for the next one. */
export function post(send: (news: News) => void) {
  let listens = false
  let waiting: News[] = []
  return {
    tell(news: News): void {
      if (listens) send(news)
      // how the program stands is told anew to every page
      else if (news.type !== 'program') waiting.push(news)
    },
    /** A page listens now. */
    listen(): void {
      listens = true
      const kept = waiting
      waiting = []
      for (const news of kept) send(news)
    },
    /** The page is gone. */
    pause(): void {
      listens = false
    },
  }
}
