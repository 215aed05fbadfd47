/**
 * Merchants once more, told as one story from the rules and not from the engine: it shares no code with it. `play` is asked for every
 * act, with what chance has settled in it (taken from the referee's events, where it is possible), and gives the table that must be.
 */
export type Act = { type: string; seat?: number; card?: string | null; cards?: string[]; how?: string }
export type Deal = { pirate: number; hands: string[][]; pile: string[] }
export type House = {
  handLimit: number
  defendAlike: boolean
  navigationSet: string
  spoils: number
  treasureValue: Record<string, number>
}
type Luck = { type: string } & Record<string, unknown>
type Ask = { phase: string; seat: number; acts: Act[] }

const GOODS = ['gold', 'silk', 'spice']
const GUNS = ['cannon', 'musket', 'cutlass']
const TOOLS = ['compass', 'sextant', 'chart']
const ALL = [...GOODS, ...GUNS, ...TOOLS]

export class Oracle {
  places: string[]
  hands: string[][]
  pile: string[]
  discard: string[] = []
  turn: number
  refused: number[] = []
  becalmed: boolean[]
  caughtSince: boolean[]
  turnsLeft: number[] | null = null
  result: unknown = null
  ask: Ask = { phase: 'over', seat: 0, acts: [] }
  luck: Luck[] = []
  readonly pirate: number
  readonly house: House
  private readonly story: Generator<Ask, void, Act>

  constructor(deal: Deal, house: House) {
    this.house = house
    this.pirate = deal.pirate
    this.hands = deal.hands.map((hand) => [...hand])
    this.pile = [...deal.pile]
    this.places = this.hands.map(() => 'sea')
    this.becalmed = this.hands.map(() => false)
    // Nobody has ended a turn yet.
    this.caughtSince = this.hands.map(() => true)
    this.turn = (this.pirate + 1) % this.hands.length
    this.story = this.tell()
    this.next()
  }

  play(seat: number, act: Act, luck: Luck[]): void {
    this.luck = luck
    if (act.type === 'catch') this.catchOne(act.seat ?? -1, act.how ?? '')
    else if (seat !== this.ask.seat) throw new Error(`seat ${seat} is not asked`)
    else if (this.pending !== null) this.pending(act)
    else this.next(act)
    const missing = this.luck[0]
    if (missing !== undefined) throw new Error(`chance has settled a ${missing.type} too many`)
  }

  /** What this seat may do, catches too. */
  legal(seat: number): Act[] {
    const own = this.ask.phase !== 'over' && this.ask.seat === seat ? this.ask.acts : []
    if (seat !== this.pirate || this.ask.phase !== 'turn' || this.places[seat] !== 'sea') return own
    const ships = this.ships().filter((ship) => !this.caughtSince[ship] && this.hand(ship).length > this.house.handLimit)
    return [...own, ...ships.flatMap((ship) => ['discard', 'take'].map((how) => ({ type: 'catch', seat: ship, how })))]
  }

  summary(): unknown {
    return {
      pirate: this.pirate,
      turn: this.turn,
      phase: this.ask.phase,
      waiting: this.ask.phase === 'over' ? [] : [this.ask.seat],
      places: this.places,
      hands: this.hands.map((hand) => hand.length),
      pile: this.pile.length,
      discard: this.discard,
      turnsLeft: this.turnsLeft,
      result: this.result,
      handCards: this.hands.map((hand) => hand.toSorted()),
      pileCards: this.pile,
    }
  }

  /** 4.6 A question put in between; the one under way comes again afterwards. */
  private pending: ((act: Act) => void) | null = null

  private catchOne(ship: number, how: string): void {
    this.caughtSince[ship] = true
    const hand = this.hand(ship)
    if (how === 'discard') {
      this.lay(ship, this.drawn('discarded', ship, Math.floor(hand.length / 2)))
      this.refreshTurn()
      return
    }
    this.ask = { phase: 'pick', seat: this.pirate, acts: picks('pick', hand, 2) }
    this.pending = ({ cards = [] }) => {
      for (const card of cards) this.hand(this.pirate).push(remove(hand, card))
      this.pending = null
      this.refreshTurn()
    }
  }

