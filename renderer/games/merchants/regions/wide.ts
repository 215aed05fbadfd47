import type { Rect, Size } from '../../../table/contract.ts'
import { type Frame, frame } from '../../../table/frame.ts'
import type { Company, Regions } from '../regions.ts'
import { around, cells, hanging, seated, spanOf } from './company.ts'

const EDGE = 20
/** Pile and discard, to the left of my hand. */
const PILES = 300
/** Log and my plaque, to its right. */
const SIDE = 340
/** The card that is read aloud keeps the middle of the sea. */
const EVENT = { width: 430, height: 604 }
const PLAQUE = 80
/** Fans of Merchants in one line, and in two. */
const FAN = 92
const LOW_FAN = 60
/** The Pirate's hand is the largest, and the one to be feared. */
const PIRATE_FAN = { width: 620, height: 104 }
const GAP = 12
/** Of the team's title. */
const HEAD = 37

/** A desk of 3:2 and wider: the Pirate to the left, the team of Merchants to the right, the sea between, my hand on the boards. */
export function wide(size: Size, company: Company): Regions {
  const table = frame(size, 1600, 2560)
  const { at, width } = table
  const right = width - SIDE - EDGE
  return { ...desk(table, company), log: at(right, 668, SIDE, 250), nav: null, arrangement: 'wide' }
}

/** A window of about 4:3: the log becomes a sheet of the app. */
export function narrow(size: Size, company: Company): Regions {
  const table = frame(size, 1400, 1620)
  const { at, width } = table
  return { ...desk(table, company), log: null, nav: at(width - 148, 846, 128, 64), arrangement: 'narrow' }
}

function desk(table: Frame, company: Company): Omit<Regions, 'log' | 'nav' | 'arrangement'> {
  const { at, width, scale } = table
  const middle = width / 2
  const hand = EDGE + PILES + 14
  const free = width / 2 - EVENT.width / 2 - EDGE - 10
  const span = width - hand - SIDE - EDGE - 20
  const isMine = company.viewer !== 'table'
  const me = isMine ? at(width - SIDE - EDGE, 926, SIDE, 86) : null
  const placed = companyAt(table, company, me)
  return {
    scale,
    compact: false,
    ...placed,
    me,
    notice: isMine ? at(width - SIDE - EDGE, 1018, SIDE, 52) : null,
    sea: company.sea,
    waters: { pirate: spanOf(at(EDGE, 0, free, 0)), fleet: spanOf(at(width - EDGE - free, 0, free, 0)) },
    pile: at(EDGE + 2, 800, 142, 212),
    discard: at(EDGE + 152, 800, 142, 212),
    event: at(middle - EVENT.width / 2, 34, EVENT.width, EVENT.height),
    running: at(EDGE + 2, 662, 92, 132),
    attack: at(middle - 176, 428, 150, 216),
    defence: at(middle + 26, 428, 150, 216),
    offer: at(middle - 75, 428, 150, 216),
    hand: isMine ? at(hand, 772, span, 296) : null,
    pick: at(hand, 372, width - 2 * hand, 282),
    acts: at(hand, 666, span, 92),
    account: accountBelow(table, placed.fans),
  }
}

/** 1.2 One against all: the Pirate alone to the left, the team to the right, with the event's place between them. */
function companyAt({ at, width, scale }: Frame, { pirate, crew, viewer }: Company, me: Rect | null) {
  const free = width / 2 - EVENT.width / 2 - EDGE - 26
  const columns = crew.length === 4 ? 2 : Math.min(3, crew.length)
  const lines = Math.ceil(crew.length / Math.max(1, columns))
  const across = Math.min(free, columns * 352 - GAP)
  const fan = lines > 1 ? LOW_FAN : FAN
  const area = at(width - EDGE - across - 6, 8 + HEAD, across, lines * (PLAQUE + fan + 2) + (lines - 1) * 6)
  const plaque = PLAQUE * scale
  const team = cells(area, crew.length, columns, { x: GAP * scale, y: 6 * scale })
  const alone = {
    plaque: at(EDGE, 18, Math.min(free, 352), PLAQUE),
    fan: at(EDGE, 18 + PLAQUE + 4, Math.min(free, PIRATE_FAN.width), PIRATE_FAN.height),
  }
  const seats = [
    ...(pirate === null ? [] : [[pirate, alone] as const]),
    ...crew.map((seat, index) => [seat, hanging(team[index]!, plaque, 2 * scale)] as const), // as many cells as seats
  ]
  return {
    ...seated(seats, viewer, me),
    crew: around(team, 8 * scale, (HEAD - 6) * scale),
  }
}

/** All hands are open by then: it hides none of them. */
function accountBelow({ at, width, scale }: Frame, fans: Regions['fans']): Rect {
  const { y } = at(0, 0, 0, 0)
  const lowest = Math.max(...Object.values(fans).map((fan) => fan.y + fan.height))
  return at(width / 2 - 550, (lowest - y) / scale + 20, 1100, 440)
}
