import type { Act, Teller } from '../../../referee/playout.ts'

/**
 * Port Royal once more, told as one story from the rules and not from the engine: it shares no code with it. `play` is told
 * every act, and `summary` is (all of) what the referee must say then.
 */
export type Deal = { pile: string[]; firstPlayer: number }
export type House = { goal?: number; governorAtOnce?: boolean; expeditionNeeded?: boolean }
type Ask = { phase: string; seat: number; takes?: number }

const LETTER: Record<string, string> = { captain: 'A', priest: 'C', settler: 'H', jack: 'J' }

function part(card: string, place: number): string {
  return card.split(':').at(place) ?? ''
}

function isShip(card: string): boolean {
  return card.startsWith('ship:')
}

function points(cards: string[]): number {
  return cards.reduce((sum, card) => sum + Number(part(card, card.startsWith('expedition') ? -1 : -2)), 0)
}

function many(cards: string[], name: string): number {
  return cards.filter((card) => card.startsWith(`${name}:`)).length
}

export class Oracle implements Teller {
  waiting: number[] = []
  phase = 'discover'
  active: number
  harbour: string[] = []
  expeditions: string[]
  own: string[][]
  purses: string[][]
  pile: string[]
  discard: string[] = []
  takes = 0
  result: unknown = null
  renewed: string[][] = []
  last = false
  readonly first: number
  readonly seats: number[]
  readonly house: Required<House>
  readonly story: Generator<Ask, void, Act>

  constructor(deal: Deal, seats: number, { goal = 12, governorAtOnce = true, expeditionNeeded = false }: House) {
    this.house = { goal, governorAtOnce, expeditionNeeded }
    this.seats = Array.from({ length: seats }, (_, seat) => seat)
    this.first = deal.firstPlayer
    this.active = deal.firstPlayer
    this.own = this.seats.map(() => [])
    this.purses = this.seats.map((seat) => deal.pile.slice(3 * seat, 3 * seat + 3))
    this.pile = deal.pile.slice(3 * seats)
    this.expeditions = seats === 5 ? ['expedition:ACH:3:5'] : []
    this.story = this.tell()
    this.go(this.story.next())
  }

  play(act: Act, renewed: string[][]): void {
    this.renewed = renewed
    this.go(this.story.next(act))
    if (this.renewed.length > 0) throw new Error('the pile was renewed without need')
  }

  go(step: IteratorResult<Ask, void>): void {
    this.phase = step.done ? 'over' : step.value.phase
    this.waiting = step.done ? [] : [step.value.seat]
    this.takes = step.done ? 0 : (step.value.takes ?? 0)
  }

  /** From the seat on, clockwise. */
  round(): number[] {
    return this.seats.map((step) => (this.active + step) % this.seats.length)
  }

  cards(seat: number): string[] {
    return this.own[seat] ?? []
  }

  purse(seat: number): string[] {
    return this.purses[seat] ?? []
  }

  swords(seat: number): number {
    return many(this.cards(seat), 'sailor') + 2 * many(this.cards(seat), 'pirate')
  }

  /** The top card, wanted now. */
  draw(): string | null {
    if (this.pile.length === 0 && this.discard.length > 0) {
      const pile = this.renewed.shift() ?? []
      if (String(pile.toSorted()) !== String(this.discard.toSorted())) throw new Error('the renewed pile is not the discard')
      this.pile = [...pile]
      this.discard = []
    }
    return this.pile.shift() ?? null
  }

  gain(seat: number, coins: number): void {
    for (let coin = 0; coin < coins; coin += 1) this.purse(seat).push(this.draw() ?? 'coin')
  }

  pay(seat: number, coins: number): void {
    this.discard.push(
      ...this.purse(seat)
        .splice(0, coins)
        .filter((coin) => coin !== 'coin'),
    )
  }

  *tell(): Generator<Ask, void, Act> {
    while (true) {
      const sunk = yield* this.discover()
      this.discard.push(...this.harbour.splice(0))
      if (sunk) for (const seat of this.round()) this.gain(seat, many(this.cards(seat), 'jester'))
      const next = (this.active + 1) % this.seats.length
      if ((this.last && next === this.first) || this.pile.length + this.discard.length === 0) return this.end()
      this.active = next
    }
  }

  /** True when the harbour goes under. */
  *discover(): Generator<Ask, boolean, Act> {
    while (true) {
      const { act } = yield { phase: 'discover', seat: this.active }
      if (act.type === 'expedition') this.fulfil(act)
      if (act.type === 'reveal' && (yield* this.reveal())) return true
      if (act.type !== 'stop') continue
      const colours = new Set(this.harbour.filter(isShip).map((ship) => part(ship, 1))).size
      for (const seat of this.round()) yield* this.trade(seat, seat !== this.active ? 1 : Math.max(1, colours - 2))
      return false
    }
  }

