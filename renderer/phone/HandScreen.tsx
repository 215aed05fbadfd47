import { useEffect, useRef, useState } from 'react'
import type { Side } from '../app/route.ts'
import { useStore } from '../app/store.ts'
import { unreadOf } from '../app/talk.ts'
import { Face } from '../screens/ui/Face.tsx'
import { Icon } from '../screens/ui/Icon.tsx'
import { useWords } from '../words/language.ts'
import { Company, OwnClock } from './Company.tsx'
import { Curtain } from './Curtain.tsx'
import { Ending } from './Ending.tsx'
import { Log, useNews } from './Log.tsx'
import { More } from './More.tsx'
import { Play } from './Play.tsx'
import { phaseWords } from './phaseWords.ts'
import { Refused } from './Refused.tsx'
import type { AnyHand } from './useHand.ts'
import './style/hand.css'

const TABS = ['hand', 'board', 'log', 'more'] as const
type Tab = (typeof TABS)[number]
const ICONS: Record<Tab, string> = { hand: 'poker-hand', board: 'treasure-map', log: 'scroll-unfurled', more: 'gears' }

/** My hand at a table: what I decide, what is mine, what lies open, what has happened. */
export function HandScreen({ hand, side }: { hand: AnyHand; side: Side | null }) {
  const { play, seat, view, words } = hand
  const [tab, setTab] = useState<Tab>('hand')
  const body = useRef<HTMLDivElement>(null)
  const now = useSteady(hand)
  const mine = now.legal.length > 0
  // who must decide is brought back to the decision
  useEffect(() => {
    if (mine) setTab('hand')
  }, [mine])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => void body.current?.scrollTo(0, 0), [tab])
  const account = play.account(view, words)
  return (
    <main className={`screen hand ${play.mood}`} data-testid="hand" data-decision={hand.legal.length > 0}>
      <Head hand={hand} />
      <Company hand={hand} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus to be scrolled with the keyboard */}
      <div className="hand-body" ref={body} tabIndex={0} data-acting={hand.acting || undefined}>
        {tab === 'hand' && (account ? <Ending hand={hand} account={account} /> : <Play hand={now} key={String(hand.viewer)} />)}
        {tab === 'board' && <play.Board hand={hand} />}
        {tab === 'log' && <Log hand={hand} />}
        {tab === 'more' && <More hand={hand} side={side} />}
      </div>
      <Tabs tab={tab} hand={hand} onTab={setTab} />
      <Refused hand={hand} />
      {seat === null && <Curtain hand={hand} />}
    </main>
  )
}

/** An action is on its way for an instant only: what was asked stands until the answer is there. */
function useSteady(hand: AnyHand): AnyHand {
  const last = useRef(hand)
  useEffect(() => {
    if (!hand.acting) last.current = hand
  }, [hand])
  return hand.acting && last.current.viewer === hand.viewer ? last.current : hand
}

function Head({ hand }: { hand: AnyHand }) {
  const say = useWords()
  const { seat, card, play, view, words, people } = hand
  const status = useStore((state) => state.connection.status)
  const me = seat === null ? null : people[seat]
  return (
    <header className="head">
      {me ? <Face game={card.game} face={me.face} size="2.75rem" /> : <Icon name="anchor" size="2.75rem" />}
      <div className="head-who">
        <h1>{me?.name ?? words('name')}</h1>
        <p>{seat === null ? say('curtain.only') : play.role(view, seat, words)}</p>
      </div>
      <OwnClock hand={hand} />
      {seat !== null && <play.Purse hand={hand} />}
      <span className="head-line" data-status={status} />
    </header>
  )
}

function Tabs({ tab, hand, onTab }: { tab: Tab; hand: AnyHand; onTab(tab: Tab): void }) {
  const say = useWords()
  const { count, seen } = useNews(tab === 'log')
  const unread = useStore(({ talk }) => unreadOf(talk))
  const mine = hand.legal.length > 0 && tab !== 'hand'
  const choose = (next: Tab): void => {
    if (next === 'log' || tab === 'log') seen()
    onTab(next)
  }
  return (
    <nav className="tabs" aria-label={say('table.menu')}>
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'page' : undefined}
          data-testid={`tab-${each}`}
          data-calls={(each === 'hand' && mine) || undefined}
          onClick={() => choose(each)}
        >
          <Icon name={ICONS[each]} />
          {say(`phone.tabs.${each}`)}
          {each === 'log' && count > 0 && tab !== 'log' && <b className="tab-count">{count > 9 ? '9+' : count}</b>}
          {each === 'more' && unread > 0 && tab !== 'more' && <b className="tab-count">{unread > 9 ? '9+' : unread}</b>}
        </button>
      ))}
      <p className="spoken" role="status" data-testid="phase">
        {phaseWords(hand, say)}
      </p>
    </nav>
  )
}
