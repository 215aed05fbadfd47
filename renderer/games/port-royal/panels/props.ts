import type { State } from '../../../../engine/games/port-royal/state.ts'
import type { Desk } from '../../../app/desk.ts'
import type { Choice } from '../choice.ts'
import type { Regions } from '../regions.ts'

export type PortRoyalDesk = Desk<State, Choice>
export type PanelProps = { desk: PortRoyalDesk; places: Regions }
