import { useWords } from '../../words/language.ts'
import { Field } from '../ui/Field.tsx'
import { Switch } from '../ui/Switch.tsx'

/** Open to the network, or not. */
export function LanSwitch({ open, onChange }: { open: boolean; onChange(open: boolean): void }) {
  const say = useWords()
  return (
    <Field title={say('lan.title')} text={say('lan.text')}>
      {({ titleId }) => (
        <Switch
          choices={['no', 'yes'] as const}
          value={open ? 'yes' : 'no'}
          words={(choice) => say(`opening.${choice}`)}
          labelledBy={titleId}
          testId="lan"
          onChange={(choice) => onChange(choice === 'yes')}
        />
      )}
    </Field>
  )
}
