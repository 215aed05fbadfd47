import { LINE_LETTERS } from '../protocol.ts'

/**
 * Letters that nobody means to write: controls, halves of letters, what turns text round, is not seen at all, or hides text in text.
 * The joiners that some scripts and pictures need stay.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\ufff9-\ufffb]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu
/** More marks over one letter than any language has run over the lines above and below. */
const PILED = /(\p{M}{3})\p{M}+/gu
const BLANKS = /[\s\p{Zl}\p{Zp}]+/gu

/** What a person wrote as one line of plain text; null when nothing is left, `too-large` when it is too long. */
export function readLine(written: string): { ok: true; text: string } | { ok: false; code: 'bad-request' | 'too-large' } {
  const seen = written.replaceAll(BLANKS, ' ').replaceAll(UNSEEN, '')
  // what stood on either side of something unseen now stands together
  const text = seen.normalize('NFC').replaceAll(PILED, '$1').replaceAll(BLANKS, ' ').trim()
  if (text.replaceAll(/[\p{M}\u200c\u200d]/gu, '') === '') return { ok: false, code: 'bad-request' }
  return [...text].length > LINE_LETTERS ? { ok: false, code: 'too-large' } : { ok: true, text }
}
