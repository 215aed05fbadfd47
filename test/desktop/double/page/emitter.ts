type Hear = (...given: unknown[]) => void

/** As much of Node's emitter as a sandboxed preload is given. */
export class EventEmitter {
  heard: { name: string; hear: Hear; once: boolean }[] = []
  on(name: string, hear: Hear): this {
    this.heard.push({ name, hear, once: false })
    return this
  }
  addListener(name: string, hear: Hear): this {
    return this.on(name, hear)
  }
  once(name: string, hear: Hear): this {
    this.heard.push({ name, hear, once: true })
    return this
  }
  removeListener(name: string, hear: Hear): this {
    this.heard = this.heard.filter((each) => each.name !== name || each.hear !== hear)
    return this
  }
  off(name: string, hear: Hear): this {
    return this.removeListener(name, hear)
  }
  removeAllListeners(name?: string): this {
    this.heard = name === undefined ? [] : this.heard.filter((each) => each.name !== name)
    return this
  }
  listenerCount(name: string): number {
    return this.heard.filter((each) => each.name === name).length
  }
  emit(name: string, ...given: unknown[]): boolean {
    const called = this.heard.filter((each) => each.name === name)
    this.heard = this.heard.filter((each) => !(each.name === name && each.once))
    for (const { hear } of called) hear(...given)
    return called.length > 0
  }
}