  *reveal(): Generator<Ask, boolean, Act> {
    const card = this.draw() ?? ''
    if (card.startsWith('tax')) this.tax(card)
    else if (card.startsWith('expedition')) this.expeditions = [...this.expeditions, card].sort()
    else this.harbour.push(card)
    if (!isShip(card)) return false
    if (part(card, -1) !== 'x' && this.swords(this.active) >= Number(part(card, -1))) {
      const { act } = yield { phase: 'repel', seat: this.active }
      if (act.type === 'repel') {
        this.discard.push(this.harbour.pop() ?? '')
        return false
      }
    }
    return this.harbour.filter((other) => isShip(other) && part(other, 1) === part(card, 1)).length > 1
  }

  tax(card: string): void {
    for (const seat of this.round()) if (this.purse(seat).length > 11) this.pay(seat, Math.floor(this.purse(seat).length / 2))
    const merit = (seat: number) => (card === 'tax:swords' ? this.swords(seat) : -points(this.cards(seat)))
    const most = Math.max(...this.seats.map(merit))
    for (const seat of this.round()) if (merit(seat) === most) this.gain(seat, 1)
    this.discard.push(card)
  }

  cost(seat: number, person: string): number {
    return Math.max(0, Number(part(person, -1)) - many(this.cards(seat), 'mademoiselle'))
  }

  *trade(seat: number, base: number): Generator<Ask, void, Act> {
    const guest = seat !== this.active
    let takes = base + many(this.cards(seat), 'governor')
    if (this.harbour.length >= 5) this.gain(seat, 2 * many(this.cards(seat), 'admiral'))
    if (guest && this.harbour.length === 0) this.gain(seat, many(this.cards(seat), 'jester'))
    const able = (card: string) => isShip(card) || this.purse(seat).length >= this.cost(seat, card) + (guest ? 1 : 0)
    while ((takes > 0 && this.harbour.some(able)) || (!guest && this.expeditions.some((card) => this.couldFulfil(card)))) {
      const { act } = yield { phase: 'take', seat, takes }
      if (act.type === 'pass') return
      if (act.type === 'expedition') {
        this.fulfil(act)
        continue
      }
      takes -= 1
      const [card = ''] = this.harbour.splice(Number(act.at), 1)
      if (isShip(card)) {
        this.discard.push(card)
        this.gain(seat, Number(part(card, 2)) + many(this.cards(seat), `trader:${part(card, 1)}`))
      } else {
        this.pay(seat, this.cost(seat, card))
        if (card.startsWith('governor') && this.house.governorAtOnce) takes += 1
        this.own[seat] = [...this.cards(seat), card].sort()
      }
      if (guest) this.purse(this.active).push(this.purse(seat).shift() ?? '')
      this.look(seat)
    }
  }

  letters(cards: string[]): string[] {
    return cards.map((card) => LETTER[part(card, 0)] ?? '-')
  }

  couldFulfil(expedition: string): boolean {
    const letters = this.letters(this.cards(this.active))
    const missing = [...part(expedition, 1)].filter((sign) => {
      const place = letters.indexOf(sign)
      if (place >= 0) letters[place] = '-'
      return place < 0
    })
    return missing.length <= letters.filter((letter) => letter === 'J').length
  }

  fulfil(act: Record<string, unknown>): void {
    const [expedition = ''] = this.expeditions.splice(Number(act.at), 1)
    const places = act.with as number[]
    const cards = this.cards(this.active)
    const going = cards.filter((_, place) => places.includes(place))
    const fixed = this.letters(going).filter((letter) => letter !== 'J')
    const needs = [...part(expedition, 1)]
    for (const letter of fixed) {
      if (!needs.includes(letter)) throw new Error(`${going} for ${expedition}`)
      needs.splice(needs.indexOf(letter), 1)
    }
    if (needs.length !== going.length - fixed.length || going.length !== places.length) throw new Error(`${going} for ${expedition}`)
    this.own[this.active] = [...cards.filter((_, place) => !places.includes(place)), expedition].sort()
    this.discard.push(...going)
    this.gain(this.active, Number(part(expedition, 2)))
    this.look(this.active)
  }

  look(seat: number): void {
    const explored = !this.house.expeditionNeeded || many(this.cards(seat), 'expedition') > 0
    if (points(this.cards(seat)) >= this.house.goal && explored) this.last = true
  }

  end(): void {
    const worth = this.seats.map((seat) => {
      const explored = this.house.expeditionNeeded && many(this.cards(seat), 'expedition') > 0
      return (explored ? 1_000_000 : 0) + 1000 * points(this.cards(seat)) + this.purse(seat).length
    })
    this.result = this.seats.map((seat) => ({
      seat,
      points: points(this.cards(seat)),
      coins: this.purse(seat).length,
      rank: 1 + worth.filter((other) => other > (worth[seat] ?? 0)).length,
    }))
  }

  summary(): unknown {
    return {
      active: this.active,
      taking: this.phase === 'take' ? this.waiting[0] : null,
      phase: this.phase,
      waiting: this.waiting,
      points: this.seats.map((seat) => points(this.cards(seat))),
      coins: this.seats.map((seat) => this.purse(seat).length),
      swords: this.seats.map((seat) => this.swords(seat)),
      harbour: this.harbour,
      expeditions: this.expeditions,
      displays: this.own,
      pile: this.pile.length,
      discard: this.discard,
      takes: this.takes,
      result: this.result,
      pileCards: this.pile,
      coinCards: this.purses,
    }
  }
}
