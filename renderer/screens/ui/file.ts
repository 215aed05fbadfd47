/** What lies in a file. A folder that was dropped is a file of nothing; what is larger than `most` bytes is not read to its end. */
export async function bytesOf(file: File, most: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, most + 1).arrayBuffer())
  } catch {
    return new Uint8Array()
  }
}

/** Hands a text to the browser as a file. Some browsers add to a name what they think of its kind: they are told no more than they see. */
export function handOut({ name, text }: { name: string; text: string }): void {
  const type = name.endsWith('.json') ? 'application/json' : 'application/octet-stream'
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
