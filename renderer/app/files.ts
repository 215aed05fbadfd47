/** What lies in a file. A folder that was dropped is a file of nothing; what is larger than `most` bytes is not read to its end. */
export async function bytesOf(file: File, most: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, most + 1).arrayBuffer())
  } catch {
    return new Uint8Array()
  }
}

/** Hands a text to the browser as a file. */
export function handOut({ name, text }: { name: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
