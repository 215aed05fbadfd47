import type { Country, VoteCard } from '../../../../engine/games/parley/cards.ts'
import { Secret } from '../../../phone/Secret.tsx'
import type { AnyHand } from '../../../phone/useHand.ts'
import { Seal } from '../panels/Seal.tsx'
import { type ParleyHand, pictureOf } from './Picture.tsx'

const known = <T,>(cards: readonly (T | null)[] | undefined): T[] => (cards ?? []).flatMap((card) => card ?? [])

/** My secret crown, my cards while I need not show them to myself, my blackmails; all of it face down. */
export function Mine({ hand }: { hand: AnyHand }) {
  const { view, seat, legal, words }: ParleyHand = hand
  if (seat === null) return null
  const mission = view.missions[seat]
  const cards = known(view.hands[seat])
  const blackmails = known(view.blackmailCards[seat])
  // while a card is asked for, the hand lies open above
  const isShown = legal.some(({ type }) => type === 'vote' || type === 'discard')
  return (
    <section className="mine" aria-label={words('phone.mine')}>
      {mission && (
        <Secret
          title={words('panel.crown')}
          testId="mission"
          spoken={words('mission.line', { country: words(`countries.${mission}.name`) })}
          closed={<Letter />}
          open={<Letter country={mission} />}
        />
      )}
      {!isShown && cards.length > 0 && <Cards cards={cards} hand={hand} />}
      {blackmails.length > 0 && <Blackmails countries={blackmails} hand={hand} />}
    </section>
  )
}

/** The letter from my crown: sealed, or opened at its seal. */
function Letter({ country }: { country?: Country }) {
  return (
    <span className="letter" data-open={country !== undefined}>
      {country ? <Seal country={country} size="2.7rem" /> : <span className="letter-wax" />}
    </span>
  )
}

function Cards({ cards, hand: { words } }: { cards: readonly VoteCard[]; hand: ParleyHand }) {
  const row = (up: boolean) => (
    <span className="secret-cards">
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a hand are known by their places
        <span key={place}>
          <img src={pictureOf(up ? `vote-${card}` : 'vote-back')} alt="" draggable={false} />
          {up && <b>{words(`cards.${card}.title`)}</b>}
        </span>
      ))}
    </span>
  )
  return (
    <Secret
      title={words('panel.hand')}
      testId="my-cards"
      wide
      spoken={cards.map((card) => words(`cards.${card}.name`)).join(', ')}
      closed={row(false)}
      open={row(true)}
    />
  )
}

function Blackmails({ countries, hand: { words } }: { countries: readonly Country[]; hand: ParleyHand }) {
  const row = (up: boolean) => (
    <span className="secret-seals">
      {countries.map((country) =>
        up ? <Seal key={country} country={country} size="1.9rem" /> : <span key={country} className="secret-back" />,
      )}
    </span>
  )
  return (
    <Secret
      title={words('panel.blackmailsLeft', { count: countries.length })}
      testId="my-blackmails"
      wide
      spoken={countries.map((country) => words(`countries.${country}.name`)).join(', ')}
      closed={row(false)}
      open={row(true)}
    />
  )
}
