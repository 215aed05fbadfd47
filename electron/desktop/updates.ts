import type { UpdateOrder, UpdatesCard } from './channels.ts'

/** What fetches new versions; each rejects with what went wrong. */
export type Updater = {
  /** The version that is newer than this one; null = there is none. */
  look(): Promise<string | null>
  fetch(onPercent: (percent: number) => void): Promise<void>
  /** Ends the program, and starts the new one. */
  install(): Promise<void>
}

type Setup = {
  /** Where a person fetches the version, of a build that cannot do so itself; null = it can. */
  where: ((version: string) => string) | null
  /** Null = nobody has said so yet. */
  allowed: boolean | null
  keep(allowed: boolean): void
  /** Brought only when it is needed; null = this build has no place to ask. */
  updater: (() => Promise<Updater>) | null
  onCard(card: UpdatesCard): void
}

type At = UpdatesCard['at']

/** What may be asked for when: nothing is done twice at once, and nothing out of its order. */
const MAY: Record<UpdateOrder, readonly At[]> = {
  allow: ['unasked', 'forbidden'],
  forbid: ['unasked', 'resting', 'newest', 'found', 'failed'],
  look: ['unasked', 'forbidden', 'resting', 'newest', 'found', 'failed'],
  fetch: ['found'],
  install: ['ready'],
}

export type Updates = {
  card(): UpdatesCard
  /** Ends when it is done; what came of it is on the card. Asked out of order, nothing happens. */
  order(order: UpdateOrder): Promise<void>
  /** Looks without being asked, if a person once said that it may; a failure of that is nobody's trouble. */
  lookByItself(): Promise<void>
}

/** New versions are looked for, fetched and installed only as far as a person wants it, one step at a time. */
export function updates({ where, allowed, keep, updater, onCard }: Setup): Updates {
  const resting = (): UpdatesCard => ({ at: allowed === null ? 'unasked' : allowed ? 'resting' : 'forbidden' })
  let card: UpdatesCard = updater === null ? { at: 'unable' } : resting()
  const show = (next: UpdatesCard): void => {
    card = next
    onCard(card)
  }
  const attempt = async (doing: 'look' | 'fetch' | 'install', step: (updater: Updater) => Promise<void>): Promise<void> => {
    try {
      if (updater !== null) await step(await updater())
    } catch (cause) {
      show({ at: 'failed', doing, why: whyFailed(cause) })
    }
  }
  const look = (): Promise<void> => {
    show({ at: 'looking' })
    return attempt('look', async (found) => {
      const version = await found.look()
      show(version === null ? { at: 'newest' } : { at: 'found', version, where: where?.(version) ?? null })
    })
  }
  const fetch = (version: string): Promise<void> => {
    show({ at: 'fetching', version, percent: 0 })
    return attempt('fetch', async (found) => {
      let shown = 0
      await found.fetch((told) => {
        const percent = Math.min(100, Math.floor(told))
        // a step for every hundredth, not for every packet
        if (percent <= shown) return
        shown = percent
        show({ at: 'fetching', version, percent })
      })
      show({ at: 'ready', version })
    })
  }
  const permit = (wanted: boolean): void => {
    allowed = wanted
    keep(wanted)
    show(resting())
  }
  return {
    card: () => card,
    async order(order) {
      if (updater === null || !MAY[order].includes(card.at)) return
      if (order === 'look') return look()
      if (order === 'fetch' && card.at === 'found' && card.where === null) return fetch(card.version)
      if (order === 'install') return attempt('install', (found) => found.install())
      if (order === 'forbid') permit(false)
      if (order === 'allow') {
        permit(true)
        await look()
      }
    },
    async lookByItself() {
      if (updater === null || allowed !== true || (card.at !== 'resting' && card.at !== 'newest')) return
      await look()
      if (failed(card)) show(resting())
    },
  }
}

const failed = ({ at }: UpdatesCard): boolean => at === 'failed'

const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|net::ERR_|timed? ?out/i
const FULL = /ENOSPC|EDQUOT/
const FORGED = /INVALID_SIGNATURE|CHECKSUM_MISMATCH|sha512 checksum mismatch|not signed|code signature/i

/** Which of the words for a failure fit. */
function whyFailed(cause: unknown): Extract<UpdatesCard, { at: 'failed' }>['why'] {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const text = `${code} ${cause instanceof Error ? cause.message : String(cause)}`
  if (FORGED.test(text)) return 'not-genuine'
  if (FULL.test(text)) return 'disk-full'
  return OFFLINE.test(text) ? 'offline' : 'other'
}
