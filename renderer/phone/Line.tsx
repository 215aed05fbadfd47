import { useEffect, useState } from 'react'
import { useStore } from '../app/store.ts'
import { useWords } from '../words/language.ts'

/** A short break is mended before anybody needs to know of it. */
const LONG_MS = 1200

/** How it stands between this phone and the host, when it does not stand well. */
export function Line() {
  const say = useWords()
  const { status, refused, bye } = useStore((state) => state.connection)
  const away = status === 'lost' || status === 'connecting'
  const [long, setLong] = useState(false)
  useEffect(() => {
    setLong(false)
    if (!away) return
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [away])
  const text = ((): string | null => {
    if (refused) return say('connection.refused')
    if (bye) return say(`connection.bye.${bye}`)
    if (away && long) return say(status === 'lost' ? 'connection.lost' : 'phone.calling')
    return null
  })()
  return (
    <div className="line" role="status" data-testid="line" data-status={status}>
      {text && (
        <p>
          {text}{' '}
          {bye === 'elsewhere' && (
            <button type="button" className="small" data-testid="take-back" onClick={() => window.location.reload()}>
              {say('connection.takeBack')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
