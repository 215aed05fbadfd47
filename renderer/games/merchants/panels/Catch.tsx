import { useState } from 'react'
import type { Seat } from '../../../../engine/core/game.ts'
import { choose } from '../../../screens/table/Waiting.tsx'
import { Button } from '../../../screens/ui/Button.tsx'
import { Face } from '../../../screens/ui/Face.tsx'
import { Icon } from '../../../screens/ui/Icon.tsx'
import { inTheirTime } from '../phone/aside.ts'
import type { MerchantsDesk } from './props.ts'

/** 4.6 The one act out of turn: a button of the Pirate's, at any time, and behind it the ships with both ways. */
export function Catch({ desk }: { desk: MerchantsDesk }) {
  const { view, words } = desk
  const [open, setOpen] = useState(false)
  const seats = desk.seat === null ? [] : inTheirTime({ view: desk.view, seat: desk.seat })
  if (seats.length === 0) return null
  return (
    <div className="catch">
      {open && (
        <div className="catch-list walnut" id="catch-list">
          <p>{words('decisions.catch.text', { limit: view.options.handLimit })}</p>
          {seats.map((seat) => (
            <Ship key={seat} seat={seat} desk={desk} onDone={() => setOpen(false)} />
          ))}
        </div>
      )}
      <button
        type="button"
        className="button button-may act"
        aria-expanded={open}
        aria-controls="catch-list"
        data-testid="act-catch"
        data-hot
        onClick={() => setOpen(!open)}
      >
        <Icon name="spyglass" />
        <span className="button-words">
          <span className="button-title">{words('decisions.catch.title')}</span>
          <span className="button-line">{words('decisions.catch.line')}</span>
        </span>
      </button>
    </div>
  )
}

function Ship({ seat, desk, onDone }: { seat: Seat; desk: MerchantsDesk; onDone(): void }) {
  const { words, nameOf, people, card } = desk
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend stands above its buttons, not beside them
    <div className="catch-ship" role="group" aria-label={nameOf(seat)}>
      <Face game={card.game} face={people[seat]?.face ?? ''} size="1.8em" />
      <b>{nameOf(seat)}</b>
      {(['discard', 'take'] as const).map((how) => (
        <Button
          key={how}
          title={words(`decisions.catch.${how}`)}
          line={words(`decisions.catch.${how}Line`)}
          testId={`catch-${how}-${seat}`}
          onClick={() => {
            onDone()
            choose(`catch-${how}:${seat}`)
          }}
        />
      ))}
    </div>
  )
}
