import { useEffect, useState } from 'react'
import { onCaption } from '../../app/sounds.ts'
import { useStore } from '../../app/store.ts'
import { type Key, useWords } from '../../words/language.ts'

const SHOWN_MS = 2600

/** What was to be heard, for those who do not hear it. */
export function Caption() {
  const say = useWords()
  const { captions, mute } = useStore((state) => state.preferences)
  const [caption, setCaption] = useState<string | null>(null)
  useEffect(() => onCaption(setCaption), [])
  useEffect(() => {
    if (caption === null) return
    const timer = setTimeout(() => setCaption(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [caption])
  if (caption === null || !(captions || mute)) return null
  // Captions are named in sounds.json; a test compares them with the words.
  return <p className="caption">{say(`captions.${caption}` as Key)}</p>
}
