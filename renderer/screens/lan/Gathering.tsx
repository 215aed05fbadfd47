import type { TableCard } from '../../../electron/host/protocol.ts'
import { order } from '../../app/intents.ts'
import { asset, gameCard, playOf } from '../../app/play.ts'
import { go } from '../../app/route.ts'
import { isMissing, seatName } from '../../app/seating.ts'
import { useDo, useStore } from '../../app/store.ts'
import { type Say, useGameWords, useWords } from '../../words/language.ts'
import { differences } from '../../words/options.ts'
import { useOptionVoice } from '../../words/useOptionVoice.ts'
import { Differences } from '../open/Differences.tsx'
import { TalkPanel } from '../talk/TalkPanel.tsx'
import { useGatherers } from '../talk/talkHere.ts'
import { MannersSheet } from '../time/MannersSheet.tsx'
import { Button } from '../ui/Button.tsx'
import { PageFrame } from '../ui/PageFrame.tsx'
import { Seal } from '../ui/Seal.tsx'
import { LanSwitch } from './LanSwitch.tsx'
import { SeatList } from './SeatList.tsx'
import { SeatNews } from './SeatNews.tsx'
import { WaysIn } from './WaysIn.tsx'
import '../../app/style/workshop.css'
import '../../app/style/lan.css'
import '../../app/style/seats.css'

/** People sit down from their own devices; the owner begins. */
export function Gathering({ card }: { card: TableCard }) {
  const say = useWords()
  const owner = useStore((state) => state.connection.owner)
  const gatherers = useGatherers(card)
  return (
    <PageFrame title={say('gathering.title')}>
      <div className="gathering">
        <section className="paper sheet">
          <GameHead card={card} />
          <SeatList card={card} />
        </section>
        {(owner || card.manners.chat) && (
          <div className="column">
            {owner && <Way card={card} />}
            {card.manners.chat && <TalkPanel desk={gatherers} title={say('talk.title')} />}
            {owner && <MannersSheet card={card} />}
          </div>
        )}
        {owner ? <Begin card={card} /> : <Watching />}
      </div>
      <SeatNews card={card} />
    </PageFrame>
  )
}

/** What will be played, and what is to be done now. */
function GameHead({ card }: { card: TableCard }) {
  const say = useWords()
  const words = useGameWords(card.game)
  const owner = useStore((state) => state.connection.owner)
  const seated = useStore((state) => state.couch.tokens.length > 0)
  const text = owner ? 'gathering.text' : seated ? 'gathering.textSeated' : 'gathering.textGuest'
  return (
    <header className="gathering-head">
      <img src={asset(gameCard(card.game)?.poster ?? '')} alt="" draggable={false} />
      <div>
        <h2>{words('name')}</h2>
        <p>{say(text)}</p>
        <House card={card} />
      </div>
    </header>
  )
}

/** House rules, if it is played by any: everybody may read them before sitting down. */
function House({ card }: { card: TableCard }) {
  const say = useWords()
  const words = useGameWords(card.game)
  const voice = useOptionVoice(card.game, (seat) => seatName(card.seats[seat] ?? NOBODY, card.game, words))
  const differing = differences(playOf(card.game).engine.options, card.houseRules, voice)
  if (differing.length === 0) return null
  const name = card.rulesName ?? say('house.count', { count: differing.length })
  return (
    <details className="gathering-house" data-testid="gathering-house">
      <summary>
        <Seal /> {say('house.sign', { name })}
      </summary>
      <Differences differing={differing} onClause={(clause) => go({ page: 'rules', game: card.game, clause })} />
    </details>
  )
}

const NOBODY: TableCard['seats'][number] = {
  seat: 0,
  name: '',
  face: '',
  kind: 'guest',
  level: null,
  present: false,
  free: true,
  locked: false,
  standIn: null,
  muted: false,
}

function Way({ card }: { card: TableCard }) {
  const say = useWords()
  const dispatch = useDo()
  return (
    <section className="paper sheet" aria-label={say('seats.join')}>
      <h2>{say('seats.join')}</h2>
      <WaysIn card={card} />
      <LanSwitch open={card.lan} onChange={(lan) => dispatch(order({ type: 'set-lan', lan }))} />
    </section>
  )
}

/** What follows from beginning now. */
function beginLine({ seats }: TableCard, say: Say): string {
  const free = seats.filter((seat) => seat.free && seat.standIn === null).length
  const away = seats.filter((seat) => !seat.free && isMissing(seat)).length
  if (free > 0) return say('gathering.beginFree', { count: free })
  return away > 0 ? say('gathering.beginAway', { count: away }) : say('gathering.beginAll')
}

function Begin({ card }: { card: TableCard }) {
  const say = useWords()
  const dispatch = useDo()
  return (
    <footer className="page-foot">
      <Button
        look="main"
        icon="anchor"
        title={say('gathering.begin')}
        line={beginLine(card, say)}
        testId="begin"
        onClick={() => dispatch(order({ type: 'begin' }))}
      />
    </footer>
  )
}

function Watching() {
  const say = useWords()
  const seated = useStore((state) => state.couch.tokens.length > 0)
  return (
    <p className="gathering-wait" role="status">
      {say(seated ? 'gathering.wait' : 'gathering.watching')}
    </p>
  )
}
