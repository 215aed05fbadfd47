import { useEffect, useState } from 'react'
import { useStore } from '../../app/store.ts'

/** Once the page has been painted, pictures hold up nothing. */
let painted = false

/** False until what can be read and clicked has been painted: large pictures come after it. */
function usePainted(): boolean {
  const [now, setNow] = useState(painted)
  useEffect(() => {
    if (painted) return
    const seen = (): void => {
      painted = true
      setNow(true)
    }
    // from within a frame: what is put off now comes after its painting
    const frame = requestAnimationFrame(() => setTimeout(seen))
    // a page that nobody looks at has no frames
    const timer = setTimeout(seen, 1000)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return now
}

/** The harbour at sunset: the ship rides at anchor and the lamps breathe, unless movement is unwelcome: then one flat picture. */
export function Scene() {
  const still = useStore(({ preferences }) => preferences.quiet || preferences.reducedMotion)
  const pictures = usePainted()
  return (
    <div className="harbour-scene" aria-hidden="true">
      {!pictures ? null : still ? (
        <div className="harbour-flat" />
      ) : (
        <div className="harbour-picture">
          <div className="harbour-back" />
          <div className="glow glow-lighthouse" />
          <div className="harbour-ship">
            <div className="glow glow-stern" />
          </div>
          <div className="harbour-quay" />
          <div className="glow glow-quay" />
        </div>
      )}
    </div>
  )
}
