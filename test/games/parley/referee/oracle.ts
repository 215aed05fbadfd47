import type { Act } from '../../../referee/playout.ts'

/**
 * Parley once more, told as one story from the rules and not from the engine: it shares no code with it. `play` is asked
 * for every act, and gives the summary (all of it) that the referee must give in its place.
 */
type Table = Record<string, never> | Record<string, unknown>

export type Deal = { missions: string[]; votes: string[]; ports: string[][]; firstCaptain: number }
type Ask = { phase: string; waiting: number[] }
type Played = { seat: number; card: string }

const NATIONS = 'berberis venetians spaniards francais turks mamluks'.split(' ')
const START = ['barcelona', 'venezia', 'trablus', 'cipro']
const COST = [7, 7, 7, 7, 7, 7, 6, 6, 5, 5, 6, 6, 7, 7, 8, 8]
const PAY = [1, 1, 1, 1, 1, 1, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4]
const LOUD = ['blunder', 'cancel', 'change', 'mutiny']

/** The table of section 10, word for word. */
const SEA: Record<string, string[]> = Object.fromEntries(
  `malta: athena sicilia sardegna tunis trablus | athena: malta sicilia rodos candia | sicilia: malta athena sardegna napoli ragusa
  | sardegna: malta sicilia tunis genova napoli | tunis: malta sardegna cezayir trablus | cezayir: tunis valencia
  | valencia: cezayir barcelona marseille | barcelona: valencia marseille | marseille: valencia barcelona genova
  | genova: sardegna marseille napoli | napoli: sicilia sardegna genova venezia ragusa | venezia: napoli ragusa
  | ragusa: sicilia napoli venezia konstantiniyye | konstantiniyye: ragusa izmir | izmir: konstantiniyye rodos cipro
  | rodos: athena izmir candia cipro iskenderiye | candia: athena rodos iskenderiye | cipro: izmir rodos iskenderiye
  | iskenderiye: rodos candia cipro | trablus: malta tunis`
    .split('|')
    .map((row) => row.trim().split(': '))
    .map(([port = '', near = '']) => [port, near.split(' ')]),
)

export class Oracle {
  phase = 'captain'
  captain: number
  sieges = 0
  anchor: string | null = null
  way: string | null = null
  points: Record<string, number> = Object.fromEntries(NATIONS.map((nation) => [nation, 0]))
  silver: number[]
  aside: { from: number; to: number; silver: number; country: string }[] = []
  markers: Record<string, string[]> = {}
  admirals = START.map((port) => ({ port, moved: false }))
  letters: { country: string; seat: number }[] = []
  hands: string[][]
  pile: string[]
  discard: string[] = []
  ports: string[][]
  missions: string[]
  result: unknown = null
  waiting: number[]
  /** The renewed pile, which chance has shuffled: taken from the referee's events, if it is the discard. */
  renewed: string[] | null = null
  readonly story: Generator<Ask, void, Act>

  constructor(deal: Deal) {
    this.missions = deal.missions
    this.captain = deal.firstCaptain
    this.silver = this.missions.map(() => 42)
    this.hands = this.missions.map((_, seat) => deal.votes.slice(6 * seat, 6 * seat + 6))
    this.pile = deal.votes.slice(6 * this.missions.length)
    this.ports = deal.ports.map((card) => [...card])
    this.waiting = [this.captain]
    this.story = this.tell()
    this.go(this.story.next())
  }

  play(act: Act, [renewed]: string[][]): void {
    this.renewed = renewed ?? null
    this.go(this.story.next(act))
  }

  go(step: IteratorResult<Ask, void>): void {
    this.phase = step.done ? 'over' : step.value.phase
    this.waiting = step.done ? [] : step.value.waiting
  }

  left(seat: number): number {
    return (seat + 1) % this.missions.length
  }

  /** From the captain's left to the captain. */
  round(): number[] {
    return this.missions.map((_, place) => (this.captain + 1 + place) % this.missions.length)
  }

