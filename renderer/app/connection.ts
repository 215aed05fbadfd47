import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message, RefusalCode, RelayAnswer } from '../../electron/host/protocol.ts'
import { isFinal } from './far.ts'

/** There is no way to another host, or no more. */
export type NotRelayed = Extract<RelayAnswer, { type: 'not-relayed' }>
export type Refusal = Extract<Message, { type: 'refused' }>

type Connection = {
  /** `ended` = the host said good-bye, or this page is of no use to it any more. */
  status: 'connecting' | 'open' | 'lost' | 'ended'
  owner: boolean
  /** The host knows us, and not as its owner. */
  guest: boolean
  /** Why the host does not want to talk at all. */
  refused: RefusalCode | null
  bye: Extract<Message, { type: 'bye' }>['why'] | null
  /** Why the own host does not reach the one that this page wants to speak with. */
  noWay: NotRelayed | null
  /** What the host calls itself; null = it has not said so yet. */
  host: string | null
}

const begin: Connection = { status: 'connecting', owner: false, guest: false, refused: null, bye: null, noWay: null, host: null }

const slice = createSlice({
  name: 'connection',
  initialState: begin,
  reducers: {
    welcomed: (state, { payload }: PayloadAction<Extract<Message, { type: 'welcome' }>>) => {
      state.status = 'open'
      state.owner = payload.owner
      state.guest = !payload.owner
      state.refused = null
      state.bye = null
      state.noWay = null
      state.host = payload.host
    },
    lost: (state) => {
      if (state.status !== 'ended') state.status = 'lost'
    },
    turnedAway: (state, { payload }: PayloadAction<RefusalCode>) => {
      state.status = 'ended'
      state.refused = payload
    },
    notRelayed: (state, { payload }: PayloadAction<NotRelayed>) => {
      state.status = isFinal(payload.why) ? 'ended' : 'lost'
      state.noWay = payload
    },
    saidGoodbye: (state, { payload }: PayloadAction<Extract<Message, { type: 'bye' }>['why']>) => {
      state.bye = payload
      state.status = payload === 'elsewhere' ? 'ended' : 'lost'
    },
  },
})

export const { welcomed, lost, turnedAway, notRelayed, saidGoodbye } = slice.actions
export const connectionReducer = slice.reducer
