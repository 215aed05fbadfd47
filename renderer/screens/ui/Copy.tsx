import { useState } from 'react'
import { useWords } from '../../words/language.ts'
import { Icon } from './Icon.tsx'

/** Pages that came over plain HTTP have no clipboard: the old way does it there. */
function copyOldWay(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  const host = document.querySelector('dialog[open]') ?? document.body
  host.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // not allowed, or not there
    return copyOldWay(text)
  }
}

/** Puts a text where it can be pasted from, and says so. */
export function Copy({ text, title, done, testId }: { text: string; title: string; done: string; testId?: string }) {
  const say = useWords()
  const [told, setTold] = useState<string | null>(null)
  return (
    <span className="copy">
      <button
        type="button"
        className="small"
        data-testid={testId}
        onClick={() => void copy(text).then((copied) => setTold(copied ? done : say('lan.notCopied')))}
      >
        <Icon name="papers" size="1.2em" /> {title}
      </button>
      <span role="status">{told}</span>
    </span>
  )
}