  *tell(): Generator<Ask, void, Act> {
    while (true) {
      const { act } = yield { phase: 'captain', waiting: [this.captain] }
      if (act.type === 'move-admiral') this.admirals[Number(act.admiral)] = { port: String(act.port), moved: true }
      if (act.type === 'privateer') {
        this.silver[this.captain] = (this.silver[this.captain] ?? 0) - (COST[this.sieges] ?? 0)
        this.letters.push({ country: String(act.country), seat: this.captain })
        this.points[String(act.country)] = (this.points[String(act.country)] ?? 0) + 2
      }
      if (act.type === 'blackmail') yield* this.blackmail(Number(act.seat), String(act.country))
      if (act.type === 'siege') {
        yield* this.siege(act)
        if (this.sieges === 16) return this.end()
        this.ports.shift()
        this.anchor = null
        this.way = null
      }
      this.captain = this.left(this.captain)
    }
  }

  *blackmail(target: number, country: string): Generator<Ask, void, Act> {
    const { act } = yield { phase: 'answer', waiting: [target] }
    const give = (sum: number): number => {
      const given = Math.min(sum, this.silver[target] ?? 0)
      this.silver[target] = (this.silver[target] ?? 0) - given
      return given
    }
    const get = (sum: number) => {
      this.silver[this.captain] = (this.silver[this.captain] ?? 0) + sum
    }
    if (act.answer === 'yes') get(give(PAY[this.sieges] ?? 0))
    if (act.answer === 'maybe') {
      get(give(2))
      this.aside.push({ from: target, to: this.captain, silver: give(PAY[this.sieges] ?? 0), country })
    }
  }

