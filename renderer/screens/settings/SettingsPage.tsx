import { useWords } from '../../words/language.ts'
import { PageFrame } from '../ui/PageFrame.tsx'
import { Settings } from './Settings.tsx'

export function SettingsPage() {
  const say = useWords()
  return (
    <PageFrame title={say('settings.title')}>
      <Settings />
    </PageFrame>
  )
}
