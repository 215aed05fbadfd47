import type { State } from '../../../../engine/games/merchants/state.ts'
import type { Desk } from '../../../app/desk.ts'
import type { Choice } from '../choice.ts'
import type { Regions } from '../regions.ts'

export type MerchantsDesk = Desk<State, Choice>
export type PanelProps = { desk: MerchantsDesk; places: Regions }
