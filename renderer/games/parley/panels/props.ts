import type { State } from '../../../../engine/games/parley/state.ts'
import type { Desk } from '../../../app/desk.ts'
import type { Choice } from '../choice.ts'
import type { Regions } from '../regions.ts'

export type ParleyDesk = Desk<State, Choice>
export type PanelProps = { desk: ParleyDesk; places: Regions }
