import { useState } from 'react'
import type { LanWay, TableCard } from '../../../electron/host/protocol.ts'
import { addressOf, tableLink } from '../../app/seating.ts'
import { useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { Copy } from '../ui/Copy.tsx'
import { Icon } from '../ui/Icon.tsx'
import { NotReached } from './NotReached.tsx'
import { QrCode } from './QrCode.tsx'
import { WifiCode } from './WifiCode.tsx'
import '../../app/style/reach.css'

/** How other devices come to the table: for its owner, who alone is told. */
export function WaysIn({ card }: { card: TableCard }) {
  const say = useWords()
  const lan = useStore((state) => state.lan)
  const [chosen, setChosen] = useState('')
  if (!card.lan) return <p>{say('lan.off')}</p>
  if (lan?.failed) return <Trouble title={say('lan.failed')} text={say('lan.failedText')} />
  if (!lan?.open) return <p role="status">{say('lan.opening')}</p>
  const way = lan.ways.find((each) => addressOf(each) === chosen) ?? lan.ways[0]
  if (!way) return <Trouble title={say('lan.none')} text={say('lan.noneText')} />
  return (
    <div className="ways-in">
      <div className="way-in">
        <QrCode text={tableLink(way, card.table)} label={say('lan.qr', { address: addressOf(way) })} testId="qr" />
        <Spoken way={way} />
        <WifiCode />
      </div>
      {lan.ways.length > 1 && <Ways ways={lan.ways} chosen={way} onChoose={setChosen} />}
      <p className="exposed">
        <Icon name="info" size="1.2em" /> {say('lan.exposed')}
      </p>
      <NotReached way={way} lan={lan} />
    </div>
  )
}

function Trouble({ title, text }: { title: string; text: string }) {
  return (
    <div role="alert" className="trouble" data-testid="lan-trouble">
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  )
}

/** What can be read out, typed or copied. */
function Spoken({ way }: { way: LanWay }) {
  const say = useWords()
  return (
    <div className="way-words">
      <p className="way-scan">{say('lan.scan')}</p>
      <p>{say('lan.type')}</p>
      <p className="way-address" data-testid="address">
        {addressOf(way)}
      </p>
      <Copy text={`http://${addressOf(way)}/`} title={say('lan.copy')} done={say('lan.copied')} testId="copy-address" />
      {way.kind !== 'lan' && <p className="unlikely">{say(`lan.kinds.${way.kind}`)}</p>}
      {way.code && (
        <p className="way-code">
          {say('lan.code')} <b data-testid="join-code">{way.code}</b>
          <small>{say('lan.codeText')}</small>
        </p>
      )}
    </div>
  )
}

/** Each address of this computer, the likeliest first. */
function Ways({ ways, chosen, onChoose }: { ways: readonly LanWay[]; chosen: LanWay; onChoose(address: string): void }) {
  const say = useWords()
  return (
    <fieldset className="way-list">
      <legend>{say('lan.ways')}</legend>
      {ways.map((way) => (
        <label key={addressOf(way)}>
          <input type="radio" name="way" checked={way === chosen} onChange={() => onChoose(addressOf(way))} />
          <span>
            <b>{addressOf(way)}</b> {way.name}
            <small>{say(`lan.kinds.${way.kind}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
