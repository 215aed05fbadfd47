/** px at 1x: as it lies in the harbour, among many, and as a chip. */
export const CARD = { width: 200, height: 290 }
export const MINI = { width: 100, height: 144 }
export const TINY = { width: 48, height: 68 }
