import { isSameCards } from '../../core/cards.ts'
import { type Read, readable, unreadable } from '../../core/options.ts'
import { isPlainObject } from '../../core/shapes.ts'
import { isSeat } from '../../core/table.ts'
import { allPortCards, allVoteCards, type Country, isCountry, isVoteCard, type PortCard } from './cards.ts'
import type { Deal } from './setup.ts'

const FIELDS = ['missions', 'votes', 'ports', 'firstCaptain']

/** Section 12: reads a deal file; it has all its fields, and exactly the game's cards. An error names the field. */
export function readDeal(json: unknown, seats: number): Read<Deal> {
  if (!isPlainObject(json)) return wrong('deal', 'is an object')
  const stray = Object.keys(json).find((field) => !FIELDS.includes(field))
  if (stray !== undefined) return wrong(stray, 'is not a field of a deal')
  const { missions, votes, ports, firstCaptain } = json
  if (!isList(missions, isMission) || missions.length !== seats) return wrong('missions', `is a list of ${seats} countries`)
  if (new Set(missions).size !== seats) return wrong('missions', 'holds a country twice')
  if (!isList(votes, isVote) || !isSameCards(votes, allVoteCards())) return wrong('votes', 'is a list of exactly the 78 vote cards')
  const portCards = readPortCards(ports)
  if (portCards === null) return wrong('ports', 'is a list of exactly the 20 port cards')
  if (!isSeat(firstCaptain, seats)) return wrong('firstCaptain', `is a seat from 0 to ${seats - 1}`)
  return readable({ missions: [...missions], votes: [...votes], ports: portCards, firstCaptain: firstCaptain + 0 })
}

/** 1.5 Attackers may be named in any order; null if these are not exactly the 20. */
function readPortCards(json: unknown): PortCard[] | null {
  if (!Array.isArray(json)) return null
  const all = allPortCards()
  const cards = json.map((attackers) => all.find((card) => isSameTrio(attackers, card)))
  if (!cards.every((card) => card !== undefined)) return null
  return cards.length === all.length && new Set(cards).size === all.length ? cards : null
}

function isSameTrio(json: unknown, card: PortCard): boolean {
  return Array.isArray(json) && json.length === card.length && card.every((country) => json.includes(country))
}

function isMission(json: unknown): json is Country {
  return typeof json === 'string' && isCountry(json)
}

function isVote(json: unknown): json is Deal['votes'][number] {
  return typeof json === 'string' && isVoteCard(json)
}

function isList<T>(json: unknown, isItem: (json: unknown) => json is T): json is T[] {
  return Array.isArray(json) && json.every(isItem)
}

function wrong(field: string, text: string): Read<never> {
  return unreadable(field, 'wrong-deal', text)
}
