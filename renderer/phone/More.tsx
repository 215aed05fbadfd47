import { lazy, Suspense, useState } from 'react'
import { lookAs } from '../app/intents.ts'
import { go, type Side } from '../app/route.ts'
import { useDo, useStore } from '../app/store.ts'
import { talkHere } from '../screens/talk/talkHere.ts'
import { Icon } from '../screens/ui/Icon.tsx'
import { useWords } from '../words/language.ts'
import { Gestures } from './Company.tsx'
import { Moves } from './Moves.tsx'
import { SettingsSheet } from './SettingsSheet.tsx'
import { Sheet } from './Sheet.tsx'
import type { AnyHand } from './useHand.ts'
import { useTalkTitle } from './useTalkTitle.ts'
import { wholePage } from './wholePage.ts'

const TalkSheet = lazy(() => import('./TalkSheet.tsx').then((module) => ({ default: module.TalkSheet })))
const SeatList = lazy(() => import('./SeatsSheet.tsx').then((module) => ({ default: module.SeatsSheet })))

type Open = 'settings' | 'moves' | 'seats' | 'talk' | null

/** All that is not the game itself. */
export function More({ hand, side }: { hand: AnyHand; side: Side | null }) {
  const say = useWords()
  const dispatch = useDo()
  const [open, setOpen] = useState<Open>(side?.panel === 'seats' || side?.panel === 'talk' ? side.panel : null)
  const tokens = useStore((state) => state.couch.tokens)
  const close = (): void => setOpen(null)
  const talkTitle = useTalkTitle()
  const { company, mayRead } = talkHere(hand)
  const items: { key: string; icon: string; title: string; act(): void }[] = [
    ...(company && mayRead ? [{ key: 'talk', icon: 'conversation', title: talkTitle, act: () => setOpen('talk') }] : []),
    {
      key: 'rules',
      icon: 'book-cover',
      title: say('rules.title'),
      act: () => go({ page: 'table', table: hand.card.table, side: { panel: 'rules', clause: null } }),
    },
    { key: 'moves', icon: 'checklist', title: say('table.twin'), act: () => setOpen('moves') },
    { key: 'seats', icon: 'person', title: say('phone.seats'), act: () => setOpen('seats') },
    { key: 'settings', icon: 'gears', title: say('settings.title'), act: () => setOpen('settings') },
    ...(tokens.length > 1 && hand.seat !== null
      ? [{ key: 'hide', icon: 'sight-disabled', title: say('curtain.hide'), act: () => dispatch(lookAs(null)) }]
      : []),
    { key: 'home', icon: 'anchor', title: say('phone.home'), act: () => go({ page: 'harbour' }) },
  ]
  return (
    <section className="more" aria-label={say('phone.tabs.more')}>
      <Gestures hand={hand} />
      {items.map(({ key, icon, title, act }) => (
        <button key={key} type="button" className="more-item" data-testid={`more-${key}`} onClick={act}>
          <Icon name={icon} /> {title}
        </button>
      ))}
      <a className="more-item" href={wholePage()} data-testid="more-whole">
        <Icon name="expand" /> {say('phone.whole')}
      </a>
      {open === 'settings' && <SettingsSheet onClose={close} />}
      {open === 'moves' && (
        <Sheet title={say('table.twin')} testId="moves-sheet" onClose={close}>
          <Moves hand={hand} onDone={close} />
        </Sheet>
      )}
      <Suspense>
        {open === 'talk' && <TalkSheet desk={hand} onClose={close} />}
        {open === 'seats' && <SeatList card={hand.card} onClose={close} />}
      </Suspense>
    </section>
  )
}