  private refreshTurn(): void {
    this.ask = { phase: 'turn', seat: this.turn, acts: this.turnActs(this.turn) }
  }

  private next(act?: Act): void {
    // The first call of a story takes no answer.
    const { value, done } = this.story.next(act as Act)
    if (done) this.ask = { phase: 'over', seat: -1, acts: [] }
    else this.ask = value as Ask
  }

  private *tell(): Generator<Ask, void, Act> {
    for (;;) {
      const seat = this.turn
      this.caughtSince[seat] = true
      this.refused = []
      yield* this.takeTurn(seat)
      if (this.ships().length === 0) return this.finish()
      if (seat !== this.pirate && this.places[seat] === 'sea' && this.hand(seat).length > this.house.handLimit) yield* this.trim(seat)
      if (seat !== this.pirate && this.places[seat] === 'sea') this.caughtSince[seat] = false
      this.count(seat)
      if (!this.findNext()) return this.finish()
    }
  }

  private findNext(): boolean {
    for (let seat = this.turn; this.turnsLeft === null || this.turnsLeft.some((left) => left > 0); ) {
      seat = (seat + 1) % this.hands.length
      if (this.places[seat] !== 'sea' || this.turnsLeft?.[seat] === 0) continue
      if (!this.becalmed[seat]) {
        this.turn = seat
        return true
      }
      this.becalmed[seat] = false
      this.count(seat)
    }
    return false
  }

  private count(seat: number): void {
    if (this.turnsLeft !== null) this.turnsLeft[seat] = Math.max(0, (this.turnsLeft[seat] ?? 0) - 1)
  }

  private turnActs(seat: number): Act[] {
    const hand = this.hand(seat)
    const kinds = [...new Set(hand)]
    const acts: Act[] = this.pile.length + this.discard.length > 0 ? [{ type: 'draw' }] : []
    const isPirate = seat === this.pirate
    const foes = isPirate ? this.ships() : this.places[this.pirate] === 'sea' ? [this.pirate] : []
    if (isPirate) for (const ship of this.ships()) if (this.hand(ship).length > 0) acts.push({ type: 'steal', seat: ship })
    for (const foe of foes) for (const card of kinds) if (GUNS.includes(card)) acts.push({ type: 'attack', seat: foe, card })
    if (!isPirate)
      for (const mate of this.ships())
        if (mate !== seat && this.hand(mate).length > 0 && !this.refused.includes(mate))
          for (const card of kinds) acts.push({ type: 'trade', seat: mate, card })
    const ways = picks(
      'return',
      hand.filter((card) => TOOLS.includes(card)),
      3,
    )
    const wanted = { any: [1, 2, 3], alike: [1], different: [3] }[this.house.navigationSet] ?? []
    acts.push(...ways.filter(({ cards }) => wanted.includes(new Set(cards).size)))
    return acts.length > 0 ? acts : [{ type: 'pass' }]
  }

  private *takeTurn(seat: number): Generator<Ask, void, Act> {
    for (;;) {
      const act = yield { phase: 'turn', seat, acts: this.turnActs(seat) }
      if (act.type === 'draw') return yield* this.draw(seat, seat === this.pirate ? 2 : 1)
      if (act.type === 'attack') return yield* this.fight(seat, act.seat ?? -1, act.card ?? '')
      if (act.type === 'return') return this.goHome(seat, act.cards ?? [])
      if (act.type === 'steal') {
        const [card = ''] = this.drawn('stolen', act.seat ?? -1, 1)
        this.hand(seat).push(remove(this.hand(act.seat ?? -1), card))
        return
      }
      if (act.type === 'pass') return
      const mate = act.seat ?? -1
      const offered = act.card ?? ''
      const kinds = [...new Set(this.hand(mate))]
      const answer = yield { phase: 'trade', seat: mate, acts: [...kinds, null].map((card) => ({ type: 'trade-answer', card })) }
      if (typeof answer.card === 'string') {
        const back = remove(this.hand(mate), answer.card)
        this.hand(mate).push(remove(this.hand(seat), offered))
        this.hand(seat).push(back)
        return
      }
      this.refused.push(mate)
    }
  }

