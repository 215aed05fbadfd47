import type { Seat } from '../../../../engine/core/game.ts'
import type { State } from '../../../../engine/games/parley/state.ts'
import { step, still } from '../../../table/steps.ts'
import { coinsHop, type Owner } from './coins.ts'
import { cardsOf, type Moves } from './step.ts'

const owner = (one: Seat | 'supply'): Owner => (one === 'supply' ? { place: 'bank' } : { seat: one })

/** The card that was handed over by one and lies before the other. */
function noteOf(view: State, blackmailer: Seat, blackmailed: Seat): string {
  return `blackmail:${view.blackmails.findIndex(({ from, to }) => from === blackmailer && to === blackmailed)}`
}

export const dealingMoves: Moves<
  | 'paid'
  | 'letter-taken'
  | 'blackmailed'
  | 'blackmail-answered'
  | 'laid-aside'
  | 'missions-shown'
  | 'aside-settled'
  | 'prize-called'
  | 'game-ended'
> = {
  paid: ({ from, to }, around) => coinsHop(owner(from), owner(to), around),
  'letter-taken': ({ country }) => ({ steps: [step(`letter:${country}`, 'arc', [0, 640], { sound: 'page' })], holdMs: 520 }),
  blackmailed: ({ from, to, country }, { after, viewer }) => {
    const source = viewer === from && country !== null ? `mine:${country}` : cardsOf(from)
    const note = noteOf(after, from, to)
    // held out over the chart, so that everybody sees who threatens whom, and nobody with what
    const steps = [step(note, 'arc', [0, 460], { from: source, to: 'riffle', sound: 'quill' }), step(note, 'arc', [620, 460])]
    return { steps, holdMs: 980 }
  },
  'blackmail-answered': () => still(460, 'quill'),
  'laid-aside': ({ from, to }, around) => coinsHop({ seat: from }, { place: noteOf(around.after, to, from) }, around),
  'missions-shown': ({ missions }) => ({
    steps: missions.map((_, seat) => step(`crown:${seat}`, 'stamp', [200 + seat * 190, 420], { sound: 'wax-stamp' })),
    sounds: ['crowd-murmur'],
    holdMs: 500 + missions.length * 190,
  }),
  'aside-settled': ({ from, to, winner }, around) => {
    const note = noteOf(around.before, to, from)
    const coins = coinsHop({ place: note }, { seat: winner }, around)
    return { ...coins, holdMs: coins.holdMs + 240 }
  },
  'prize-called': ({ country }) => ({ steps: [step(`letter:${country}`, 'tick', [0, 380])], sounds: ['page'], holdMs: 420 }),
  'game-ended': ({ ending }, { viewer }) => {
    const cheered = viewer === 'table' || ending.rank[viewer] === 1
    return cheered ? still(700, 'fanfare-short', 'cheer') : still(700, 'fanfare-short')
  },
}
