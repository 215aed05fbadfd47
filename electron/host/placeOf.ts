/** Where an error comes from, for a log: its message may speak of hidden cards, so only kind and place are told. */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'without an error'
  return `${error.name} ${
    error.stack
      ?.split('\n')
      .find((line) => /^\s+at /.test(line))
      ?.trim() ?? ''
  }`
}
