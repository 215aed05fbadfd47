import { LANGUAGES, type Preferences } from '../../app/preferences.ts'
import { preferred } from '../../app/preferencesSlice.ts'
import { useDo, useStore } from '../../app/store.ts'
import { type Key, useWords } from '../../words/language.ts'
import { ThisProgram } from '../program/ThisProgram.tsx'
import { Field } from '../ui/Field.tsx'
import { Switch } from '../ui/Switch.tsx'

/** Each language in its own words, so that everybody finds the way home. */
const NAMES: Record<(typeof LANGUAGES)[number], string> = { en: 'English', ru: 'Русский', tr: 'Türkçe' }

type NamesOf<T> = { [K in keyof Preferences]: Preferences[K] extends T ? K : never }[keyof Preferences]

/** Everything that is a matter of taste; takes effect at once. */
export function Settings() {
  return (
    <div className="columns">
      <LookAndSpeech />
      <MotionAndSound />
      <ThisProgram />
    </div>
  )
}

function LookAndSpeech() {
  const say = useWords()
  const dispatch = useDo()
  const preferences = useStore((state) => state.preferences)
  return (
    <section className="paper sheet">
      <h2>{say('settings.look')}</h2>
      <Field title={say('settings.language')} wide>
        {({ titleId }) => (
          <Switch
            choices={LANGUAGES}
            value={preferences.language}
            words={(language) => NAMES[language]}
            labelledBy={titleId}
            testId="language"
            onChange={(language) => dispatch(preferred({ language }))}
          />
        )}
      </Field>
      <Range name="textSize" title="settings.textSize" low={100} high={200} step={10} />
      <Flag name="twin" title="settings.twin" text="settings.twinText" />
      <Field title={say('settings.renderer')} text={say('settings.rendererText')} wide>
        {({ titleId }) => (
          <Switch
            choices={['automatic', 'canvas'] as const}
            value={preferences.renderer}
            words={(renderer) => say(`settings.renderers.${renderer}`)}
            labelledBy={titleId}
            testId="renderer"
            onChange={(renderer) => dispatch(preferred({ renderer }))}
          />
        )}
      </Field>
      <Field title={say('settings.me')}>
        {({ id }) => (
          <input
            id={id}
            type="text"
            maxLength={24}
            value={preferences.name}
            data-testid="my-name"
            onChange={(event) => dispatch(preferred({ name: event.target.value }))}
          />
        )}
      </Field>
    </section>
  )
}

function MotionAndSound() {
  const say = useWords()
  const dispatch = useDo()
  const { speed } = useStore((state) => state.preferences)
  return (
    <section className="paper sheet">
      <h2>{say('settings.motion')}</h2>
      <Field title={say('settings.speed')} text={say(`settings.speedText.${speed}`)} wide>
        {({ titleId }) => (
          <Switch
            choices={['calm', 'brisk', 'instant'] as const}
            value={speed}
            words={(each) => say(`settings.speeds.${each}`)}
            labelledBy={titleId}
            testId="speed"
            onChange={(next) => dispatch(preferred({ speed: next }))}
          />
        )}
      </Field>
      <Flag name="reducedMotion" title="settings.reducedMotion" text="settings.reducedMotionText" />
      <Flag name="quiet" title="settings.quiet" text="settings.quietText" />
      <h2>{say('settings.sound')}</h2>
      <Range name="effects" title="settings.effects" low={0} high={100} step={5} />
      <Range name="bed" title="settings.bed" low={0} high={100} step={5} />
      <Range name="bell" title="settings.bell" low={0} high={100} step={5} />
      <Flag name="mute" title="settings.mute" text="settings.muteText" />
      <Flag name="captions" title="settings.captions" text="settings.captionsText" />
    </section>
  )
}

function Flag({ name, title, text }: { name: NamesOf<boolean>; title: Key; text: Key }) {
  const say = useWords()
  const dispatch = useDo()
  const value = useStore((state) => state.preferences[name])
  return (
    <Field title={say(title)} text={say(text)}>
      {({ id, textId }) => (
        <input
          id={id}
          type="checkbox"
          aria-describedby={textId}
          data-testid={name}
          checked={value}
          onChange={(event) => dispatch(preferred({ [name]: event.target.checked }))}
        />
      )}
    </Field>
  )
}

type RangeProps = { name: NamesOf<number>; title: Key; low: number; high: number; step: number }

function Range({ name, title, low, high, step }: RangeProps) {
  const say = useWords()
  const dispatch = useDo()
  const value = useStore((state) => state.preferences[name])
  return (
    <Field title={say(title)} wide>
      {({ id }) => (
        <span className="ranged">
          <input
            id={id}
            type="range"
            min={low}
            max={high}
            step={step}
            data-testid={name}
            value={value}
            onChange={(event) => dispatch(preferred({ [name]: event.target.valueAsNumber }))}
          />
          <output htmlFor={id}>{say('settings.percent', { percent: value })}</output>
        </span>
      )}
    </Field>
  )
}