  private *draw(seat: number, count: number): Generator<Ask, void, Act> {
    for (let drawn = 0; drawn < count && this.renew(); drawn += 1) {
      const card = this.pile.shift() ?? ''
      if (ALL.includes(card)) this.hand(seat).push(card)
      else {
        yield* this.explore(seat, card)
        this.discard.push(card)
      }
    }
  }

  private *explore(seat: number, event: string): Generator<Ask, void, Act> {
    const round = this.hands.map((_, place) => (seat + place) % this.hands.length).filter((other) => this.places[other] === 'sea')
    if (event === 'fair-winds') yield* this.draw(seat, 2)
    else if (event === 'storm') for (const other of round) this.lay(other, this.drawn('discarded', other, 1))
    else if (event === 'doldrums') this.becalmed[seat] = true
    else if (event === 'wreck') {
      const place = this.discard.findLastIndex((card) => GOODS.includes(card))
      if (place >= 0) this.hand(seat).push(...this.discard.splice(place, 1))
    } else if (event === 'spyglass') {
      if (seat === this.pirate) yield { phase: 'choose', seat, acts: this.ships().map((ship) => ({ type: 'choose', seat: ship })) }
    } else if (event === 'hidden-cove') yield* this.search(seat)
    else if (event === 'press-gang') {
      const most = Math.max(...round.map((other) => this.hand(other).length))
      const giver = round.find((other) => this.hand(other).length === most) ?? -1
      if (most === 0) return
      const { cards: [card = ''] = [] } = yield { phase: 'pick', seat: giver, acts: picks('pick', this.hand(giver), 1) }
      if (giver === seat) this.lay(seat, [card])
      else this.hand(seat).push(remove(this.hand(giver), card))
    } else throw new Error(`no event ${event}`)
  }

  private *search(seat: number): Generator<Ask, void, Act> {
    if (!this.renew()) return
    const vessels = this.pile.slice(0, 4).filter((card) => ALL.includes(card))
    if (vessels.length > 0) {
      const { cards: [card = ''] = [] } = yield { phase: 'pick', seat, acts: picks('pick', vessels, 1) }
      this.hand(seat).push(remove(this.pile, card))
    }
    this.pile = this.shuffled('pile-shuffled', this.pile)
  }

  private *fight(seat: number, foe: number, gun: string): Generator<Ask, void, Act> {
    this.lay(seat, [gun])
    const shields = [...new Set(this.hand(foe))].filter((card) => (this.house.defendAlike ? card === gun : GUNS.includes(card)))
    if (shields.length > 0) {
      const { card } = yield { phase: 'defend', seat: foe, acts: shields.map((shield) => ({ type: 'defend', card: shield })) }
      this.lay(foe, [card ?? ''])
      return
    }
    const loot = this.drawn('spoils-taken', foe, this.house.spoils)
    for (const card of loot) this.hand(seat).push(remove(this.hand(foe), card))
    const left = this.hand(foe)
    if (foe !== this.pirate) {
      this.lay(foe, [...left])
      this.places[foe] = 'sunk'
      if (this.turnsLeft !== null) this.turnsLeft[foe] = 0
      return
    }
    const half = Math.floor(left.length / 2)
    if (half === 0) return
    const { cards = [] } = yield { phase: 'pick', seat: foe, acts: picks('pick', left, half) }
    this.lay(foe, cards)
  }

