import type { Clock, Manners } from '../../../electron/host/protocol.ts'
import { hasWords, type Say, useGameWords, useWords } from '../../words/language.ts'
import { Field } from '../ui/Field.tsx'
import { Switch } from '../ui/Switch.tsx'

const SECONDS = [15, 30, 45, 60, 90, 120, 180, 300, 600] as const
const ZERO: readonly Clock['onZero'][] = ['wait', 'nudge', 'bot']

const timeWords = (seconds: number, say: Say): string =>
  seconds % 60 === 0 ? say('manners.minutes', { count: seconds / 60 }) : say('manners.seconds', { count: seconds })

type FormProps = { game: string; manners: Manners; onChange(manners: Manners): void }

/** Time and talk at a table: chosen when it is opened, and again while it is played. */
export function MannersForm({ game, manners, onChange }: FormProps) {
  const say = useWords()
  const words = useGameWords(game)
  const change = (part: Partial<Manners>): void => onChange({ ...manners, ...part })
  // at some tables silence is part of the game
  const silence = hasWords(game, 'silence') ? ` ${words('silence')}` : ''
  return (
    <>
      <ClockFields clock={manners.clock} onChange={(clock) => change({ clock })} />
      <Field title={say('manners.gestures')} text={say('manners.gesturesText')}>
        {({ titleId }) => (
          <YesNo value={manners.gestures} labelledBy={titleId} testId="gestures" onChange={(gestures) => change({ gestures })} />
        )}
      </Field>
      <Field title={say('manners.chat')} text={say('manners.chatText') + silence}>
        {({ titleId }) => <YesNo value={manners.chat} labelledBy={titleId} testId="chat" onChange={(chat) => change({ chat })} />}
      </Field>
      <Field title={say('manners.pause')} text={say('manners.pauseText')}>
        {({ titleId }) => (
          <Switch
            choices={['owner', 'all'] as const}
            value={manners.pause}
            words={(who) => say(`manners.pausers.${who}`)}
            labelledBy={titleId}
            testId="pausers"
            onChange={(pause) => change({ pause })}
          />
        )}
      </Field>
    </>
  )
}

function ClockFields({ clock, onChange }: { clock: Clock | null; onChange(clock: Clock | null): void }) {
  const say = useWords()
  const seconds = clock?.seconds ?? 0
  // a clock that was set by other means is shown as it is
  const choices = clock && !SECONDS.some((each) => each === seconds) ? [...SECONDS, seconds].sort((one, other) => one - other) : SECONDS
  const choose = (chosen: number): void => onChange(chosen === 0 ? null : { seconds: chosen, onZero: clock?.onZero ?? 'nudge' })
  return (
    <>
      <Field title={say('manners.clock')} text={say('manners.clockText')}>
        {({ id, textId }) => (
          <select
            id={id}
            aria-describedby={textId}
            value={seconds}
            data-testid="clock-seconds"
            onChange={({ target }) => choose(Number(target.value))}
          >
            <option value={0}>{say('manners.noClock')}</option>
            {choices.map((each) => (
              <option key={each} value={each}>
                {timeWords(each, say)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {clock && (
        <Field title={say('manners.onZero')} text={say('manners.onZeroText')}>
          {({ titleId }) => (
            <Switch
              choices={ZERO}
              value={clock.onZero}
              words={(what) => say(`manners.zero.${what}`)}
              labelledBy={titleId}
              testId="on-zero"
              onChange={(onZero) => onChange({ ...clock, onZero })}
            />
          )}
        </Field>
      )}
    </>
  )
}

type YesNoProps = { value: boolean; labelledBy: string; testId: string; onChange(value: boolean): void }

function YesNo({ value, labelledBy, testId, onChange }: YesNoProps) {
  const say = useWords()
  return (
    <Switch
      choices={['no', 'yes'] as const}
      value={value ? 'yes' : 'no'}
      words={(choice) => say(`opening.${choice}`)}
      labelledBy={labelledBy}
      testId={testId}
      onChange={(choice) => onChange(choice === 'yes')}
    />
  )
}
