import { type Hand, LEAST_PX, widthOf } from './writing.ts'

/** Lines of words, with how far their middles lie apart. */
export type Paragraph = { lines: string[]; hand: Hand; lead: number }

const LEAD = 1.34
/** Letters get smaller by so much until all words have room. */
const SHRINK = 0.94

/** Breaks a text into at most so many lines, in the largest letters up to the hand's that fit; what is still too long is cut. */
export function paragraph(text: string, hand: Hand, room: { width: number; height: number; most: number }): Paragraph {
  let size = hand.size
  for (;;) {
    const tried = { ...hand, size }
    const lines = broken(text, tried, room.width)
    const fits = lines.length <= room.most && lines.length * size * LEAD <= room.height * 1.02
    if (fits) return { lines, hand: tried, lead: size * LEAD }
    if (size * SHRINK < LEAST_PX) return { lines: lines.slice(0, room.most), hand: tried, lead: size * LEAD }
    size *= SHRINK
  }
}

function broken(text: string, hand: Hand, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, hand) > width) lines.push(word)
    else lines[Math.max(0, lines.length - 1)] = longer
  }
  return lines
}