  private goHome(seat: number, cards: string[]): void {
    this.lay(seat, cards)
    this.places[seat] = seat === this.pirate ? 'island' : 'port'
    if (seat === this.pirate) this.turnsLeft = this.places.map((place) => (place === 'sea' ? 2 : 0))
    else if (this.turnsLeft !== null) this.turnsLeft[seat] = 0
  }

  private *trim(seat: number): Generator<Ask, void, Act> {
    const over = this.hand(seat).length - this.house.handLimit
    const { cards = [] } = yield { phase: 'trim', seat, acts: [{ type: 'trim', cards: [] }, ...picks('trim', this.hand(seat), over)] }
    this.lay(seat, cards)
  }

  private finish(): void {
    const worth = this.hands.map((hand) => hand.reduce((sum, card) => sum + (this.house.treasureValue[card] ?? 0), 0))
    const pirate = worth[this.pirate] ?? 0
    const merchants = worth.reduce((sum, one) => sum + one, 0) - pirate
    const afloat = this.places.some((place) => place === 'sea' || place === 'port')
    const isAnyoneLeft = this.places.some((place, seat) => seat !== this.pirate && place !== 'sunk')
    const winner = !isAnyoneLeft || !afloat || pirate > merchants ? 'pirate' : pirate < merchants ? 'merchants' : 'draw'
    this.result = { winner, pirate, merchants }
  }

  private renew(): boolean {
    if (this.pile.length === 0 && this.discard.length > 0) {
      this.pile = this.shuffled('pile-renewed', this.discard)
      this.discard = []
    }
    return this.pile.length > 0
  }

  private lay(seat: number, cards: readonly string[]): void {
    for (const card of cards.toSorted()) this.discard.push(remove(this.hand(seat), card))
  }

  /** What chance took out of a hand, if it could. */
  private drawn(type: string, seat: number, most: number): string[] {
    const count = Math.min(most, this.hand(seat).length)
    if (count === 0) return []
    const luck = this.take(type)
    const cards = (luck.cards ?? [luck.card]) as string[]
    if ((luck.from ?? luck.seat) !== seat || cards.length !== count)
      throw new Error(`not ${count} of seat ${seat}: ${JSON.stringify(luck)}`)
    const left = [...this.hand(seat)]
    for (const card of cards) remove(left, card)
    return [...cards]
  }

  private shuffled(type: string, cards: string[]): string[] {
    const pile = this.take(type).pile as string[]
    if (pile.toSorted().join() !== cards.toSorted().join()) throw new Error(`${pile.join()} is no shuffled ${cards.join()}`)
    return [...pile]
  }

  private take(type: string): Luck {
    const luck = this.luck.shift()
    if (luck?.type !== type) throw new Error(`chance has settled no ${type}`)
    return luck
  }

  /** The Merchants at sea. */
  private ships(): number[] {
    return this.places.flatMap((place, seat) => (place === 'sea' && seat !== this.pirate ? [seat] : []))
  }

  private hand(seat: number): string[] {
    const hand = this.hands[seat]
    if (hand === undefined) throw new Error(`no seat ${seat}`)
    return hand
  }
}

function remove(cards: string[], card: string): string {
  const place = cards.indexOf(card)
  if (place < 0) throw new Error(`no ${card} in ${cards.join()}`)
  cards.splice(place, 1)
  return card
}

/** Each different choice of so many, found the slow way: one card more at a time. */
function picks(type: string, cards: readonly string[], count: number): Act[] {
  let choices: string[][] = [[]]
  for (let size = 0; size < count; size += 1) {
    const larger = choices.flatMap((choice) =>
      [...new Set(cards)].filter((card) => copies(choice, card) < copies(cards, card)).map((card) => [...choice, card].sort()),
    )
    choices = [...new Set(larger.map((choice) => choice.join()))].map((text) => text.split(','))
  }
  return choices.map((choice) => ({ type, cards: choice }))
}

function copies(cards: readonly string[], card: string): number {
  return cards.filter((other) => other === card).length
}
