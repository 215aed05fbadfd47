/** What this page keeps while storage is forbidden: it holds until the window is closed. */
const memory = new Map<string, string>()

/** What this device keeps under the name; null = nothing. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

export function keep(name: string, text: string): void {
  memory.set(name, text)
  try {
    localStorage.setItem(name, text)
  } catch {
    // Storage is forbidden or full: memory has it.
  }
}
