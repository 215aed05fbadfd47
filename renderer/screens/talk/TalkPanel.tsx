import { useEffect, useRef, useState } from 'react'
import { LINE_LETTERS } from '../../../electron/host/protocol.ts'
import type { Seat } from '../../../engine/core/game.ts'
import { sayLine } from '../../app/intents.ts'
import { useDo, useStore } from '../../app/store.ts'
import { channelKey, isHushed, linesSeen } from '../../app/talk.ts'
import { useWords } from '../../words/language.ts'
import { Face } from '../ui/Face.tsx'
import { Switch } from '../ui/Switch.tsx'
import { GestureButtons } from './GestureButtons.tsx'
import { channelName } from './names.ts'
import { People } from './People.tsx'
import { type TalkDesk, talkHere } from './talkHere.ts'
import './gestures.css'
import './panel.css'

const EVERYBODY = 'everybody'

/** What was said, a line to be written, and whom this device wants to hear. */
export function TalkPanel({ desk, title }: { desk: TalkDesk; title?: string }) {
  const say = useWords()
  const { seat, channels, muted, mayGesture } = talkHere(desk)
  const listening = channels.length > 0 ? channels : desk.card.manners.chat ? [null] : []
  const [chosen, setChosen] = useState<string | null>(null)
  const channel = listening.includes(chosen) ? chosen : (listening[0] ?? null)
  return (
    <section className="paper sheet talk-panel" aria-label={title}>
      {title && <h2>{title}</h2>}
      {mayGesture && seat !== null && (
        <div className="talk-gestures" role="toolbar" aria-label={say('manners.gestures')}>
          <GestureButtons seat={seat} />
        </div>
      )}
      {listening.length > 1 && (
        <Switch
          choices={listening.map((each) => each ?? EVERYBODY)}
          value={channel ?? EVERYBODY}
          words={(each) => channelName(each === EVERYBODY ? null : each, desk.words, say)}
          label={say('talk.channel')}
          testId="channel"
          onChange={(each) => setChosen(each === EVERYBODY ? null : each)}
        />
      )}
      {listening.length === 1 && channel !== null && <h3>{channelName(channel, desk.words, say)}</h3>}
      {listening.length > 0 ? <Lines key={channelKey(channel)} desk={desk} channel={channel} /> : <p>{say('talk.noChat')}</p>}
      {seat !== null && channels.length > 0 && !muted && <LineForm key={`${seat} ${channelKey(channel)}`} seat={seat} channel={channel} />}
      {muted && <p className="talk-note">{say('talk.mutedYou')}</p>}
      {seat === null && listening.length > 0 && <p className="talk-note">{say('talk.watching')}</p>}
      <People desk={desk} />
    </section>
  )
}

const NONE: readonly never[] = []

function Lines({ desk, channel }: { desk: TalkDesk; channel: string | null }) {
  const say = useWords()
  const dispatch = useDo()
  const lines = useStore((state) => state.talk.lines[channelKey(channel)] ?? NONE)
  const { hushed, unread } = useStore((state) => state.talk)
  const end = useRef<HTMLOListElement>(null)
  const heard = lines.filter((line) => !isHushed(hushed, desk.card.table, line))
  const isUnread = (unread[channelKey(channel)] ?? 0) > 0
  useEffect(() => {
    if (isUnread) dispatch(linesSeen(channel))
  }, [isUnread, channel, dispatch])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to go down
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight
  }, [lines.length])
  if (heard.length === 0) return <p className="talk-note">{say('talk.nothing')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must take the focus to be scrolled with the keyboard
    <ol className="talk-lines" ref={end} tabIndex={0} aria-label={say('talk.title')} data-testid="lines">
      {heard.map(({ id, seat, name, text }) => (
        <li key={id} className={seat === desk.seat ? 'talk-own' : ''}>
          <Face game={desk.card.game} face={desk.people[seat]?.face ?? ''} size="1.9em" />
          <p>
            <b>{name || desk.nameOf(seat)}</b> <bdi>{text}</bdi>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** From so many letters on it is told how many are left. */
const NEAR_END = 40

function LineForm({ seat, channel }: { seat: Seat; channel: string | null }) {
  const say = useWords()
  const dispatch = useDo()
  const { sent, refused } = useStore((state) => state.talk)
  const [text, setText] = useState('')
  const [waitsFor, setWaitsFor] = useState<number | null>(null)
  const letters = [...text].length
  useEffect(() => {
    // what has been taken up is not to be sent once more
    if (waitsFor === null || sent < waitsFor) return
    setText('')
    setWaitsFor(null)
  }, [sent, waitsFor])
  const send = (): void => {
    if (text.trim() === '' || letters > LINE_LETTERS) return
    setWaitsFor(sent + 1)
    dispatch(sayLine({ seat, channel, text }))
  }
  return (
    <form
      className="talk-form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <input
        type="text"
        value={text}
        aria-label={say('talk.label')}
        placeholder={say('talk.label')}
        autoComplete="off"
        enterKeyHint="send"
        data-testid="line"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="small small-main" data-testid="send">
        {say('talk.send')}
      </button>
      <p className="talk-note" role="status">
        {refused
          ? say(`refusals.${refused}`)
          : LINE_LETTERS - letters <= NEAR_END && say('talk.left', { count: Math.max(0, LINE_LETTERS - letters) })}
      </p>
    </form>
  )
}
