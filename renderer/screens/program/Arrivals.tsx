import { useEffect } from 'react'
import { type Arrival, giveToWorkshop, settleArrival, useArrival } from '../../app/arrivals.ts'
import { farHost, goHome } from '../../app/far.ts'
import { gameCards } from '../../app/play.ts'
import { preferred } from '../../app/preferencesSlice.ts'
import { go, useRoute } from '../../app/route.ts'
import { store, useDo, useStore } from '../../app/store.ts'
import { type Key, useWords } from '../../words/language.ts'
import { Dialog } from '../ui/Dialog.tsx'
import '../../app/style/lan.css'

type Of<T extends Arrival['type']> = Extract<Arrival, { type: T }>
type Way = { title: Key; testId: string; act(): void }

/** What was opened from outside, one after the other; nobody is taken from a game without being asked. */
export function Arrivals() {
  const arrival = useArrival()
  if (arrival === null) return null
  switch (arrival.type) {
    case 'link':
      return <Link key={arrival.address} {...arrival} />
    case 'wrong-link':
      return <Told title="program.wrongLink" text="program.wrongLinkText" />
    case 'rules':
      return <Rules {...arrival} />
    case 'brought':
      return <Brought {...arrival} />
    case 'not-brought':
      return <NotBrought {...arrival} />
    case 'slow':
      return <Slow />
  }
}

/** A question, or news, with what can be done; the last way is the one of whoever turns away. */
function Told({ title, text, ways = [], values = {} }: { title: Key; text: Key; ways?: readonly Way[]; values?: Record<string, string> }) {
  const say = useWords()
  const all: readonly Way[] = ways.length > 0 ? ways : [{ title: 'program.ok', testId: 'arrival-ok', act: () => undefined }]
  const take = ({ act }: Way): void => {
    settleArrival()
    act()
  }
  return (
    <Dialog title={say(title, values)} testId="arrival" onClose={settleArrival}>
      <p>{say(text, values)}</p>
      <footer>
        {all.map((way, place) => (
          <button
            key={way.testId}
            type="button"
            className={place === 0 ? 'small small-main' : 'small'}
            data-testid={way.testId}
            onClick={() => take(way)}
          >
            {say(way.title)}
          </button>
        ))}
      </footer>
    </Dialog>
  )
}

/** Somebody at this device plays, or a room looks on. */
function useInGame(): boolean {
  const route = useRoute()
  const card = useStore((state) => state.hall.tables?.[state.table.table ?? ''])
  const seated = useStore((state) => state.couch.tokens.length > 0)
  return route.page === 'table' && card !== undefined && !card.over && (seated || route.room === true)
}

const STAY: Way = { title: 'program.stay', testId: 'arrival-stay', act: () => undefined }

function follow(address: string): void {
  const to = new URL(address)
  // On this very host the page stays, and what is held there asks by itself.
  if (to.search === window.location.search) window.location.hash = to.hash
  else window.location.assign(`${window.location.pathname}${to.search}${to.hash}`)
}

function Link({ address }: Of<'link'>) {
  const inGame = useInGame()
  useEffect(() => {
    if (inGame) return
    settleArrival()
    follow(address)
  }, [inGame, address])
  if (!inGame) return null
  const there: Way = { title: 'program.go', testId: 'arrival-go', act: () => follow(address) }
  return <Told title="program.leave" text="program.leaveText" ways={[there, STAY]} />
}

function Rules({ file }: Of<'rules'>) {
  const inGame = useInGame()
  const abroad = farHost() !== null
  const open = (): void => {
    const [first] = gameCards
    if (!first) return
    giveToWorkshop(file)
    go({ page: 'workshop', game: first.id })
  }
  const asks = inGame || abroad
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file goes its way once
  useEffect(() => {
    if (asks) return
    settleArrival()
    open()
  }, [asks, file])
  if (!asks) return null
  if (abroad) return <Abroad />
  const there: Way = { title: 'program.toWorkshop', testId: 'arrival-go', act: open }
  return <Told title="program.rules" text="program.rulesText" values={{ file: file.name }} ways={[there, STAY]} />
}

/** What a person brings in lies at the own host: from another one's table there is no way to it. */
function Abroad() {
  const home: Way = { title: 'far.home', testId: 'arrival-home', act: goHome }
  return <Told title="program.abroad" text="program.abroadText" ways={[home, STAY]} />
}

function Brought({ table, already }: Of<'brought'>) {
  const goOn: Way = { title: 'saved.goOn', testId: 'arrival-go', act: () => go({ page: 'table', table, side: null }) }
  const later: Way = { title: 'program.later', testId: 'arrival-later', act: () => undefined }
  return (
    <Told
      title={already ? 'program.already' : 'program.brought'}
      text={already ? 'program.alreadyText' : 'program.broughtText'}
      ways={[goOn, later]}
    />
  )
}

/** Why, where it is not what a refusal says anywhere. */
const WHY: Partial<Record<Of<'not-brought'>['why'], Key>> = {
  unreadable: 'program.why.unreadable',
  'too-large': 'program.why.too-large',
  corrupt: 'program.why.corrupt',
  'unknown-version': 'program.why.unknown-version',
  'unknown-game': 'program.why.unknown-game',
  'does-not-fold': 'program.why.does-not-fold',
  'disk-full': 'program.why.disk-full',
}

function NotBrought({ name, why }: Of<'not-brought'>) {
  if (why === 'owner-only' && farHost() !== null) return <Abroad />
  return <Told title="program.notBrought" text={WHY[why] ?? 'program.why.other'} values={{ file: name }} />
}

/** Said once on a machine: what has been lowered, and what else helps. */
function Slow() {
  const dispatch = useDo()
  const canvas = store.getState().preferences.renderer === 'canvas'
  const plain: Way = { title: 'program.drawPlain', testId: 'arrival-plain', act: () => dispatch(preferred({ renderer: 'canvas' })) }
  const asItIs: Way = { title: 'program.asItIs', testId: 'arrival-as-is', act: () => undefined }
  const back: Way = { title: 'program.moveAgain', testId: 'arrival-move', act: () => dispatch(preferred({ quiet: false })) }
  return <Told title="program.slow" text="program.slowText" ways={[...(canvas ? [] : [plain]), asItIs, back]} />
}
