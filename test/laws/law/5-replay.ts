import { createNextState } from '@reduxjs/toolkit'
import type { Typed } from '../../../engine/core/game.ts'
import { difference } from '../plain.ts'
import { type Law, mustBeAlike, now } from '../walk.ts'

const MOMENTS = 8

/** The journal is lines of JSON; a client folds the same events in a store that never changes a state in place. */
export const replay: Law = {
  number: 5,
  title: 'the folded journal is the state',
  watch(table) {
    const { game } = table
    const lines = [JSON.stringify(table.opening)]
    const given: Typed[] = [table.opening]
    // Drafts are slow: in some games only.
    const isDrafted = now(table, 3)
    let drafted: unknown
    return {
      opened() {
        drafted = createNextState(game.begin(read(lines[0])), () => {})
      },
      happened(event) {
        lines.push(JSON.stringify(event))
        given.push(event)
        if (!isDrafted) return
        drafted = createNextState(drafted, (draft: unknown) => {
          game.evolve(draft, read(lines.at(-1)))
        })
      },
      settled() {
        if (isDrafted && now(table, MOMENTS)) mustBeAlike('through a draft, the state', difference(drafted, table.state))
      },
      ended() {
        if (isDrafted) mustBeAlike('through a draft, the state', difference(drafted, table.state))
        mustBeAlike('through JSON, the state', difference(JSON.parse(JSON.stringify(table.state)), table.state))
        const folded = game.begin(read(lines[0]))
        for (const line of lines.slice(1)) game.evolve(folded, read(line))
        mustBeAlike('the replay', difference(folded, table.state))
        for (const [index, event] of given.entries())
          mustBeAlike(`event ${index}, ever since,`, difference(JSON.stringify(event), lines[index]))
      },
    }
  },
}

function read(line: string | undefined): Typed {
  return JSON.parse(line ?? 'null')
}