  *siege(first: Record<string, unknown>): Generator<Ask, void, Act> {
    let act = first
    while (true) {
      this.anchor = String(act.port)
      this.way = String(act.vote)
      const outcome = yield* this.vote()
      if (outcome === 'cancel') continue
      if (outcome !== 'mutiny') break
      this.captain = this.left(this.captain)
      act = (yield { phase: 'mutiny', waiting: [this.captain] }).act
    }
    if (this.sieges === 16) return
    const chosen: (string | null)[] = []
    const choosing = new Set(this.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : [])))
    while (choosing.size > 0) {
      const { seat, act: choice } = yield { phase: 'discard', waiting: [...choosing] }
      chosen[seat] = choice.card === null ? null : String(choice.card)
      choosing.delete(seat)
    }
    for (const [seat, card] of chosen.entries()) if (typeof card === 'string') this.discard.push(this.take(seat, card))
    this.draw()
  }

  draw(): void {
    for (const seat of this.round())
      while ((this.hands[seat]?.length ?? 6) < 6) {
        if (this.pile.length === 0) {
          if (this.discard.length === 0) return
          if (String(this.renewed?.toSorted()) !== String(this.discard.sort())) throw new Error('the renewed pile is not the discard')
          this.pile = [...(this.renewed ?? [])]
          this.discard = []
        }
        this.hands[seat]?.push(String(this.pile.shift()))
      }
  }

  take(seat: number, card: string): string {
    const place = this.hands[seat]?.indexOf(card) ?? -1
    if (place < 0) throw new Error(`seat ${seat} has no ${card}`)
    this.hands[seat]?.splice(place, 1)
    return card
  }

  playable(seat: number, isExtra: boolean): string[] {
    const hand = this.hands[seat] ?? []
    return hand.filter(
      (card) =>
        !(card === 'reveal' && this.way === 'open') && !(card === 'change' && seat === this.captain) && !(card === 'last' && isExtra),
    )
  }

  *vote(): Generator<Ask, 'cancel' | 'mutiny' | 'done', Act> {
    const cards: Played[] = []
    const over = (): void => {
      this.discard.push(...cards.map(({ card }) => card))
    }
    if (this.way === 'open')
      for (const seat of this.round()) {
        if (this.playable(seat, false).length === 0) continue
        const { act } = yield { phase: 'vote', waiting: [seat] }
        cards.push({ seat, card: this.take(seat, String(act.card)) })
        if (act.card === 'cancel' && cards.filter(({ card }) => LOUD.includes(card)).length === 1) {
          over()
          return 'cancel'
        }
      }
    else {
      const voters = new Set(this.hands.flatMap((_, seat) => (this.playable(seat, false).length > 0 ? [seat] : [])))
      while (voters.size > 0) {
        const { seat, act } = yield { phase: 'vote', waiting: [...voters] }
        cards.push({ seat, card: this.take(seat, String(act.card)) })
        voters.delete(seat)
      }
    }
    const lasts = cards.filter(({ card }) => card === 'last')
    const seat = lasts[0]?.seat ?? -1
    if (lasts.length === 1 && this.playable(seat, true).length > 0) {
      const { act } = yield { phase: 'last', waiting: [seat] }
      cards.push({ seat, card: this.take(seat, String(act.card)) })
    }
    const loud = cards.filter(({ card }) => LOUD.includes(card))
    const word = loud.length === 1 ? loud[0]?.card : null
    if (word === 'mutiny' || word === 'cancel') {
      over()
      return word
    }
    if (word === 'change') this.anchor = String((yield { phase: 'anchor', waiting: [loud[0]?.seat ?? -1] }).act.port)
    const sum = (kind: string) => cards.reduce((total, { card }) => total + (card.startsWith(kind) ? Number(card.at(-1)) : 0), 0)
    let attack = sum('sword') > sum('shield')
    if (sum('sword') === sum('shield')) attack = (yield { phase: 'tie', waiting: [this.captain] }).act.side === 'attack'
    this.win(attack !== (word === 'blunder'))
    over()
    return 'done'
  }

  win(attack: boolean): void {
    const port = this.anchor ?? ''
    const winners = NATIONS.filter((nation) => this.ports[0]?.includes(nation) === attack)
    const count = (nation: string) => Object.values(this.markers).filter((nations) => nations.includes(nation)).length
    const placing = winners.filter((nation) => count(nation) < 13)
    for (const nation of winners)
      this.points[nation] = (this.points[nation] ?? 0) + 1 + (SEA[port] ?? []).filter((near) => this.markers[near]?.includes(nation)).length
    this.markers[port] = placing
    this.sieges += 1
  }

  end(): void {
    this.anchor = null
    this.way = null
    const add = (seat: number, sum: number) => {
      this.silver[seat] = (this.silver[seat] ?? 0) + sum
    }
    for (const { from, to, silver, country } of this.aside) add(this.missions[from] === country ? to : from, silver)
    this.aside = []
    for (const { country, seat } of this.letters) {
      const prize = Math.ceil((this.points[country] ?? 0) / 10)
      const payer = this.missions.indexOf(country)
      if (payer >= 0 && payer !== seat) {
        const paid = Math.min(prize, this.silver[payer] ?? 0)
        add(payer, -paid)
        add(seat, paid)
      }
      add(seat, prize)
    }
    const own = this.missions.map((nation) => this.points[nation] ?? 0)
    const score = own.map((points, seat) => points + (this.silver[seat] ?? 0))
    const worth = score.map((total, seat) => total * 10_000 + (own[seat] ?? 0))
    this.result = score.map((total, seat) => ({
      seat,
      score: total,
      silver: this.silver[seat],
      points: own[seat],
      rank: 1 + worth.filter((other) => other > (worth[seat] ?? 0)).length,
    }))
  }

  summary(): Table {
    return {
      captain: this.captain,
      phase: this.phase,
      waiting: [...this.waiting].sort(),
      sieges: this.sieges,
      portCard: this.ports[0],
      points: this.points,
      silver: this.silver,
      aside: this.aside.map(({ from, to, silver }) => ({ from, to, silver })),
      markers: this.markers,
      admirals: this.admirals,
      privateers: this.letters,
      hands: this.hands.map((hand) => hand.length),
      pile: this.pile.length,
      discard: this.discard.length,
      anchor: this.anchor,
      vote: this.way,
      result: this.result,
      missions: this.missions,
      handCards: this.hands.map((hand) => hand.toSorted()),
      pileCards: this.pile,
      discardCards: this.discard.toSorted(),
      portDeck: this.ports.slice(1),
      asideCountries: this.aside.map(({ country }) => country),
    }
  }
}
