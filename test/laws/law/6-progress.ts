import type { Law } from '../walk.ts'

/** The game never stands still and never runs on for ever. */
export const progress: Law = {
  number: 6,
  title: 'somebody can always act until there is a result, within the bound',
  watch(table) {
    const { game, seats } = table
    const everybody = [...Array(seats).keys()]
    return {
      settled() {
        const waiting = game.waiting(table.state)
        if (waiting.some((seat, index) => !everybody.includes(seat) || seat <= (waiting[index - 1] ?? -1)))
          throw new Error(`waiting is ${JSON.stringify(waiting)}`)
        if (table.acts > game.bound(seats)) throw new Error(`still going on after ${table.acts} actions, the bound is ${game.bound(seats)}`)
        const idle = waiting.find((seat) => game.legal(table.state, seat).length === 0)
        if (idle !== undefined) throw new Error(`seat ${idle} is waited for and can do nothing`)
        const over = game.result(table.state) !== null
        if (over && waiting.length > 0) throw new Error(`over, but seats ${waiting.join()} are waited for`)
        if (over && everybody.some((seat) => game.legal(table.state, seat).length > 0)) throw new Error('over, but there are legal actions')
        if (!over && waiting.length === 0) throw new Error('no result, and nobody is waited for')
      },
      ended() {
        const result = game.result(table.state)
        if (result === null) throw new Error('no result')
        everybody.forEach((seat) => {
          const better = result.rank.filter((rank) => rank < (result.rank[seat] ?? 0)).length
          if (result.rank[seat] !== better + 1) throw new Error(`the ranks are ${JSON.stringify(result.rank)}`)
          const sum = result.lines[seat]?.reduce((total, line) => total + line.amount, 0)
          if (sum !== result.score[seat]) throw new Error(`seat ${seat} scores ${result.score[seat]}, the lines say ${sum}`)
        })
      },
    }
  },
}
