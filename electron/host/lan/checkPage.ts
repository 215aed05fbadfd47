import { CHECK_WORDS, likedLanguage } from './checkWords.ts'

/** Where the self-test page is. */
export const CHECK_PATH = '/check'

/** Who has come to the self-test page, and by which address of ours, on which interface. */
export type Visit = { from: string; to: string; name: string; language: string | undefined }

/**
 * The self-test page, whole in one small answer: that it has come is the first of the tests, which needs no script. The others are
 * run by `renderer/check`, which finds what to say beside each.
 */
export function checkPage({ from, to, name, language }: Visit, { host, now }: { host: string; now: number }): string {
  const liked = likedLanguage(language)
  const words = CHECK_WORDS[liked]
  const say = (text: string, values: Record<string, string> = {}): string =>
    plain(text.replace(/\{(\w+)\}/g, (whole, key: string) => (Object.hasOwn(values, key) ? (values[key] ?? '') : whole)))
  const test = (id: string, title: string, says: Record<string, string>): string => {
    const spoken = Object.entries(says).map(([outcome, text]) => ` data-${outcome}="${say(text)}"`)
    return `<li id="${id}" data-state="none"${spoken.join('')}><b>${say(title)}</b> <span></span></li>`
  }
  return `<!doctype html>
<html lang="${liked}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${say(words.title)}</title>
<link rel="stylesheet" href="/check.css">
<link rel="icon" href="data:,">
<main data-now="${now}">
<h1>${say(words.reached, { host })}</h1>
<p>${say(words.way, { from, to, name })}</p>
<ul>
<li id="page" data-state="good"><b>${say(words.page)}</b></li>
${test('line', words.line, { trying: words.trying, good: words.lineGood, bad: words.lineBad })}
${test('trip', words.trip, { trying: words.trying, good: words.tripGood, slow: words.tripSlow, bad: words.none })}
${test('clock', words.clock, { good: words.clockGood, slow: words.clockOff })}
</ul>
<noscript><p>${say(words.script)}</p></noscript>
<p><a href="/">${say(words.go)}</a></p>
</main>
<script src="/check.js"></script>
</html>
`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** As text, never as markup: names come from people and from the system. */
const plain = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')
