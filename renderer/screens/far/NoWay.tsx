import type { Place } from '../../../electron/host/lan/joinCode.ts'
import { PROGRAM, type RelayWhy } from '../../../electron/host/protocol.ts'
import type { NotRelayed } from '../../app/connection.ts'
import { goHome, hostLink, isFinal, writePlace } from '../../app/far.ts'
import type { Route } from '../../app/route.ts'
import { useWords } from '../../words/language.ts'
import { Button } from '../ui/Button.tsx'
import './far.css'

/** Where the other host's own page would not get any further either, or is not to be trusted. */
const NO_BROWSER: readonly RelayWhy[] = ['no-place', 'itself', 'no-host', 'garbage']

/** The other host cannot be spoken with: why, what can be done, and the way home. */
export function NoWay({ far, noWay: { why, program }, route }: { far: Place; noWay: NotRelayed; route: Route }) {
  const say = useWords()
  const browser = hostLink(far, route.page === 'table' ? route.table : null)
  const place = { address: writePlace(far), own: PROGRAM, theirs: program ?? say('far.unknownVersion') }
  return (
    <main className="page notice">
      <div className="paper notice-sheet no-way" data-testid="no-way" data-why={why}>
        <h1>{say(`far.why.${why}.title`)}</h1>
        <p role="status">{say(`far.why.${why}.text`, place)}</p>
        {!isFinal(why) && <p className="no-way-again">{say('far.trying')}</p>}
        <footer>
          <Button look="main" icon="galleon" title={say('far.home')} testId="far-home" onClick={goHome} />
          {!NO_BROWSER.includes(why) && (
            <Button
              icon="world"
              title={say('far.browser')}
              line={say('far.browserLine')}
              testId="far-browser"
              onClick={() => window.open(browser, '_blank', 'noopener')}
            />
          )}
        </footer>
      </div>
    </main>
  )
}
