import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Typed } from '../../../engine/core/game.ts'
import { type Desk, pick } from '../../app/desk.ts'
import { playSound } from '../../app/sounds.ts'
import { store, useStore } from '../../app/store.ts'
import { shownUpTo, stageIdle } from '../../app/table.ts'
import type { TableStage, TableStageCallbacks } from '../../table/contract.ts'
import { useWords } from '../../words/language.ts'
import { roomTextSize } from '../room/letters.ts'
import { setAsked } from './asked.ts'
import { onStageChange, setStage, skip, stageChanged, theStage } from './stage.ts'

/** Without a stage everything has been shown as soon as it has come. Answers how to stop that. */
function showWithoutStage(): () => void {
  let showing = false
  const show = (): void => {
    const { table } = store.getState()
    if (showing || table.latest === null || (table.idle && table.shownCount === table.since.length)) return
    showing = true
    store.dispatch(shownUpTo({ epoch: table.epoch, number: table.base + table.since.length }))
    store.dispatch(stageIdle({ epoch: table.epoch }))
    showing = false
  }
  show()
  return store.subscribe(show)
}

const callbacks: Omit<TableStageCallbacks, 'onBroken'> = {
  onShown: (number) => store.dispatch(shownUpTo({ epoch: store.getState().table.epoch, number })),
  onIdle: () => store.dispatch(stageIdle({ epoch: store.getState().table.epoch })),
  onLayout: stageChanged,
  onPick: (target) => {
    skip()
    pick(target)
  },
  onAsk: setAsked,
  onSound: playSound,
}

/** The stage evolves views of its own; what the store keeps is frozen. */
const copy = <T,>(value: T): T => JSON.parse(JSON.stringify(value))

/** Hands on to the stage what has come since it was told last. */
function feed(stage: TableStage, onFailure: (cause: unknown) => void): () => void {
  let epoch = -1
  let told = 0
  const bring = (): void => {
    const { table } = store.getState()
    if (table.latest === null) return
    if (table.epoch !== epoch) {
      const before = epoch
      epoch = table.epoch
      // What a stage before this one has shown is not shown again: it is raised anew when somebody else sits down.
      told = table.shownCount
      const { viewer, base } = table
      // A table that nobody has seen yet is dealt before our eyes.
      if (before < 0 && base === 1 && told === 0) stage.events(1, copy(table.before))
      else stage.snapshot(base + told, copy(told === 0 ? table.began : table.shown), { viewer, seat: viewer === 'table' ? null : viewer })
    }
    const fresh: Typed[] = copy(table.since.slice(told))
    if (fresh.length === 0) return
    const first = table.base + told + 1
    told = table.since.length
    stage.events(first, fresh)
  }
  const bringSafely = (): void => {
    try {
      bring()
    } catch (cause) {
      onFailure(cause)
    }
  }
  bringSafely()
  return store.subscribe(bringSafely)
}

/** Raises the stage in `host`; answers whether it can not be drawn here. */
function useStage(desk: Desk<unknown, unknown>, host: RefObject<HTMLDivElement | null>): boolean {
  const [broken, setBroken] = useState(false)
  const { renderer, quiet, reducedMotion, textSize: chosen } = useStore((state) => state.preferences)
  const textSize = roomTextSize(chosen)
  const { card, play, words } = desk
  const say = useWords()
  // who is to come has no name yet, and goes by the emblem's as in the log
  const people = desk.people.map((seat) =>
    seat.free && seat.standIn === null ? { ...seat, name: say('seats.freePlaque', { name: seat.name }) } : seat,
  )
  const seated = JSON.stringify(people.map(({ name, face }) => [name, face]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table, and how it is drawn, is a stage; views are fed to it
  useEffect(() => {
    const place = host.current
    if (!place) return
    const life = new AbortController()
    const drawing = new AbortController()
    const giveUp = (cause: unknown): void => {
      if (drawing.signal.aborted) return
      console.error('the table could not be drawn', cause)
      setBroken(true)
      drawing.abort()
      life.signal.addEventListener('abort', showWithoutStage())
    }
    life.signal.addEventListener('abort', () => drawing.abort())
    raise(place, drawing.signal).catch(giveUp)
    return () => life.abort()

    async function raise(element: HTMLDivElement, signal: AbortSignal): Promise<void> {
      const { openStage } = await import('../../table/index.ts')
      const { viewer } = store.getState().table
      const stage = await openStage({
        host: element,
        game: play.table,
        perspective: { viewer, seat: viewer === 'table' ? null : viewer },
        people: people.map(({ seat, name, face }) => ({ seat, name, face })),
        words,
        speed: store.getState().preferences.speed,
        renderer,
        quiet,
        reducedMotion,
        letters: textSize / 100,
        callbacks: { ...callbacks, onBroken: giveUp },
      })
      if (signal.aborted) return stage.destroy()
      const unfeed = feed(stage, giveUp)
      setStage(stage)
      const lower = (): void => {
        unfeed()
        setStage(null)
        stage.destroy()
      }
      if (signal.aborted) lower()
      else signal.addEventListener('abort', lower)
    }
  }, [card.table, seated, renderer, quiet, reducedMotion, textSize])
  return broken
}

/** The table in pixels. If it cannot be drawn here, the list of moves plays the game just as well. */
export function StageHost({ desk }: { desk: Desk<unknown, unknown> }) {
  const say = useWords()
  const host = useRef<HTMLDivElement>(null)
  const broken = useStage(desk, host)
  useStageSettings(desk)
  return (
    <>
      <div className="stage" ref={host} aria-hidden="true" />
      {broken && (
        <p className="stage-broken" role="status">
          {say('table.noWebgl')}
        </p>
      )}
    </>
  )
}

/** What changes while the stage stands. */
function useStageSettings({ play, view, shown, seat, legal, choice }: Desk<unknown, unknown>): void {
  const { speed, language } = useStore((state) => state.preferences)
  useEffect(() => theStage()?.setSpeed(speed), [speed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are the language's
  useEffect(() => theStage()?.retell(), [language])
  useEffect(() => {
    const mark = (): void => theStage()?.mark(seat === null ? {} : play.choosing.marks({ view, shown, seat, legal }, choice))
    mark()
    let stood = theStage()
    return onStageChange(() => {
      if (theStage() === stood) return
      stood = theStage()
      mark()
    })
  }, [play, view, shown, seat, legal, choice])
}
