import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RefusalCode } from '../../electron/host/protocol.ts'
import type { Seat } from '../../engine/core/game.ts'
import type { SeatKey } from './seatKeys.ts'
import { tableEntered, tableLeft } from './table.ts'

/** The people who share this device: the keys to their seats. */
type Couch = {
  table: string | null
  tokens: SeatKey[]
  /** The seat that is being given up of our own will: that its old key is void then is no news. */
  giving: Seat | null
  /** A new key to a seat, for another device to be shown. */
  invitation: SeatKey | null
  /** Another device looks from this seat of ours. */
  held: Seat | null
  /** The seat that was taken from us; null = none, or it has been told. */
  unseated: Seat | null
  /** Why what was wanted of a seat last could not be. */
  refused: RefusalCode | null
}

const begin: Couch = { table: null, tokens: [], giving: null, invitation: null, held: null, unseated: null, refused: null }

const slice = createSlice({
  name: 'couch',
  initialState: begin,
  reducers: {
    seatsGiven: (state, { payload }: PayloadAction<{ table: string; tokens: SeatKey[] }>) => ({ ...state, ...payload }),
    seatTaken: (state, { payload }: PayloadAction<SeatKey>) => ({
      ...state,
      tokens: [...state.tokens.filter(({ seat }) => seat !== payload.seat), payload].sort((one, other) => one.seat - other.seat),
      invitation: state.invitation?.seat === payload.seat ? null : state.invitation,
      held: null,
      unseated: null,
      refused: null,
    }),
    /** `told` = the person knows of it already. */
    seatLost: (state, { payload: { seat, told } }: PayloadAction<{ seat: Seat; told: boolean }>) => ({
      ...state,
      tokens: state.tokens.filter((key) => key.seat !== seat),
      held: state.held === seat ? null : state.held,
      unseated: told ? state.unseated : seat,
    }),
    givingUp: (state, { payload }: PayloadAction<Seat | null>) => {
      state.giving = payload
      state.refused = null
    },
    invited: (state, { payload }: PayloadAction<SeatKey | null>) => {
      state.invitation = payload
    },
    heldElsewhere: (state, { payload }: PayloadAction<Seat | null>) => {
      state.held = payload
    },
    unseatedSeen: (state) => {
      state.unseated = null
    },
    seatRefused: (state, { payload }: PayloadAction<RefusalCode | null>) => {
      state.refused = payload
    },
  },
  extraReducers: (build) => build.addCase(tableLeft, () => begin).addCase(tableEntered, () => begin),
})

export const { seatsGiven, seatTaken, seatLost, givingUp, invited, heldElsewhere, unseatedSeen, seatRefused } = slice.actions
export const couchReducer = slice.reducer
