import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { Harbour } from '../screens/harbour/Harbour.tsx'
import { Failure } from '../screens/ui/Failure.tsx'
import { speak, useWords } from '../words/language.ts'
import { useArrival } from './arrivals.ts'
import { farHost, isHome } from './far.ts'
import { wearLooks } from './looks.ts'
import { useFirstPaint } from './painted.ts'
import { gameCard } from './play.ts'
import { type Route, useRoute } from './route.ts'
import { useStore } from './store.ts'

const Arrivals = lazy(() => import('../screens/program/Arrivals.tsx').then((module) => ({ default: module.Arrivals })))
const Table = lazy(() => import('../screens/table/Table.tsx').then((module) => ({ default: module.Table })))
const GuestHarbour = lazy(() => import('../screens/harbour/GuestHarbour.tsx').then((module) => ({ default: module.GuestHarbour })))
const NoWay = lazy(() => import('../screens/far/NoWay.tsx').then((module) => ({ default: module.NoWay })))
const HallPage = lazy(() => import('../screens/hall/HallPage.tsx').then((module) => ({ default: module.HallPage })))
const OpenTable = lazy(() => import('../screens/open/OpenTable.tsx').then((module) => ({ default: module.OpenTable })))
const Workshop = lazy(() => import('../screens/workshop/Workshop.tsx').then((module) => ({ default: module.Workshop })))
const RulesPage = lazy(() => import('../screens/rules/RulesPage.tsx').then((module) => ({ default: module.RulesPage })))
const SettingsPage = lazy(() => import('../screens/settings/SettingsPage.tsx').then((module) => ({ default: module.SettingsPage })))
const Credits = lazy(() => import('../screens/credits/Credits.tsx').then((module) => ({ default: module.Credits })))

/** Pages that only the owner of the host can do anything with. */
const OWNERS: readonly Route['page'][] = ['harbour', 'hall', 'open', 'workshop']

function Page({ route }: { route: Route }) {
  const { guest, status, noWay } = useStore(({ connection }) => connection)
  const met = useStore(({ hall }) => hall.tables !== null)
  const far = farHost()
  if (far && noWay && (status === 'ended' || !met)) return <NoWay far={far} noWay={noWay} route={route} />
  // Who has come from another machine is no owner, whatever the host is going to say.
  const abroad = !window.desktop && !isHome(window.location.hostname)
  if ((guest || far || (abroad && status === 'connecting')) && OWNERS.includes(route.page)) return <GuestHarbour />
  if (route.page === 'table')
    return <Table key={`${route.room ?? false} ${route.table}`} table={route.table} side={route.side} room={route.room ?? false} />
  if (route.page === 'open' && gameCard(route.game)) return <OpenTable game={route.game} />
  if (route.page === 'workshop' && gameCard(route.game)) return <Workshop game={route.game} />
  if (route.page === 'rules' && gameCard(route.game)) return <RulesPage game={route.game} clause={route.clause} />
  if (route.page === 'hall') return <HallPage />
  if (route.page === 'settings') return <SettingsPage />
  if (route.page === 'credits') return <Credits />
  return <Harbour />
}

function usePreferences(): void {
  const preferences = useStore((state) => state.preferences)
  const { language } = preferences
  useEffect(() => {
    void speak(language)
    void window.desktop?.speak(language)
  }, [language])
  useLayoutEffect(() => wearLooks(preferences), [preferences])
}

/** The window says whose guest it is, also where the table fills it. */
function useTitle(): void {
  const say = useWords()
  const host = useStore(({ connection }) => connection.host)
  useEffect(() => {
    if (farHost() && host) document.title = `${say('far.guest', { host })} · ${say('title')}`
  }, [say, host])
}

export function App() {
  const say = useWords()
  usePreferences()
  useTitle()
  useFirstPaint()
  const arrived = useArrival() !== null
  return (
    <Failure
      words={{
        title: say('failure.title'),
        text: say('failure.text'),
        again: say('failure.again'),
        ...(farHost() && { home: say('far.home') }),
      }}
    >
      <Suspense fallback={<main className="notice" aria-busy="true" />}>
        <Page route={useRoute()} />
      </Suspense>
      <Suspense fallback={null}>{arrived && <Arrivals />}</Suspense>
    </Failure>
  )
}
