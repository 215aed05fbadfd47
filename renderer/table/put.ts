import { type Fit, fitted, type Hand, paintWords } from './writing.ts'

/** Writes into a painted face; `x`, `y` = the middle of the words (or their edge, as aligned), in the face's own units. */
export function put(context: CanvasRenderingContext2D, text: string, hand: Hand, at: { x: number; y: number } & Fit): void {
  const { x, y, width, align = 'center' } = at
  const set = fitted(text, hand, at)
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
  context.save()
  context.translate(left, y - set.size * (0.6 + (set.lines.length - 1) * 0.53))
  paintWords(context, set, hand, at, { width, pad: 0 })
  context.restore()
}
