import { farHost, isHome } from '../../app/far.ts'
import { useStore } from '../../app/store.ts'
import { useWords } from '../../words/language.ts'

/** How it stands between this page and the host, when it does not stand well. */
export function Notice() {
  const say = useWords()
  const { status, refused, bye, owner } = useStore((state) => state.connection)
  const seated = useStore((state) => state.couch.tokens.length > 0)
  const failed = useStore((state) => state.table.failed)
  const text = ((): string | null => {
    if (refused) return say('connection.refused')
    if (bye) return say(`connection.bye.${bye}`)
    if (status === 'lost') return say('connection.lost')
    if (status === 'open' && !owner && !seated && !farHost() && isHome(window.location.hostname)) return say('connection.guest')
    if (failed) return `${say('connection.failed')} ${say(`refusals.${failed}`)}`
    return null
  })()
  return (
    <div className="connection-notice" role="status">
      {text && (
        <p>
          {text}{' '}
          {bye === 'elsewhere' && (
            <button type="button" className="small" onClick={() => window.location.reload()}>
              {say('connection.takeBack')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
