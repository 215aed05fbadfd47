import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RefusalCode, RulesCard } from '../../electron/host/protocol.ts'
import type { HouseRules } from '../../engine/core/houseRules.ts'
import { NAME_LETTERS } from '../../engine/core/names.ts'
import { isPlainObject } from '../../engine/core/shapes.ts'
import { welcomed } from './connection.ts'

/** A set of house rules under its id. `from` = the revision that it was changed from, null = the host keeps none. */
export type RulesSet = HouseRules & { rules: string; from: string | null }

type Rules = {
  /** The sets that the host keeps, by id; null = not told yet. */
  sets: Record<string, RulesCard> | null
  /** What has been changed and not been saved, by the id of its set: it outlives the window. */
  drafts: Record<string, RulesSet>
  /** What is on its way to the host, by the id of its set. */
  sent: Record<string, RulesSet>
  /** The set that lies open in the workshop; null = the printed rules. */
  open: string | null
  /** What was thrown away last, to be taken back. */
  removed: RulesSet | null
  /** Why the host has not kept a set; `field` = the option that is wrong. */
  refused: { rules: string; code: RefusalCode; field: string | null } | null
}

const begin: Rules = { sets: null, drafts: {}, sent: {}, open: null, removed: null, refused: null }

const slice = createSlice({
  name: 'rules',
  initialState: begin,
  reducers: {
    rulesTold: (state, { payload }: PayloadAction<RulesCard>) => {
      state.sets = { ...state.sets, [payload.rules]: payload }
      const [sent, draft] = [state.sent[payload.rules], state.drafts[payload.rules]]
      // Our own: what was changed while it was on its way goes on from it.
      if (sent && draft && isSame(sent, payload)) draft.from = payload.revision
    },
    rulesGone: (state, { payload }: PayloadAction<string>) => {
      if (state.sets) delete state.sets[payload]
    },
    drafted: (state, { payload }: PayloadAction<RulesSet>) => {
      state.drafts[payload.rules] = payload
      if (state.refused?.rules === payload.rules) state.refused = null
    },
    rulesSent: (state, { payload }: PayloadAction<RulesSet>) => {
      state.sent[payload.rules] = payload
    },
    /** The host has answered; `revision` = what it keeps of it now, null = it was refused. */
    rulesAnswered: (state, { payload: { sent, revision } }: PayloadAction<{ sent: RulesSet; revision: string | null }>) => {
      delete state.sent[sent.rules]
      const draft = state.drafts[sent.rules]
      if (!draft || revision === null) return
      if (isSame(draft, sent)) delete state.drafts[sent.rules]
      else draft.from = revision
    },
    draftDropped: (state, { payload }: PayloadAction<string>) => {
      delete state.drafts[payload]
      if (state.refused?.rules === payload) state.refused = null
    },
    /** Another window of this device has changed them. */
    draftsTold: (state, { payload }: PayloadAction<Rules['drafts']>) => {
      state.drafts = payload
    },
    rulesOpened: (state, { payload }: PayloadAction<string | null>) => {
      state.open = payload
      state.refused = null
    },
    rulesLaidAside: (state, { payload }: PayloadAction<RulesSet | null>) => {
      state.removed = payload
    },
    rulesRefused: (state, { payload }: PayloadAction<Rules['refused']>) => {
      state.refused = payload
    },
  },
  extraReducers: (build) =>
    build.addCase(welcomed, (state, { payload }) => {
      state.sets = Object.fromEntries(payload.rules.map((card) => [card.rules, card]))
    }),
})

/** The host keeps options in the order of the game, and so they are sent. */
const isSame = (some: HouseRules, other: HouseRules): boolean =>
  JSON.stringify([some.name, some.options]) === JSON.stringify([other.name, other.options])

export const {
  rulesTold,
  rulesGone,
  rulesSent,
  rulesAnswered,
  drafted,
  draftDropped,
  draftsTold,
  rulesOpened,
  rulesLaidAside,
  rulesRefused,
} = slice.actions
export const rulesReducer = slice.reducer

/**
 * A set of a game as it stands here: its draft, if there is one; `saved` = as the host keeps it. `isOvertaken` = what the draft was made
 * from has been changed elsewhere since.
 */
export type Shelved = RulesSet & { saved: RulesCard | null; isDraft: boolean; isOvertaken: boolean }

/** Sets and drafts of a game, by name. */
export function shelfOf({ sets, drafts }: Pick<Rules, 'sets' | 'drafts'>, game: string): Shelved[] {
  const ids = new Set([...Object.keys(sets ?? {}), ...Object.keys(drafts)])
  const shelf = [...ids].flatMap((rules): Shelved[] => {
    const saved = sets?.[rules] ?? null
    const draft = drafts[rules]
    const set = draft ?? saved
    if (set?.game !== game) return []
    const from = draft ? draft.from : (saved?.revision ?? null)
    const isOvertaken = draft !== undefined && saved !== null && from !== saved.revision
    return [{ rules, from, game, name: set.name, options: set.options, saved, isDraft: draft !== undefined, isOvertaken }]
  })
  return shelf.sort((one, other) => one.name.localeCompare(other.name) || one.rules.localeCompare(other.rules))
}

/** The name, with a number behind it where it is taken. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : ` ${number}`
    const free = `${[...name]
      .slice(0, NAME_LETTERS - ending.length)
      .join('')
      .slice(0, NAME_LETTERS - ending.length)
      .trim()}${ending}`
    if (!taken.includes(free)) return free
  }
}

const PLACE = 'rule-drafts'

function isDraft(json: unknown): json is RulesSet {
  if (!isPlainObject(json)) return false
  const words = [json.rules, json.game, json.name]
  return (
    words.every((word) => typeof word === 'string') && isPlainObject(json.options) && (json.from === null || typeof json.from === 'string')
  )
}

/** Reads kept drafts one by one; what is none is left out. */
export function readDrafts(kept: unknown): Record<string, RulesSet> {
  const drafts = isPlainObject(kept) ? Object.values(kept).filter(isDraft) : []
  return Object.fromEntries(drafts.map(({ rules, from, game, name, options }) => [rules, { rules, from, game, name, options }]))
}

/** Text that does not hold any holds none. */
export function parseDrafts(text: string | null): Record<string, RulesSet> {
  try {
    return readDrafts(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}

/** With the drafts that were kept on this device. */
export function keptRules(): Rules {
  try {
    return { ...begin, drafts: parseDrafts(localStorage.getItem(PLACE)) }
  } catch {
    // Storage is forbidden.
    return begin
  }
}

/** Two windows of one device have the same drafts: else the one that writes last would undo those of the other. */
export function followDrafts(told: (drafts: Rules['drafts']) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => key === PLACE && told(parseDrafts(newValue)))
}

export function keepDrafts(drafts: Rules['drafts']): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(drafts))
  } catch {
    // Storage is forbidden or full: drafts hold until the window is closed.
  }
}
