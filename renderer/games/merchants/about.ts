import { isCard, isTreasure, isWeapon } from '../../../engine/games/merchants/cards.ts'
import { isMerchant } from '../../../engine/games/merchants/hands.ts'
import { surplus } from '../../../engine/games/merchants/rules/trim.ts'
import type { State } from '../../../engine/games/merchants/state.ts'
import type { About, AboutDesk } from '../../app/play.ts'
import type { Target } from '../../table/contract.ts'
import { cardsWords, sideOf } from './label.ts'
import { cardName, eventAt, eventText, eventTitle, familyOf } from './tell.ts'

type Of = Omit<AboutDesk, 'view' | 'shown'> & { view: State; shown: State }

const ABOUT: Record<string, (id: string, of: Of) => About | null> = {
  card: (id, of) => aboutCard(of.seat === null ? null : of.shown.hands[of.seat]?.[Number(id)], of),
  pick: aboutPick,
  seat: (id, of) => aboutSeat(Number(id), of),
  pile: (_, { shown, words }) => ({ title: words('panel.pile', { count: shown.pile.length }), text: words('panel.pileText') }),
  discard: (_, of) => aboutDiscard(of),
  home: (_, of) => aboutHome(of),
  offer: (_, of) => aboutOffer(of),
  event: (_, of) => aboutEvent(of),
  crew: (_, { shown, words }) => {
    const at = (place: string): number => shown.places.filter((each, seat) => isMerchant(shown, seat) && each === place).length
    return { title: words('panel.crew'), text: words('panel.crewText', { sea: at('sea'), port: at('port'), sunk: at('sunk') }) }
  },
}

/** What a target is, in words, as far as whoever looks may know. */
export function about(target: Target, of: AboutDesk): About | null {
  const [kind = '', id = ''] = target.split(':')
  return ABOUT[kind]?.(id, of) ?? null
}

/** 1.1, 8.3 What a card is, and what it is good for at this table. */
function aboutCard(card: string | null | undefined, { shown, words }: Of): About | null {
  if (!card) return null
  const title = cardName(card, shown, words)
  if (!isCard(card)) return { title, text: words('events.kind') }
  const family = words(`families.${familyOf(card)}.name`)
  const parts = [`${family}.`, words(`families.${familyOf(card)}.text`)]
  const { treasureValue, defendAlike } = shown.options
  if (isTreasure(card)) parts.push(words('panel.worth', { count: treasureValue[card] }))
  if (isWeapon(card) && defendAlike) parts.push(words('panel.alikeOnly'))
  return { title, text: parts.join(' ') }
}

function aboutPick(id: string, of: Of): About | null {
  const { pick } = of.shown
  if (!pick) return null
  const card = pick.cards[Number(id)]
  const whose = pick.of === null ? of.words('panel.pick.search') : of.words('panel.pick.caught', { seat: of.nameOf(pick.of) })
  const plain = aboutCard(card, of)
  return plain ? { title: plain.title, text: `${whose}. ${plain.text}` } : { title: whose, text: of.words('panel.pickHidden') }
}

/** 2.3, 4.6, section 9: side and place, how many cards if that may be told, what is to come, and what I know of the hand. */
function aboutSeat(seat: number, of: Of): About {
  const { shown, words, nameOf } = of
  const side = sideOf(shown, seat)
  const parts = [
    words(`roles.${side}.name`),
    words(`places.${shown.places[seat] ?? 'sea'}`),
    ...(shown.turn === seat && shown.phase !== 'over' ? [words(seat === of.seat ? 'panel.yourTurn' : 'panel.turn')] : []),
    ...countWords(seat, of),
    ...(shown.misses[seat] ? [words('panel.misses')] : []),
    ...(shown.extras[seat] ? [words('panel.extra')] : []),
    ...turnsLeftWords(seat, of),
  ]
  return { title: nameOf(seat), text: [`${parts.join(' · ')}.`, ...knownWords(seat, of)].join(' ') }
}

/** 4.6 Numbers only where the table shows them, and of my own. */
function countWords(seat: number, { shown, seat: me, words }: Of): string[] {
  if (shown.places[seat] === 'sunk') return []
  const count = shown.hands[seat]?.length ?? 0
  if (count === 0) return [words('panel.noCards')]
  if (seat !== me && !shown.options.showHandCounts) return [words('panel.someCards')]
  const overladen = isMerchant(shown, seat) && surplus(shown, seat) > 0
  return overladen ? [words('panel.overladen', { count, limit: shown.options.handLimit })] : [words('panel.cards', { count })]
}

/** 6.2 */
function turnsLeftWords(seat: number, { shown: { turnsLeft, phase }, words }: Of): string[] {
  const count = turnsLeft?.[seat] ?? 0
  return count > 0 && phase !== 'over' ? [words('panel.turnsLeft', { count })] : []
}

/** Section 9: what I have seen of a hand, and what may have left it since. */
function knownWords(of: number, { shown, seat, words }: Pick<Of, 'shown' | 'seat' | 'words'>): string[] {
  const known = seat === null || seat === of ? undefined : shown.known[seat]?.[of]
  if (!known) return []
  const list = (cards: readonly string[]): string => cardsWords(cards, { view: shown, words })
  return [
    ...(known.sure.length > 0 ? [words('panel.known', { cards: list(known.sure) })] : []),
    ...(known.maybe.length > 0 ? [words('panel.knownMaybe', { cards: list(known.maybe), count: known.gone })] : []),
  ]
}

function aboutDiscard({ shown, words }: Of): About {
  const title = words('panel.discard', { count: shown.discard.length })
  const top = shown.discard.at(-1)
  if (top === undefined) return { title, text: '' }
  const all = cardsWords(shown.discard.toReversed(), { view: shown, words })
  return { title, text: `${words('panel.discardTop', { card: cardName(top, shown, words) })} ${words('panel.discardAll', { cards: all })}` }
}

/** 3.4, 4.4, 8.3 */
function aboutHome({ shown, seat, words }: Of): About {
  const side = seat === null ? 'merchant' : sideOf(shown, seat)
  const set = words(`panel.set.${shown.options.navigationSet}`)
  return { title: words(`panel.home.${side}`), text: words(`panel.homeText.${side}`, { set }) }
}

function aboutOffer({ shown, seat, nameOf, words }: Of): About | null {
  const { offer } = shown
  if (!offer) return null
  const mine =
    offer.from === seat && offer.card !== null ? `${words('panel.offerMine', { card: cardName(offer.card, shown, words) })} ` : ''
  return { title: words('panel.offer', { from: nameOf(offer.from), to: nameOf(offer.to) }), text: mine + words('panel.offerText') }
}

function aboutEvent({ shown, words }: Of): About | null {
  const event = eventAt(shown, shown.running.at(-1) ?? '')
  return event ? { title: eventTitle(event, words), text: eventText(event, words) } : null
}
