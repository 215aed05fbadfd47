import { useEffect, useState } from 'react'
import type { Language } from '../../app/preferences.ts'
import { useStore } from '../../app/store.ts'
import type { RulesBook } from '../../words/book.ts'

/** One thing that can be found and read; `number` is what stands before it. */
export type Entry = {
  id: string
  number: string
  title: string
  text: string
  example: string | null
  keywords: readonly string[]
  clause: string | null
}
export type Chapter = { id: string; title: string; entries: Entry[] }
export type Book = { title: string; lead: string; chapters: Chapter[] }

const books = import.meta.glob<{ rules: RulesBook }>('../../games/*/words/rules/{en,ru,tr}.ts')

function chaptersOf(rules: RulesBook): Chapter[] {
  const clauses = rules.sections.map((section) => ({
    id: section.id,
    title: section.title,
    entries: section.clauses.map((clause) => ({ ...clause, number: clause.id, example: clause.example ?? null, clause: null })),
  }))
  const questions = rules.questions.map(({ question, answer, ...rest }) => ({
    ...rest,
    number: '?',
    title: question,
    text: answer,
    example: null,
  }))
  const background = rules.background.map((each) => ({ ...each, number: '', example: null, clause: null }))
  return [
    ...clauses,
    { id: 'questions', title: rules.questionsTitle, entries: questions },
    { id: 'background', title: rules.backgroundTitle, entries: background },
  ]
}

async function load(game: string, language: Language): Promise<Book> {
  const book = books[`../../games/${game}/words/rules/${language}.ts`]
  if (!book) throw new Error(`no rules of ${game} in ${language}`)
  const { rules } = await book()
  return { title: rules.title, lead: rules.lead, chapters: chaptersOf(rules) }
}

/** The rules of a game in the present language; null until they are there. */
export function useBook(game: string): Book | null {
  const language = useStore((state) => state.preferences.language)
  const [book, setBook] = useState<Book | null>(null)
  useEffect(() => {
    let here = true
    void load(game, language).then((loaded) => here && setBook(loaded))
    return () => {
      here = false
    }
  }, [game, language])
  return book
}

/** The chapters with only what speaks of all the words searched for; casing follows the language. */
export function search(chapters: readonly Chapter[], wanted: string, language: string): Chapter[] {
  const words = wanted.toLocaleLowerCase(language).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...chapters]
  const speaks = ({ number, title, text, example, keywords }: Entry): boolean => {
    const all = [number, title, text, example ?? '', ...keywords].join(' ').toLocaleLowerCase(language)
    return words.every((word) => all.includes(word))
  }
  return chapters.map((chapter) => ({ ...chapter, entries: chapter.entries.filter(speaks) })).filter(({ entries }) => entries.length > 0)
}
