import { farHost, goHome, writePlace } from '../../app/far.ts'
import { useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'
import { Icon } from '../ui/Icon.tsx'
import './far.css'

/** Whose guest this window is, and the way home; at home there is nothing to be said. */
export function FarSign() {
  const say = useWords()
  const far = farHost()
  const host = useStore(({ connection }) => connection.host)
  if (!far) return null
  return (
    <aside className="far-sign" data-testid="far-sign">
      <Icon name="flying-flag" size="1.5em" />
      <p>
        {host ? say('far.guest', { host }) : say('far.guestSomewhere')}
        <small>{writePlace(far)}</small>
      </p>
      <button type="button" className="small" data-testid="far-home" onClick={goHome}>
        {say('far.home')}
      </button>
    </aside>
  )
}
