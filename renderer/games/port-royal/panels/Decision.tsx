import { expeditionOf, shipOf } from '../../../../engine/games/port-royal/cards.ts'
import { takesForColours } from '../../../../engine/games/port-royal/rules/taking.ts'
import { Place } from '../../../screens/table/Place.tsx'
import { choose, TakeBack, Waiting } from '../../../screens/table/Waiting.tsx'
import { Button } from '../../../screens/ui/Button.tsx'
import type { Act } from '../choice.ts'
import { sendWords, takeWords } from '../label.ts'
import { oddsWords } from '../odds.ts'
import type { PanelProps, PortRoyalDesk } from './props.ts'

const ICONS: Record<Act, string> = { reveal: 'card-draw', stop: 'hand', repel: 'crossed-sabres', keep: 'anchor', pass: 'cancel' }
/** Which acts stand there together, first the one that goes on. */
const SHOWN: Partial<Record<string, readonly Act[]>> = { discover: ['reveal', 'stop'], repel: ['repel', 'keep'], take: ['pass'] }

/** What I decide now, or whose decision it is. */
export function Decision({ desk, places }: PanelProps) {
  const { view, shown, legal } = desk
  if (view.phase === 'over' && shown.phase === 'over') return null
  if (legal.length === 0) return <Waiting desk={desk} place={places.acts} />
  const chosen = chosenWords(desk)
  if (chosen !== null) return <Chosen desk={desk} places={places} words={chosen} />
  return (
    <Place rect={places.acts} grow="up" className="acts" label={desk.words(`phases.${view.phase}.mine`)}>
      {view.phase === 'take' && <p className="prompt-words quay-prompt">{promptWords(desk)}</p>}
      {(SHOWN[view.phase] ?? []).map((act) => (
        <ActButton key={act} act={act} desk={desk} />
      ))}
    </Place>
  )
}

function promptWords({ view, words }: PortRoyalDesk): string {
  return view.takes > 0 ? words('decisions.take.prompt', { count: view.takes }) : words('decisions.expedition.prompt')
}

function ActButton({ act, desk }: { act: Act; desk: PortRoyalDesk }) {
  const { words, legal } = desk
  const possible = legal.some(({ type }) => type === act)
  const main = act === 'reveal' || act === 'repel'
  return (
    <Button
      hot
      look={possible ? (main ? 'main' : 'may') : 'off'}
      icon={ICONS[act]}
      title={words(`decisions.${act}.title`)}
      line={lineOf(act, desk)}
      testId={`act-${act}`}
      onClick={() => choose(`act:${act}`)}
    />
  )
}

/** The second line: what the act leads to. */
function lineOf(act: Act, desk: PortRoyalDesk): string {
  const { view, words } = desk
  const card = view.harbour.at(-1)
  const ship = card === undefined ? null : shipOf(card)
  switch (act) {
    case 'reveal':
      return view.revealed ? oddsWords(view, words) || words('decisions.reveal.line') : words('decisions.reveal.first')
    case 'stop':
      if (!view.revealed && view.pile.length + view.discard.length > 0) return words('decisions.stop.off')
      return view.harbour.length === 0
        ? words('decisions.stop.empty')
        : words('decisions.stop.line', { count: takesForColours(view.harbour) })
    case 'repel':
      return words('decisions.repel.line')
    case 'keep':
      return isSecond(desk) && ship
        ? words('decisions.keep.bust', { ship: words(`colours.${ship.colour}.ship`) })
        : words('decisions.keep.line')
    case 'pass':
      return words('decisions.pass.line')
  }
}

/** 3.3 Whether keeping the ship that came last would be the end. */
function isSecond({ view: { harbour } }: PortRoyalDesk): boolean {
  const colours = harbour.flatMap((card) => shipOf(card)?.colour ?? [])
  return colours.indexOf(colours.at(-1) ?? 'red') < colours.length - 1
}

/** What confirming would do; null while nothing is chosen. */
function chosenWords({ view, seat, choice, nameOf, words }: PortRoyalDesk): string | null {
  const card = choice.card === null ? undefined : view.harbour[choice.card]
  if (card !== undefined && seat !== null) return takeWords({ view, seat }, card, nameOf, words)
  const expedition = choice.expedition === null ? undefined : view.expeditions[choice.expedition]
  if (expedition === undefined || seat === null) return null
  const persons = choice.persons.flatMap((place) => view.displays[seat]?.[place] ?? [])
  return sendWords(expedition, persons, words)
}

function Chosen({ desk, places, words }: PanelProps & { words: string }) {
  const { view, choice } = desk
  const expedition = choice.expedition === null ? undefined : view.expeditions[choice.expedition]
  const lacking = expedition === undefined ? 0 : (expeditionOf(expedition)?.needs.length ?? 0) - choice.persons.length
  return (
    <Place rect={places.acts} grow="up" className="prompt">
      {lacking > 0 && <p className="prompt-words">{desk.words('decisions.expedition.choose', { count: lacking })}</p>}
      <div className="prompt-buttons">
        <Button hot look="main" title={words} testId="confirm" onClick={() => choose('confirm')} />
        <TakeBack />
      </div>
    </Place>
  )
}
