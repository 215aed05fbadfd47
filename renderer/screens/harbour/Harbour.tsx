import { useState } from 'react'
import type { RulesCard, TableCard } from '../../../electron/host/protocol.ts'
import { fittingSeats } from '../../../engine/core/houseRules.ts'
import { openTable } from '../../app/intents.ts'
import { usePainted } from '../../app/painted.ts'
import { asset, type GameCard, gameCards, loadPlay } from '../../app/play.ts'
import { go } from '../../app/route.ts'
import { selectChosenRules, selectUnderWay } from '../../app/selectors.ts'
import { useDo, useStore } from '../../app/store.ts'
import { type Say, type SayGame, useGameWords, useWords } from '../../words/language.ts'
import { JoinTable } from '../lan/JoinTable.tsx'
import { ProgramNews } from '../program/ProgramNews.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { aloneSeats } from './aloneSeats.ts'
import { SavedGames, standing } from './SavedGames.tsx'
import { Scene } from './Scene.tsx'
import { SettingsAndCredits } from './SettingsAndCredits.tsx'

/** The start: what can be played, what is under way, and the way to everything else. */
export function Harbour() {
  const say = useWords()
  const [index, setIndex] = useState(0)
  const card = gameCards[index] ?? gameCards[0]
  if (!card) return null
  return (
    <main className="harbour">
      <Scene />
      <div className="harbour-top">
        <header className="harbour-title">
          <h1>{say('title')}</h1>
          <p>{say('harbour.tagline')}</p>
        </header>
        <div className="posters" role="radiogroup" aria-label={say('harbour.games')}>
          {gameCards.map((each, at) => (
            <Poster key={each.id} card={each} chosen={each === card} onChoose={() => setIndex(at)} />
          ))}
        </div>
      </div>
      <Notice />
      <ProgramNews />
      <Ways card={card} />
      <SavedGames card={card} />
      <nav className="harbour-nav" aria-label={say('harbour.more')}>
        <Button
          icon="book-cover"
          title={say('rules.title')}
          line={say('harbour.rules')}
          testId="rules"
          onClick={() => go({ page: 'rules', game: card.id, clause: null })}
        />
        <Button
          icon="hammer-nails"
          title={say('workshop.title')}
          line={say('workshop.line')}
          testId="workshop"
          onClick={() => go({ page: 'workshop', game: card.id })}
        />
        <Button icon="house" title={say('hall.title')} line={say('hall.line')} testId="hall" onClick={() => go({ page: 'hall' })} />
        <SettingsAndCredits />
      </nav>
    </main>
  )
}

function Poster({ card, chosen, onChoose }: { card: GameCard; chosen: boolean; onChoose(): void }) {
  const say = useWords()
  const words = useGameWords(card.id)
  const pictures = usePainted()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a poster with a picture, which a native radio button cannot be
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      className="poster paper"
      title={words('tagline')}
      onClick={onChoose}
      data-testid={`game-${card.id}`}
    >
      <img src={pictures ? asset(card.poster) : undefined} alt="" draggable={false} decoding="async" />
      <span className="poster-name">{words('name')}</span>
      <span className="poster-line">{say('harbour.players', { min: card.min, max: card.max })}</span>
    </button>
  )
}

function Ways({ card }: { card: GameCard }) {
  const say = useWords()
  const words = useGameWords(card.id)
  const dispatch = useDo()
  const preferences = useStore((state) => state.preferences)
  const ready = useStore((state) => state.connection.status === 'open' && state.connection.owner)
  const latest = useStore(selectUnderWay)[0]
  const rules = useStore(selectChosenRules(card.id))
  const alone = async (): Promise<void> => {
    if (!ready) return
    const seats = aloneSeats(card, preferences, words)
    const { engine } = await loadPlay(card.id)
    const options = fittingSeats(engine.options, rules?.options ?? {}, seats.length)
    dispatch(openTable({ game: card.id, seats, options, rulesName: rules?.name ?? null }))
  }
  return (
    <div className="ways">
      <Button
        look={ready ? 'main' : 'off'}
        icon="ringing-bell"
        title={say('harbour.alone')}
        line={ready ? aloneLine(card, rules, say, words) : say('harbour.notYet')}
        testId="play-alone"
        onClick={() => void alone()}
      />
      <Button
        look={ready ? 'may' : 'off'}
        icon="wooden-sign"
        title={say('harbour.open')}
        line={say('harbour.openLine')}
        testId="open-table"
        onClick={() => ready && go({ page: 'open', game: card.id })}
      />
      {latest && <Resume card={latest} />}
      <Join />
    </div>
  )
}

/** By which rules, if not by the printed ones. */
function aloneLine(card: GameCard, rules: RulesCard | null, say: Say, words: SayGame): string {
  const line = say('harbour.aloneLine', { game: words('name'), count: card.alone - 1 })
  const count = Object.keys(rules?.options ?? {}).length
  return rules && count > 0 ? `${line} · ${say('house.alone', { name: rules.name, count })}` : line
}

/** To a table on another computer. */
function Join() {
  const say = useWords()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button icon="network-bars" title={say('join.title')} line={say('join.line')} testId="join" onClick={() => setAsking(true)} />
      {asking && <JoinTable onClose={() => setAsking(false)} />}
    </>
  )
}

function Resume({ card }: { card: TableCard }) {
  const say = useWords()
  const words = useGameWords(card.game)
  return (
    <Button
      icon="hourglass"
      title={say('saved.goOn')}
      line={`${words('name')}: ${standing(card, say, words)}`}
      testId="resume"
      onClick={() => go({ page: 'table', table: card.table, side: null })}
    />
  )
}
