/** What engines and test runners ask every object for. */
const ASKED_OF_ALL = new Set(['then', 'toJSON', 'asymmetricMatch', 'nodeType', 'inspect', '__esModule', 'default'])

/** An object that tells by name what it has not: a new use of Electron must not pass for one that works. */
export function loud<T extends object>(name: string, real: T): T {
  const refuse = (key: string): never => {
    throw new Error(`the double of Electron has no ${name}.${key}`)
  }
  return new Proxy(real, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || ASKED_OF_ALL.has(key)) return Reflect.get(target, key, receiver)
      return refuse(key)
    },
    set(target, key, value, receiver) {
      return typeof key === 'symbol' || key in target ? Reflect.set(target, key, value, receiver) : refuse(key)
    },
  })
}

/** A whole part of Electron that the double has not. */
export const missing = (name: string): object =>
  new Proxy(function absent() {}, {
    get(_target, key) {
      if (typeof key === 'symbol' || ASKED_OF_ALL.has(key)) return undefined
      throw new Error(`the double of Electron has no ${name}.${key}`)
    },
    apply() {
      throw new Error(`the double of Electron has no ${name}`)
    },
    construct() {
      throw new Error(`the double of Electron has no ${name}`)
    },
  })

/** Refuses what is given by name and is not known: it would have no effect here. */
export function onlyKnown(what: string, given: object, known: readonly string[]): void {
  const unknown = Object.keys(given).filter((key) => !known.includes(key))
  if (unknown.length > 0) throw new Error(`the double of Electron knows no ${what} ${unknown.join(', ')}`)
}
