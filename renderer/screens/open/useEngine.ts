import { useEffect, useState } from 'react'
import type { AnyGame } from '../../../engine/core/game.ts'
import { loadPlay } from '../../app/play.ts'

/** The rules of a game, options among them; null until its code is loaded. */
export function useEngine(game: string): AnyGame | null {
  const [engine, setEngine] = useState<AnyGame | null>(null)
  useEffect(() => {
    let here = true
    void loadPlay(game).then((play) => here && setEngine(play.engine))
    return () => {
      here = false
    }
  }, [game])
  return engine?.id === game ? engine : null
}
