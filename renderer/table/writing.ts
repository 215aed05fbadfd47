import type { Texture } from 'pixi.js'
import type { Sheet } from './sheet.ts'

/** Sizes in CSS pixels. `rim` = a line around the letters, so that they read on any ground. */
export type Hand = { font: string; size: number; fill: string; rim?: { colour: string; width: number }; shade?: string }

/**
 * How much room there is: words that do not fit go to 85 %, then to two lines if allowed, and are squeezed at last.
 * `most` = how far letters may grow for a reader who wants them larger, where there is width for it.
 */
export type Fit = { width: number; lines?: 1 | 2; align?: 'left' | 'center' | 'right'; most?: number }

/** Smallest letters that are still read, CSS pixels. */
export const LEAST_PX = 11
/** How far letters grow unless their place says otherwise. */
const MOST = 1.5

const FONTS = {
  title: '"Yeseva One", Georgia, serif',
  text: 'Alegreya, Georgia, serif',
  label: '"Cormorant SC", Georgia, serif',
  script: '"Marck Script", cursive',
}

type Set = { lines: string[]; size: number; squeeze: number; widths: number[] }

const probe = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')

function fontOf(hand: Hand, size = hand.size): string {
  return hand.font.replace('$', `${size}px`)
}

/** A face, weight and slant: `$` is the size. */
export const hands = {
  title: `400 $ ${FONTS.title}`,
  text: `500 $ ${FONTS.text}`,
  bold: `700 $ ${FONTS.text}`,
  italic: `italic 500 $ ${FONTS.text}`,
  label: `600 $ ${FONTS.label}`,
} as const

function measure(text: string, hand: Hand, size: number): number {
  if (!probe) return text.length * size * 0.5
  probe.font = fontOf(hand, size)
  return probe.measureText(text).width
}

/** How wide a line of these words is, CSS pixels. */
export const widthOf = (text: string, hand: Hand): number => measure(text, hand, hand.size)

/** The break that makes the longer of two lines shortest. */
function inTwo(text: string, hand: Hand, size: number): string[] {
  const words = text.split(' ')
  let best: string[] = [text]
  let bestWidth = Number.POSITIVE_INFINITY
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    const width = Math.max(...lines.map((line) => measure(line, hand, size)))
    if (width < bestWidth) [best, bestWidth] = [lines, width]
  }
  return best
}

/** The hand for a reader who wants letters so many times as large: as far as the width and `most` bear it. */
export function enlarged(text: string, hand: Hand, fit: Fit, times: number): Hand {
  const wanted = Math.min(times, fit.most ?? MOST)
  if (wanted <= 1) return hand
  const lines = fit.lines === 2 ? inTwo(text, hand, hand.size) : [text]
  const narrowest = Math.max(...lines.map((line) => measure(line, hand, hand.size)))
  const size = hand.size * Math.max(1, Math.min(wanted, fit.width / Math.max(1, narrowest)))
  return { ...hand, size: Math.floor(size * 2) / 2 }
}

export function fitted(text: string, hand: Hand, fit: Fit): Set {
  const small = Math.max(hand.size * 0.85, Math.min(hand.size, LEAST_PX))
  const tries: [string[], number][] = [
    [[text], hand.size],
    [[text], small],
  ]
  if (fit.lines === 2 && text.includes(' ')) tries.push([inTwo(text, hand, hand.size), hand.size], [inTwo(text, hand, small), small])
  for (const [lines, size] of tries) {
    const widths = lines.map((line) => measure(line, hand, size))
    if (Math.max(...widths) <= fit.width) return { lines, size, squeeze: 1, widths }
  }
  const [lines, size] = tries[tries.length - 1]! // there are at least two
  const widths = lines.map((line) => measure(line, hand, size))
  const squeeze = Math.min(1, fit.width / Math.max(...widths))
  return { lines, size, squeeze, widths: widths.map((width) => width * squeeze) }
}

/** Paints words into a context whose origin is the top left of the box that `boxOf` gives. */
export function paintWords(context: CanvasRenderingContext2D, set: Set, hand: Hand, fit: Fit, box: { width: number; pad: number }): void {
  context.font = fontOf(hand, set.size)
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  const align = fit.align ?? 'center'
  for (const [index, line] of set.lines.entries()) {
    const free = box.width - 2 * box.pad - set.widths[index]! // widths go with lines
    const x = box.pad + (align === 'left' ? 0 : align === 'right' ? free : free / 2)
    const y = box.pad + set.size * (0.86 + index * 1.06)
    context.save()
    context.translate(x, y)
    context.scale(set.squeeze, 1)
    if (hand.shade) {
      context.shadowColor = hand.shade
      context.shadowBlur = set.size * 0.22
      context.shadowOffsetY = set.size * 0.06
    }
    if (hand.rim) {
      context.strokeStyle = hand.rim.colour
      context.lineWidth = hand.rim.width
      context.strokeText(line, 0, 0)
      context.shadowColor = 'transparent'
    }
    context.fillStyle = hand.fill
    context.fillText(line, 0, 0)
    context.restore()
  }
}

/** Words as a texture of the sheet, at device resolution. */
export function write(sheet: Sheet, text: string, hand: Hand, fit: Fit): Texture {
  const key = `${hand.font}|${hand.size}|${hand.fill}|${hand.rim?.colour ?? ''}|${hand.shade ?? ''}|${fit.width}|${fit.lines ?? 1}|${fit.align ?? ''}|${text}`
  const set = fitted(text, hand, fit)
  const pad = Math.ceil((hand.rim?.width ?? 0) / 2 + (hand.shade ? hand.size * 0.25 : 1))
  const width = Math.ceil(Math.max(...set.widths)) + 2 * pad
  const height = Math.ceil(set.size * (1.16 + (set.lines.length - 1) * 1.06)) + 2 * pad
  return sheet.picture(key, { width, height }, (context) => paintWords(context, set, hand, fit, { width, pad }))
}
