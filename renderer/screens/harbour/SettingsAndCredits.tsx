import { go } from '../../app/route.ts'
import { useWords } from '../../words/language.ts'
import { Button } from '../ui/Button.tsx'

/** The ways that every Harbour has, its owner's and a guest's. */
export function SettingsAndCredits() {
  const say = useWords()
  return (
    <>
      <Button
        icon="gears"
        title={say('settings.title')}
        line={say('harbour.settings')}
        testId="settings"
        onClick={() => go({ page: 'settings' })}
      />
      <Button
        icon="quill-ink"
        title={say('credits.title')}
        line={say('harbour.credits')}
        testId="credits"
        onClick={() => go({ page: 'credits' })}
      />
    </>
  )
}
