import { useEffect, useState } from 'react'
import { Place } from '../../../screens/table/Place.tsx'
import { theStage } from '../../../screens/table/stage.ts'
import { Icon } from '../../../screens/ui/Icon.tsx'
import type { PanelProps } from './props.ts'
import { Seal } from './Seal.tsx'

/** My secret crown: turned up only while I hold, or until I press again with the keyboard. */
export function Mission({ desk, places }: PanelProps) {
  const { seat, view, words } = desk
  const [up, setUp] = useState(false)
  useEffect(() => {
    theStage()?.look('mission:mine', up)
    if (!up) return
    const down = (): void => setUp(false)
    window.addEventListener('blur', down)
    return () => {
      window.removeEventListener('blur', down)
      theStage()?.look('mission:mine', false)
    }
  }, [up])
  const mission = seat === null ? null : view.missions[seat]
  if (!places.missionButton || !mission) return null
  return (
    <Place rect={places.missionButton} className="mission" label={words('panel.crown')}>
      <button
        type="button"
        className="button mission-hold"
        data-key="v"
        data-testid="mission"
        aria-pressed={up}
        aria-label={
          up ? words('mission.line', { country: words(`countries.${mission}.name`) }) : `${words('panel.crown')}: ${words('panel.hold')}`
        }
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setUp(true)
        }}
        onPointerUp={() => setUp(false)}
        onPointerCancel={() => setUp(false)}
        onContextMenu={(event) => event.preventDefault()}
        onClick={(event) => event.detail === 0 && setUp(!up)}
        onBlur={() => setUp(false)}
      >
        {up ? <Seal country={mission} size="2em" /> : <Icon name="sight-disabled" />}
        {!places.compact && <span className="button-line">{up ? words(`countries.${mission}.name`) : words('panel.hold')}</span>}
      </button>
    </Place>
  )
}
