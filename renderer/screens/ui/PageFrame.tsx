import type { ReactNode } from 'react'
import { farHost } from '../../app/far.ts'
import { go } from '../../app/route.ts'
import { useWords } from '../../words/language.ts'
import { backWords } from '../far/backWords.ts'
import { FarSign } from '../far/FarSign.tsx'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

const toHarbour = (): void => go({ page: 'harbour' })

/** A page beside the table: its title, and the way back to the Harbour, unless `onBack` has something to ask first. */
export function PageFrame({ title, onBack = toHarbour, children }: { title: string; onBack?(): void; children: ReactNode }) {
  const say = useWords()
  const far = farHost()
  return (
    <main className="page">
      <header className="page-head">
        <Button icon="anchor" title={far ? say('far.all') : say('table.harbour')} label={backWords(say)} testId="back" onClick={onBack} />
        <h1>{title}</h1>
        <FarSign />
      </header>
      <Notice />
      <div className="page-body">{children}</div>
    </main>
  )
}
