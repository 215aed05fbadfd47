import { type Link, link } from './link.ts'

export type Names = { inner: string; outer: string; subFrames: boolean }

/** The end of the bridge in the world of the page's own scripts: what is exposed stands there, frozen, before any of them runs. */
export function begin({ inner, outer, subFrames }: Names): void {
  if (window.top !== window && !subFrames) return
  const bridge: Link = link(outer, inner, (said) => {
    if (said.type !== 'expose') return
    Object.defineProperty(window, said.key, { value: freeze(bridge.unpack(said.api)), enumerable: true })
  })
  bridge.say({ type: 'hello' })
}

function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) freeze(each)
  return Object.freeze(value)
}
