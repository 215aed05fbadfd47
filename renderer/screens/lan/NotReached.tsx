import { useState } from 'react'
import type { LanCard, LanWay } from '../../../electron/host/protocol.ts'
import { addressOf } from '../../app/seating.ts'
import { type Key, useWords } from '../../words/language.ts'
import { useMoment } from '../../words/useMoment.ts'
import { Copy } from '../ui/Copy.tsx'
import { Icon } from '../ui/Icon.tsx'
import { QrCode } from './QrCode.tsx'

/** What may stand in the way, in the order in which it is likely. */
const STEPS = {
  network: ['same', 'begin', 'vpn', 'guest', 'way', 'hotspot'],
  windows: ['ask', 'profile', 'allow', 'other'],
  mac: ['firewall', 'local', 'filter'],
  linux: ['ufw', 'firewalld', 'mdns', 'container'],
} as const
const SYSTEMS = ['windows', 'mac', 'linux'] as const

/** A phone does not come: whether any device has, live, and what to do about it, on this very system first. */
export function NotReached({ way, lan }: { way: LanWay; lan: LanCard }) {
  const say = useWords()
  const [open, setOpen] = useState(false)
  const first = SYSTEMS.find((system) => system === lan.platform)
  const systems = [...SYSTEMS].sort((one, other) => Number(other === first) - Number(one === first))
  return (
    <details className="not-reached" data-testid="not-reached" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('reach.title')}</summary>
      {open && (
        <>
          <SelfTest way={way} />
          <Reached lan={lan} />
          {first && <Steps of={first} way={way} here open />}
          <Steps of="network" way={way} open />
          {systems
            .filter((system) => system !== first)
            .map((system) => (
              <Steps key={system} of={system} way={way} />
            ))}
        </>
      )}
    </details>
  )
}

function SelfTest({ way }: { way: LanWay }) {
  const say = useWords()
  const address = `http://${addressOf(way)}/check`
  return (
    <div className="self-test">
      <QrCode text={address} label={say('reach.qr', { address })} testId="check-qr" />
      <div className="way-words">
        <p>{say('reach.test')}</p>
        <p className="check-address" data-testid="check-address">
          {addressOf(way)}/check
        </p>
        <Copy text={address} title={say('reach.copy')} done={say('reach.copied')} />
      </div>
    </div>
  )
}

/** Who has opened the self-test page: as soon as it happens. */
function Reached({ lan }: { lan: LanCard }) {
  const say = useWords()
  const moment = useMoment()
  return (
    <div className="reached" role="status" data-testid="reached">
      {lan.reached.length === 0 ? (
        <p>
          <Icon name="hourglass" size="1.2em" /> {say('reach.none')}
        </p>
      ) : (
        <>
          <ul>
            {lan.reached.map(({ from, to, at }) => (
              <li key={from}>
                <Icon name="check-mark" size="1.2em" /> {say('reach.came', { from, to, time: moment(at) })}
              </li>
            ))}
          </ul>
          <p>{say('reach.good')}</p>
        </>
      )}
    </div>
  )
}

type StepsProps = { of: keyof typeof STEPS; way: LanWay; here?: boolean; open?: boolean }

function Steps({ of, way, here = false, open = false }: StepsProps) {
  const say = useWords()
  const begin = way.address.split('.').slice(0, 3).join('.')
  return (
    <details className="steps" open={open} data-testid={`steps-${of}`}>
      <summary>
        {say(`reach.${of}`)} {here && <small>{say('reach.here')}</small>}
      </summary>
      <ol>
        {STEPS[of].map((step) => (
          // every step of the list has its words
          <li key={step}>{say(`reach.${of}Steps.${step}` as Key, { begin, port: way.port })}</li>
        ))}
      </ol>
    </details>
  )
}
