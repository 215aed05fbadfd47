import { toChromium } from '../addresses.ts'
import { type Link, link } from './link.ts'

export type Names = { inner: string; outer: string; subFrames: boolean; schemes: string[] }

/** The end of the bridge in the world of the page's own scripts: what is exposed stands there, frozen, before any of them runs. */
export function begin({ inner, outer, subFrames, schemes }: Names): void {
  if (window.top !== window && !subFrames) return
  followSchemes(new Set(schemes))
  const bridge: Link = link(outer, inner, (said) => {
    if (said.type !== 'expose') return
    Object.defineProperty(window, said.key, { value: freeze(bridge.unpack(said.api)), enumerable: true })
  })
  bridge.say({ type: 'hello' })
}

/** Chromium goes to no scheme that it does not know: a way to one of ours leads to where that is. */
function followSchemes(schemes: ReadonlySet<string>): void {
  navigation.addEventListener('navigate', (event) => {
    const wanted = event.destination.url
    const there = toChromium(wanted, schemes)
    if (there === wanted) return
    event.preventDefault()
    location.assign(there)
  })
}

function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) freeze(each)
  return Object.freeze(value)
}
