/** Words of one language, as deep as they like. */
export type Tree = { [key: string]: string | Tree }

const FORM = /_(zero|one|two|few|many|other)$/

/** Every sentence by its dotted key. */
export function sentences(tree: Tree, before = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : sentences(value, `${before}${key}.`),
  )
}

/** Names of the values that go into a sentence. */
export const holes = (text: string): string[] => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].sort()

/** Key without plural form → names of the values; of a plural without `count`, which a form may leave unsaid. */
export function shape(tree: Tree): Record<string, string[]> {
  return Object.fromEntries(
    sentences(tree).map(([key, text]) => [key.replace(FORM, ''), holes(text).filter((name) => name !== 'count' || !FORM.test(key))]),
  )
}

/** Key of a plural → its forms, sorted. */
export function pluralForms(tree: Tree): Record<string, string[]> {
  const forms: Record<string, string[]> = {}
  for (const [key] of sentences(tree)) {
    const [, form] = FORM.exec(key) ?? []
    const base = key.replace(FORM, '')
    if (form) forms[base] = [...(forms[base] ?? []), form].sort()
  }
  return forms
}

/** Plurals whose forms do not take the same values (`count` aside). */
export function unevenPlurals(tree: Tree): string[] {
  const of = shape(tree)
  return sentences(tree)
    .filter(
      ([key, text]) =>
        FORM.test(key) &&
        holes(text)
          .filter((name) => name !== 'count')
          .join() !== of[key.replace(FORM, '')]?.join(),
    )
    .map(([key]) => key)
}
