import { letterCost } from '../../../../engine/games/parley/rules/privateer.ts'
import { Place } from '../../../screens/table/Place.tsx'
import { choose } from '../../../screens/table/Waiting.tsx'
import { Icon } from '../../../screens/ui/Icon.tsx'
import { Switch } from '../../../screens/ui/Switch.tsx'
import { ACTS, type Act } from '../acts.ts'
import type { PanelProps, ParleyDesk } from './props.ts'

const ICONS: Record<Act, string> = { siege: 'anchor', privateer: 'scroll-quill', blackmail: 'cloak-dagger', 'move-admiral': 'galleon' }

/** 3.1 The captain's four acts: the first step, or the second if the object was chosen first. */
export function Acts({ desk, places }: PanelProps) {
  const { words, choice } = desk
  return (
    <Place rect={places.acts} grow="up" className="acts" label={words('phases.captain.mine')}>
      {ACTS.map((act) => (
        <ActButton key={act} act={act} desk={desk} main={choice.act === act || (choice.act === null && act === 'siege')} />
      ))}
    </Place>
  )
}

/** The second line: what is chosen already, else what is to be chosen, else why not. */
function lineOf(act: Act, { view, choice, words, nameOf }: ParleyDesk, possible: boolean): string {
  const silver = letterCost(view)
  const port = choice.port === null ? '' : words(`ports.${choice.port}`)
  if (!possible) return view.phase === 'mutiny' && act !== 'siege' ? words('phases.mutiny.mine') : words(`acts.${act}.off`)
  if (choice.act !== act) return words(`acts.${act}.line`, { silver })
  if (act === 'siege' && choice.port !== null) return words('acts.siege.chosen', { port })
  if (act === 'privateer' && choice.country !== null)
    return words('acts.privateer.chosen', { country: words(`countries.${choice.country}.name`), silver })
  if (act === 'blackmail' && choice.seat !== null) return `${nameOf(choice.seat)}: ${words('decisions.blackmail.guess')}`
  if (act === 'blackmail' && choice.country !== null) return words('decisions.blackmail.prompt')
  if (act === 'move-admiral' && choice.admiral !== null) return words('decisions.move-admiral.where')
  return words(act === 'siege' ? 'acts.siege.line' : `decisions.${act}.prompt`, { silver })
}

function ActButton({ act, desk, main }: { act: Act; desk: ParleyDesk; main: boolean }) {
  const { words, choice, legal } = desk
  const possible = legal.some(({ type }) => type === act)
  const look = !possible ? 'off' : main ? 'main' : 'may'
  const { name, line } = { name: words(`acts.${act}.title`), line: lineOf(act, desk, possible) }
  const button = (
    <button
      type="button"
      className={act === 'siege' ? 'act-bare' : `button button-${look} act`}
      aria-disabled={!possible || undefined}
      aria-pressed={choice.act === act}
      data-testid={`act-${act}`}
      data-hot
      onClick={() => choose(`act:${act}`)}
    >
      <Icon name={ICONS[act]} />
      <span className="button-words">
        <span className="button-title">{name}</span>
        <span className="button-line">{line}</span>
      </span>
    </button>
  )
  if (act !== 'siege') return button
  return (
    <div className={`button button-${look} act act-siege`}>
      {button}
      {possible && (
        <Switch
          choices={['closed', 'open'] as const}
          value={choice.way}
          words={(way) => words(`decisions.siege.${way}`)}
          titles={(way) => words(`decisions.siege.${way}Text`)}
          label={words('decisions.siege.way')}
          testId="way"
          onChange={(way) => choose(`way:${way}`)}
        />
      )}
    </div>
  )
}
