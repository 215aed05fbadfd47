import { isMerchantAtSea } from '../../../../engine/games/merchants/hands.ts'
import { Secret } from '../../../phone/Secret.tsx'
import type { AnyHand } from '../../../phone/useHand.ts'
import { Face } from '../../../screens/ui/Face.tsx'
import { cardsWords } from '../label.ts'
import { cardName } from '../tell.ts'
import { type MerchantsHand, pictureOf, shipOf } from './Picture.tsx'

/** My hold, face down until I look; and what I have seen of others'. */
export function Mine({ hand }: { hand: AnyHand }) {
  const { view, seat, words }: MerchantsHand = hand
  if (seat === null) return null
  const cards = (view.hands[seat] ?? []).flatMap((card) => card ?? [])
  const isShown = hand.legal.some(({ type }) => ['defend', 'trade-answer', 'trim', 'pick'].includes(type))
  const row = (up: boolean) => (
    <span className="secret-cards">
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a hand are known by their places
        <span key={place}>
          <img src={pictureOf(up ? `card-${card}` : 'back')} alt="" draggable={false} />
          {up && <b>{cardName(card, view, words)}</b>}
        </span>
      ))}
    </span>
  )
  return (
    <section className="mine" aria-label={words('phone.mine')}>
      {!isShown && cards.length > 0 && (
        <Secret
          title={words('phone.hold', { count: cards.length })}
          testId="my-cards"
          wide
          spoken={cardsWords(cards, { view, words })}
          closed={row(false)}
          open={row(true)}
        />
      )}
      <Known hand={hand} seat={seat} />
    </section>
  )
}

/** Section 9: what I have seen of other hands. */
function Known({ hand: { view, words, nameOf }, seat }: { hand: MerchantsHand; seat: number }) {
  const seen = view.known[seat] ?? []
  const lines = seen.flatMap(({ sure, maybe, gone }, of) => [
    ...(sure.length > 0 ? [`${nameOf(of)}: ${words('panel.known', { cards: cardsWords(sure, { view, words }) })}`] : []),
    ...(maybe.length > 0
      ? [
          `${nameOf(of)}: ${
            gone > 0
              ? words('panel.knownMaybe', { cards: cardsWords(maybe, { view, words }), count: gone })
              : words('panel.known', { cards: cardsWords(maybe, { view, words }) })
          }`,
        ]
      : []),
  ])
  if (lines.length === 0) return null
  return (
    <Secret
      title={words('phone.seen')}
      testId="my-knowledge"
      spoken={lines.join(' ')}
      closed={<img className="seen-back" src={pictureOf('back')} alt="" />}
      open={<img className="seen-back" src={pictureOf('back')} alt="" />}
    />
  )
}

/** Every ship, its side, and where it is. */
export function Board({ hand }: { hand: AnyHand }) {
  const { view, people, card, words, nameOf }: MerchantsHand = hand
  const count = (place: string): number => view.places.filter((each, seat) => seat !== view.pirate && each === place).length
  return (
    <section className="board" aria-label={words('phone.board')}>
      <p>{words('panel.crewText', { sea: count('sea'), port: count('port'), sunk: count('sunk') })}</p>
      <ol className="people">
        {people.map(({ seat, face }) => (
          <li key={seat} data-turn={view.turn === seat || undefined}>
            <Face game={card.game} face={face} size="2.2rem" />
            <span>
              <b>{nameOf(seat)}</b>
              <i>
                {[
                  words(seat === view.pirate ? 'roles.pirate.name' : 'roles.merchant.name'),
                  words(`places.${view.places[seat] ?? 'sea'}`),
                  view.options.showHandCounts && words('panel.cards', { count: view.hands[seat]?.length ?? 0 }),
                  view.misses[seat] && words('panel.misses'),
                  view.extras[seat] && words('panel.extra'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </i>
              {isMerchantAtSea(view, seat) || seat === view.pirate ? <Backs count={view.hands[seat]?.length ?? 0} /> : null}
            </span>
            <img className="ship" src={pictureOf(shipOf(hand, seat))} alt="" />
          </li>
        ))}
      </ol>
      <p>
        {words('panel.pile', { count: view.pile.length })} · {words('panel.discard', { count: view.discard.length })}
      </p>
      {view.discard.length > 0 && <p>{words('panel.discardAll', { cards: cardsWords(view.discard, { view, words }) })}</p>}
    </section>
  )
}

/** A fan of backs, which can be counted by whoever takes the trouble. */
function Backs({ count }: { count: number }) {
  return (
    <span className="backs" aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
        <span key={card} />
      ))}
    </span>
  )
}
