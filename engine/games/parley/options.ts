import type { Seat } from '../../core/game.ts'
import type { OptionField } from '../../core/options.ts'
import type { PortMap } from './map.ts'

export type Options = {
  /** 2.5 Null = random. */
  firstCaptain: Seat | null
  /** 7.1 Silver, by completed sieges 0-5, 6-7, 8-9, 10-11, 12-13, 14-15. */
  privateerCost: number[]
  /** 8.3 Silver, by the same steps. */
  blackmailPay: number[]
  /** Section 10. */
  map: PortMap
}
