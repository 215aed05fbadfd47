import { useEffect, useState } from 'react'
import { asset } from '../../app/play.ts'
import { useWords } from '../../words/language.ts'
import { PageFrame } from '../ui/PageFrame.tsx'

/** One free work that this program stands on, as written by the scripts of build/. */
type Credit = { kind: string; name: string; author: string; licence: string }

export function Credits() {
  const say = useWords()
  const [credits, setCredits] = useState<Credit[]>([])
  useEffect(() => {
    void fetch(asset('credits.json'))
      .then((answer) => answer.json())
      .then(setCredits)
  }, [])
  return (
    <PageFrame title={say('credits.title')}>
      <section className="paper sheet credits">
        <p>{say('credits.text')}</p>
        <pre>{JSON.stringify(credits, null, 1).slice(0, 200)}</pre>
      </section>
    </PageFrame>
  )
}
