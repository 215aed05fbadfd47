/** Longest line that is looked at, in UTF-16 units: far above any request. */
const LONGEST = 1024 * 1024

/** The lines of an input, as they come, without their line feeds; the last may lack its own. Null stands for one that is too long. */
export async function* readLines(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<string | null> {
  const decoder = new TextDecoder()
  let parts: string[] = []
  let length = 0
  for await (const chunk of input) {
    const lines = (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })).split('\n')
    for (const [place, part] of lines.entries()) {
      if (place > 0) {
        yield length > LONGEST ? null : parts.join('')
        parts = []
        length = 0
      }
      length += part.length
      if (length <= LONGEST) parts.push(part)
    }
  }
  if (length > 0) yield length > LONGEST ? null : parts.join('')
}
