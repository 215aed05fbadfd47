import type { ReactNode } from 'react'
import { go } from '../../app/route.ts'
import { useWords } from '../../words/language.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** A page beside the table: its title, and the way back to the Harbour. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  const say = useWords()
  return (
    <main className="page">
      <header className="page-head">
        <Button
          icon="anchor"
          title={say('table.harbour')}
          label={say('harbour.back')}
          testId="back"
          onClick={() => go({ page: 'harbour' })}
        />
        <h1>{title}</h1>
      </header>
      <Notice />
      <div className="page-body">{children}</div>
    </main>
  )
}
