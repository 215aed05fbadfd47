import { LANGUAGES } from '../app/preferences.ts'
import { preferred } from '../app/preferencesSlice.ts'
import { useDo, useStore } from '../app/store.ts'
import { Switch } from '../screens/ui/Switch.tsx'
import { useWords } from '../words/language.ts'
import { ring } from './bell.ts'
import { Sheet } from './Sheet.tsx'

const NAMES = { en: 'English', ru: 'Русский', tr: 'Türkçe' } as const
const SIZES = ['100', '125', '150', '200'] as const
const YES_NO = ['yes', 'no'] as const

const nearest = (size: number): (typeof SIZES)[number] => SIZES.findLast((each) => Number(each) <= size) ?? '100'

/** What a phone needs to be told: language, size of text, bell, trembling. */
export function SettingsSheet({ onClose }: { onClose(): void }) {
  const say = useWords()
  const dispatch = useDo()
  const { language, textSize } = useStore((state) => state.preferences)
  return (
    <Sheet title={say('settings.title')} testId="settings-sheet" onClose={onClose}>
      <div className="setting">
        <h3>{say('settings.language')}</h3>
        <Switch
          choices={LANGUAGES}
          value={language}
          words={(each) => NAMES[each]}
          label={say('settings.language')}
          testId="language"
          onChange={(next) => dispatch(preferred({ language: next }))}
        />
      </div>
      <div className="setting">
        <h3>{say('settings.textSize')}</h3>
        <Switch
          choices={SIZES}
          value={nearest(textSize)}
          words={(size) => say('settings.percent', { percent: size })}
          label={say('settings.textSize')}
          testId="text-size"
          onChange={(size) => dispatch(preferred({ textSize: Number(size) }))}
        />
      </div>
      <Calls />
    </Sheet>
  )
}

/** How the phone calls at our turn. */
function Calls() {
  const say = useWords()
  const dispatch = useDo()
  const preferences = useStore((state) => state.preferences)
  const { mute, vibrate } = preferences
  const yesNo = (choice: (typeof YES_NO)[number]): string => say(`opening.${choice}`)
  return (
    <>
      <div className="setting">
        <h3>{say('settings.bell')}</h3>
        <Switch
          choices={YES_NO}
          value={mute ? 'no' : 'yes'}
          words={yesNo}
          label={say('settings.bell')}
          testId="bell"
          onChange={(choice) => {
            const next = { mute: choice === 'no' }
            dispatch(preferred(next))
            ring({ ...preferences, ...next, vibrate: false })
          }}
        />
      </div>
      {'vibrate' in navigator && (
        <div className="setting">
          <h3>{say('phone.vibrate')}</h3>
          <Switch
            choices={YES_NO}
            value={vibrate ? 'yes' : 'no'}
            words={yesNo}
            label={say('phone.vibrate')}
            testId="vibrate"
            onChange={(choice) => {
              const next = { vibrate: choice === 'yes' }
              dispatch(preferred(next))
              ring({ ...preferences, ...next, mute: true })
            }}
          />
        </div>
      )}
    </>
  )
}
