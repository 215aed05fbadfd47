import { usePainted } from '../../app/painted.ts'
import { useStore } from '../../app/store.ts'

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
