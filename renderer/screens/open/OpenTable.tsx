import { useState } from 'react'
import { PLAIN_MANNERS, type Sitter } from '../../../electron/host/protocol.ts'
import { fittingSeats } from '../../../engine/core/houseRules.ts'
import { openTable } from '../../app/intents.ts'
import { type GameCard, gameCard } from '../../app/play.ts'
import { withRules } from '../../app/preferences.ts'
import { preferred } from '../../app/preferencesSlice.ts'
import { selectChosenRules } from '../../app/selectors.ts'
import { useDo, useStore } from '../../app/store.ts'
import { type Say, useGameWords, useWords } from '../../words/language.ts'
import { isSameRules } from '../../words/options.ts'
import { aloneSeats } from '../harbour/aloneSeats.ts'
import { LanSwitch } from '../lan/LanSwitch.tsx'
import { MannersForm } from '../time/MannersForm.tsx'
import { Button } from '../ui/Button.tsx'
import { PageFrame } from '../ui/PageFrame.tsx'
import type { Options } from './OptionForm.tsx'
import { RulesChoice } from './RulesChoice.tsx'
import { openedSeats, SeatForm, sitterName } from './SeatForm.tsx'
import { useEngine } from './useEngine.ts'
import '../../app/style/workshop.css'

/** Who sits where, and by which rules; then the table is opened. */
export function OpenTable({ game }: { game: string }) {
  const say = useWords()
  const card = gameCard(game)
  return <PageFrame title={say('opening.title')}>{card && <Opening card={card} />}</PageFrame>
}

/** By which set a table is to be opened, and what has been changed by hand. */
function useRulesFor(game: string) {
  const sets = useStore((state) => state.rules.sets)
  const last = useStore(selectChosenRules(game))?.rules ?? null
  // Undefined: nothing has been chosen here yet.
  const [picked, setPicked] = useState<string | null | undefined>(undefined)
  const [byHand, setByHand] = useState<Options | null>(null)
  const set = sets?.[(picked === undefined ? last : picked) ?? ''] ?? null
  const fields = useEngine(game)?.options ?? []
  const printed = set?.options ?? {}
  const options = byHand ?? printed
  const pick = (rules: string | null): void => {
    setPicked(rules)
    setByHand(null)
  }
  return { fields, set, options, isByHand: !isSameRules(fields, options, printed), pick, setByHand }
}

/** Why nobody could play at such a table; null = they could. */
function wrongSeats(card: GameCard, seats: readonly Sitter[], say: Say): string | null {
  if (seats.length < card.min) return say('opening.tooFew', { min: card.min })
  return seats.some(({ kind }) => kind !== 'bot') ? null : say('opening.nobodyPlays')
}

/** Who sits where, whether the table is open to the network, and how people keep company there. */
function useSeats(card: GameCard) {
  const words = useGameWords(card.id)
  const preferences = useStore((state) => state.preferences)
  const [seats, setSeats] = useState<Sitter[]>(() => aloneSeats(card, preferences, words))
  const [lan, setLan] = useState(false)
  const [manners, setManners] = useState(PLAIN_MANNERS)
  const openTo = (open: boolean): void => {
    setLan(open)
    setSeats(openedSeats(seats, open, card, words))
  }
  return { seats, setSeats, lan, openTo, manners, setManners }
}

/** What comes when the table is opened. */
const nextLine = (seats: readonly Sitter[], say: Say): string =>
  say(seats.some(({ kind }) => kind === 'guest') ? 'opening.gatherLine' : 'opening.startLine', { count: seats.length })

/** Only where several people play. */
function TimeAndTalk({ seats, ...form }: { seats: readonly Sitter[] } & Parameters<typeof MannersForm>[0]) {
  const say = useWords()
  if (seats.filter(({ kind }) => kind !== 'bot').length < 2) return null
  return (
    <section className="paper sheet" aria-label={say('manners.title')}>
      <h2>{say('manners.title')}</h2>
      <MannersForm {...form} />
    </section>
  )
}

function Opening({ card }: { card: GameCard }) {
  const say = useWords()
  const words = useGameWords(card.id)
  const dispatch = useDo()
  const preferences = useStore((state) => state.preferences)
  const ready = useStore((state) => state.connection.status === 'open' && state.connection.owner)
  const rules = useRulesFor(card.id)
  const { seats, setSeats, lan, openTo, manners, setManners } = useSeats(card)
  const options = fittingSeats(rules.fields, rules.options, seats.length)
  const count = Object.keys(options).length
  const wrong = wrongSeats(card, seats, say)
  const start = (): void => {
    if (!ready || wrong !== null) return
    const mine = seats.find((seat) => seat.kind === 'me')
    const isOwn = mine?.kind === 'me' && mine.name !== card.faceName(mine.face, words)
    if (mine) dispatch(preferred({ name: isOwn ? mine.name : preferences.name, faces: { ...preferences.faces, [card.id]: mine.face } }))
    dispatch(preferred({ rules: withRules(preferences.rules, card.id, rules.set?.rules ?? null) }))
    dispatch(
      openTable({
        game: card.id,
        seats: seats.map((seat): Sitter => (seat.kind === 'guest' ? seat : { ...seat, name: sitterName(seat, card, words) })),
        lan,
        manners,
        options,
        rulesName: rules.isByHand ? null : (rules.set?.name ?? null),
      }),
    )
  }
  return (
    <>
      <div className="columns">
        <SeatForm card={card} seats={seats} lan={lan} onChange={setSeats} />
        <div className="column">
          <section className="paper sheet">
            <LanSwitch open={lan} onChange={openTo} />
          </section>
          <TimeAndTalk seats={seats} game={card.id} manners={manners} onChange={setManners} />
          <RulesChoice
            card={card}
            {...rules}
            seats={seats.map((seat) => sitterName(seat, card, words))}
            onPick={rules.pick}
            onByHand={rules.setByHand}
          />
        </div>
      </div>
      <footer className="page-foot">
        <Button
          look={ready && wrong === null ? 'main' : 'off'}
          icon="anchor"
          title={say('opening.start')}
          line={wrong ?? nextLine(seats, say)}
          end={count > 0 && <small>{say('opening.changed', { count })}</small>}
          testId="start"
          onClick={start}
        />
      </footer>
    </>
  )
}
