import type { Seat } from '../../../../engine/core/game.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import { waiting } from '../../../../engine/games/parley/waiting.ts'
import type { Rect } from '../../../table/contract.ts'
import { middle, rest } from '../../../table/rest.ts'
import { coinsFor } from '../coins.ts'
import { DEPTH, type Placing } from './rest.ts'

/** Where things lie on a plaque, in shares of its height from its top left; `w` = its width in the same unit. */
type Spots = {
  cards: [x: number, y: number, width: number, height: number]
  gold: [x: number, y: number, width: number, height: number]
  silver: [x: number, y: number, width: number, height: number]
  captain: [x: number, y: number, size: number]
  /** The first of a row that grows to the left. */
  papers: [x: number, y: number, height: number, step: number]
}

type Plan = 'desk' | 'mine' | 'tile' | 'room'

function planOf(regions: Placing['regions'], mine: boolean): Plan {
  if (regions.compact) return 'tile'
  if (regions.arrangement === 'room') return 'room'
  return mine ? 'mine' : 'desk'
}

function spots(plan: Plan, w: number): Spots {
  switch (plan) {
    case 'desk': {
      const left = w < 2.9 ? 0.86 : 0.96
      const span = Math.min(2.1, w - left - (w < 3.5 ? 0.1 : 0.46))
      return {
        cards: [left + span * 0.2, 0.7, span * 0.4, 0.36],
        gold: [left + span * 0.53, 0.7, span * 0.26, 0.28],
        silver: [left + span * 0.81, 0.7, span * 0.26, 0.28],
        captain: [w - 0.26, 0.28, 0.34],
        // where there is no room on it, papers hang from its lower edge
        papers: w < 3.5 ? [w - 0.24, 0.98, 0.34, 0.25] : [w - 0.24, 0.72, 0.4, 0.27],
      }
    }
    case 'mine':
      return {
        cards: [0, 0, 0, 0],
        gold: [0, 0, 0, 0],
        silver: [0, 0, 0, 0],
        captain: [w - 0.16, 0.2, 0.22],
        papers: [w - 0.12, 0.88, 0.19, 0.14],
      }
    case 'room':
      return {
        cards: [w * 0.5, 0.925, w * 0.46, 0.1],
        gold: [w * 0.28, 0.785, w * 0.4, 0.11],
        silver: [w * 0.74, 0.785, w * 0.4, 0.11],
        captain: [0.11, 0.5, 0.16],
        papers: [w - 0.09, 0.09, 0.16, 0.11],
      }
    case 'tile': {
      const left = w > 1.4 ? 0.62 : w * 0.5
      return {
        cards: [left + (w - left) / 2, 0.17, w - left - 0.06, 0.22],
        gold: [left + (w - left) / 2, 0.41, w - left - 0.06, 0.2],
        silver: [left + (w - left) / 2, 0.65, w - left - 0.06, 0.2],
        captain: [0.14, 0.14, 0.26],
        papers: [left - 0.12, 0.62, 0.2, 0.13],
      }
    }
  }
}

/** Everyone's plaque and what lies on it. */
export function placeSeats(placing: Placing): void {
  for (const [key, rect] of Object.entries(placing.regions.plaques)) placeSeat(placing, Number(key), rect)
}

