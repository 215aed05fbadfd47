import { useStore } from '../app/store.ts'
import { unreadOf } from '../app/talk.ts'
import { useWords } from '../words/language.ts'

/** What leads to the lines that people write, with how many of them are new. */
export function useTalkTitle(): string {
  const say = useWords()
  const unread = useStore(({ talk }) => unreadOf(talk))
  return unread > 0 ? `${say('talk.title')} · ${say('talk.unread', { count: unread })}` : say('talk.title')
}
