import { Place } from '../../../screens/table/Place.tsx'
import { choose } from '../../../screens/table/Waiting.tsx'
import { Button } from '../../../screens/ui/Button.tsx'
import { answerPrompt, costOfAnswer } from '../label.ts'
import type { PanelProps } from './props.ts'
import { Seal } from './Seal.tsx'

const ANSWERS = ['yes', 'no', 'maybe'] as const

/** 8.2 The three answers with what they cost; the one that would be a lie says so. */
export function Answers({ desk, places }: PanelProps) {
  const { view, legal, choice, nameOf, words } = desk
  const country = view.blackmails.at(-1)?.country
  return (
    <Place rect={places.acts} grow="up" className="answers" label={words('panel.blackmailToday')}>
      <p className="prompt-words">
        {country && <Seal country={country} size="2.2em" />}
        <span>{answerPrompt(view, nameOf, words)}</span>
      </p>
      {ANSWERS.map((answer) => {
        const possible = legal.some((action) => 'answer' in action && action.answer === answer)
        const chosen = choice.answer === answer
        return (
          <Button
            key={answer}
            hot
            look={!possible ? 'off' : chosen ? 'main' : 'may'}
            title={words(`decisions.answer.${answer}`)}
            line={
              possible ? costOfAnswer(view, answer, words) : words(answer === 'yes' ? 'decisions.answer.yesOff' : 'decisions.answer.noOff')
            }
            pressed={chosen}
            end={chosen && <b className="once-more">{words('decisions.confirm')}</b>}
            testId={`answer-${answer}`}
            onClick={() => choose(`answer:${answer}`)}
          />
        )
      })}
    </Place>
  )
}
