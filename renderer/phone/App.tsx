import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { wearLooks } from '../app/looks.ts'
import { gameCard } from '../app/play.ts'
import { useRoute } from '../app/route.ts'
import { useStore } from '../app/store.ts'
import { Failure } from '../screens/ui/Failure.tsx'
import { hasWords, speak, useWords } from '../words/language.ts'
import { Home } from './Home.tsx'
import { Line } from './Line.tsx'
import { Room } from './Room.tsx'

const RulesSheet = lazy(() => import('./RulesSheet.tsx').then((module) => ({ default: module.RulesSheet })))

function usePreferences(): void {
  const preferences = useStore((state) => state.preferences)
  const { language } = preferences
  useEffect(() => void speak(language), [language])
  useLayoutEffect(() => wearLooks(preferences), [preferences])
}

export function App() {
  const say = useWords()
  const route = useRoute()
  usePreferences()
  return (
    <Failure words={{ title: say('failure.title'), text: say('failure.text'), again: say('failure.again') }}>
      <Suspense fallback={<main className="screen" aria-busy="true" />}>
        {route.page === 'table' && <Room key={route.table} table={route.table} side={route.side} />}
        {route.page === 'rules' && gameCard(route.game) && hasWords(route.game, 'name') && (
          <RulesSheet game={route.game} clause={route.clause} />
        )}
        {route.page !== 'table' && route.page !== 'rules' && <Home />}
      </Suspense>
      <Line />
    </Failure>
  )
}
