const LETTERS = 500

/**
 * A line of the log as one line, whatever is in it: words of damaged or foreign files must neither feign other lines nor speak to the
 * terminal.
 */
export function oneLine(text: string): string {
  const shown = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return shown.length > LETTERS ? `${shown.slice(0, LETTERS)}…` : shown
}
