import { TalkPanel } from '../screens/talk/TalkPanel.tsx'
import type { TalkDesk } from '../screens/talk/talkHere.ts'
import { useWords } from '../words/language.ts'
import { Sheet } from './Sheet.tsx'
import './style/talk.css'

/** What was said at the table, and a line of mine. */
export function TalkSheet({ desk, onClose }: { desk: TalkDesk; onClose(): void }) {
  const say = useWords()
  return (
    <Sheet title={say('talk.title')} testId="talk-sheet" onClose={onClose}>
      <TalkPanel desk={desk} />
    </Sheet>
  )
}