function placeSeat(placing: Placing, seat: Seat, rect: Rect): void {
  const { view, viewer, regions, layout } = placing
  const mine = seat === viewer
  const plan = planOf(regions, mine)
  const at = spots(plan, rect.width / rect.height)
  const unit = rect.height
  const box = ([x, y, width, height]: [number, number, number, number]) => ({
    x: rect.x + x * unit,
    y: rect.y + y * unit,
    width: width * unit,
    height: height * unit,
  })
  const values = { asked: isAsked(view, seat) ? 1 : 0, under: view.captain === seat ? 'panel.captain' : '', seat }
  layout[`seat:${seat}`] = rest(['plaque', plan], middle(rect), DEPTH.panel, { target: `seat:${seat}`, values })
  const ownPurse = mine && regions.purse !== null
  if (!mine)
    layout[`cards:${seat}`] = rest(['fan', plan], box(at.cards), DEPTH.onPanel, {
      values: { count: view.hands[seat]?.length ?? 0 },
      up: false,
    })
  else layout[`cards:${seat}`] = rest(['nothing', ''], handPlace(regions, rect), DEPTH.place, { up: false })
  if (!ownPurse) {
    const coins = coinsFor(view.silver[seat] ?? 0)
    const [gold, silver] = mine ? tilePurse(rect) : [box(at.gold), box(at.silver)]
    layout[`gold:${seat}`] = rest(['money', 'gold'], gold, DEPTH.onPanel, { values: { count: coins.gold } })
    layout[`silver:${seat}`] = rest(['money', 'silver'], silver, DEPTH.onPanel, { values: { count: coins.silver } })
    for (const [metal, at] of [
      ['gold', gold],
      ['silver', silver],
    ] as const) {
      const size = Math.min(at.height, at.width * 0.52)
      layout[`coin:${metal}:${seat}`] = rest(
        ['nothing', ''],
        { x: at.x - at.width / 2 + size / 2, y: at.y, width: size, height: size },
        DEPTH.place,
      )
    }
  }
  placeMarks(placing, seat, box([...at.captain, at.captain[2]]))
  placePapers(placing, seat, { rect, papers: at.papers })
}

/** A small plaque of mine, where it says what I own. */
function tilePurse(rect: Rect): [ReturnType<typeof middle>, ReturnType<typeof middle>] {
  const line = { width: rect.width * 0.4, height: rect.height * 0.26 }
  const x = rect.x + rect.width * 0.72
  return [
    { x, y: rect.y + rect.height * 0.3, ...line },
    { x, y: rect.y + rect.height * 0.66, ...line },
  ]
}

function handPlace(regions: Placing['regions'], rect: Rect): ReturnType<typeof middle> {
  const hand = middle(regions.hand ?? rect)
  return { ...hand, width: hand.height * 0.7 }
}

function isAsked(view: State, seat: Seat): boolean {
  return view.phase !== 'over' && waiting(view).includes(seat)
}

/** 3.1 The captain's wheel; who comes next is seen by the seats' order. */
function placeMarks({ view, layout }: Placing, seat: Seat, box: ReturnType<typeof middle>): void {
  const next = (view.captain + 1) % view.seats
  const size = { ...box, width: box.height }
  if (view.captain === seat) layout.captain = rest(['mark', 'captain-mark'], size, DEPTH.onPanel + 2)
  else if (next === seat && view.phase !== 'over')
    layout.next = rest(['mark', 'captain-next'], { ...size, width: size.width * 0.9, height: size.height * 0.9 }, DEPTH.onPanel + 1)
}

/** Letters bought, money laid aside, and at the end the crown served: a row from the right. */
function placePapers({ view, layout }: Placing, seat: Seat, place: { rect: Rect; papers: Spots['papers'] }): void {
  const { rect, papers } = place
  const [x, y, height, step] = papers
  const unit = rect.height
  let index = 0
  const next = (aspect: number) => {
    const box = { x: rect.x + (x - step * index) * unit, y: rect.y + y * unit, width: height * aspect * unit, height: height * unit }
    index++
    return box
  }
  const mission = view.missions[seat]
  if (view.phase === 'over' && mission) layout[`crown:${seat}`] = rest(['seal', `seal-${mission}`], next(1), DEPTH.onPanel + 3)
  for (const letter of view.letters) {
    if (letter.seat !== seat) continue
    layout[`letter:${letter.country}`] = rest(['letter', letter.country], next(0.96), DEPTH.onPanel + 1 - index * 0.05)
  }
  for (const [number, blackmail] of view.blackmails.entries()) {
    const lies = blackmail.answer === null || (blackmail.aside ?? 0) > 0
    if (blackmail.to !== seat || !lies) continue
    const values = { aside: blackmail.aside ?? 0, from: blackmail.from }
    layout[`blackmail:${number}`] = rest(['note', blackmail.country ?? ''], next(0.7), DEPTH.onPanel + 2, { values, up: false })
  }
}
