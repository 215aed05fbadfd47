import { useId, useState } from 'react'
import { keepWifi, keptWifi, type Wifi, wifiFault, wifiText } from '../../app/wifi.ts'
import { useWords } from '../../words/language.ts'
import { Icon } from '../ui/Icon.tsx'
import { Sure } from '../ui/Sure.tsx'
import { Switch } from '../ui/Switch.tsx'
import { QrCode } from './QrCode.tsx'

/** A second code, beside that of the table, by which guests join the Wi-Fi; known to nobody but this device. */
export function WifiCode() {
  const say = useWords()
  const [wifi, setWifi] = useState(keptWifi)
  const [filling, setFilling] = useState(false)
  const take = (made: Wifi | null): void => {
    keepWifi(made)
    setWifi(made)
    setFilling(false)
  }
  if (filling) return <WifiForm wifi={wifi} onMade={take} onCancel={() => setFilling(false)} />
  if (wifi === null)
    return (
      <button type="button" className="small wifi-offer" data-testid="wifi-fill" onClick={() => setFilling(true)}>
        <Icon name="network-bars" size="1.2em" /> {say('wifi.title')}
      </button>
    )
  return (
    <div className="wifi" data-testid="wifi">
      <QrCode text={wifiText(wifi)} label={say('wifi.qr', { name: wifi.name })} secret testId="wifi-qr" />
      <div className="way-words">
        <p className="way-scan">{say('wifi.first')}</p>
        <p>{say('wifi.joins', { name: wifi.name })}</p>
        <p className="wifi-acts">
          <button type="button" className="small" data-testid="wifi-change" onClick={() => setFilling(true)}>
            {say('wifi.change')}
          </button>
          <Sure title={say('wifi.forget')} sure={say('wifi.forgetSure')} testId="wifi-forget" onClick={() => take(null)} />
        </p>
      </div>
    </div>
  )
}

const KINDS = ['wpa', 'open'] as const

type FormProps = { wifi: Wifi | null; onMade(wifi: Wifi): void; onCancel(): void }

function WifiForm({ wifi, onMade, onCancel }: FormProps) {
  const say = useWords()
  const id = useId()
  const [name, setName] = useState(wifi?.name ?? '')
  const [kind, setKind] = useState<(typeof KINDS)[number]>(wifi?.password === null ? 'open' : 'wpa')
  const [password, setPassword] = useState(wifi?.password ?? '')
  const [hidden, setHidden] = useState(wifi?.hidden ?? false)
  const [fault, setFault] = useState<ReturnType<typeof wifiFault>>(null)
  const make = (): void => {
    const made = { name, password: kind === 'open' ? null : password, hidden }
    const found = wifiFault(made)
    setFault(found)
    if (found === null) onMade(made)
  }
  return (
    <form
      className="wifi-form"
      aria-label={say('wifi.title')}
      data-testid="wifi-form"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        make()
      }}
    >
      <p>{say('wifi.text')}</p>
      <Name value={name} onChange={setName} />
      <div className="wifi-kind">
        <span id={id}>{say('wifi.security')}</span>
        <Switch
          choices={KINDS}
          value={kind}
          words={(choice) => say(`wifi.${choice}`)}
          labelledBy={id}
          testId="wifi-kind"
          onChange={(each) => setKind(each)}
        />
      </div>
      {kind === 'wpa' && <Password value={password} onChange={setPassword} />}
      <label className="wifi-hidden">
        <input type="checkbox" checked={hidden} data-testid="wifi-hidden" onChange={({ target }) => setHidden(target.checked)} />
        {say('wifi.hidden')}
      </label>
      <p role="status" className="unlikely">
        {fault && say(`wifi.${fault}`)}
      </p>
      <FormActs onCancel={onCancel} />
    </form>
  )
}

function FormActs({ onCancel }: { onCancel(): void }) {
  const say = useWords()
  return (
    <p className="wifi-acts">
      <button type="submit" className="small small-main" data-testid="wifi-make">
        {say('wifi.make')}
      </button>
      <button type="button" className="small" onClick={onCancel}>
        {say('seats.cancel')}
      </button>
    </p>
  )
}

type InputProps = { value: string; onChange(value: string): void }

function Name({ value, onChange }: InputProps) {
  const say = useWords()
  return (
    <label>
      {say('wifi.name')}
      <input
        type="text"
        maxLength={32}
        autoComplete="off"
        spellCheck={false}
        value={value}
        data-testid="wifi-name"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}

/** Hidden until it is asked for: the screen may hang on a wall. */
function Password({ value, onChange }: InputProps) {
  const say = useWords()
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <div className="wifi-password">
      <label htmlFor={id}>{say('wifi.password')}</label>
      <input
        id={id}
        type={shown ? 'text' : 'password'}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        data-testid="wifi-password"
        onChange={({ target }) => onChange(target.value)}
      />
      <button type="button" className="small" aria-pressed={shown} data-testid="wifi-show" onClick={() => setShown(!shown)}>
        {say(shown ? 'wifi.hide' : 'wifi.show')}
      </button>
    </div>
  )
}
