/** A name that every operating system takes for a file, as far as it can be kept; `otherwise` stands before what could not stand alone. */
export function fileName(name: string, otherwise: string): string {
  const plain = name
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
  return plain === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(plain) ? `${otherwise} ${plain}`.trim() : plain
}
