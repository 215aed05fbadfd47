import { faceUrl } from '../../app/play.ts'

/** A seat's emblem; its name stands beside it. */
export function Face({ game, face, size = '3em' }: { game: string; face: string; size?: string }) {
  return <img className="face" src={faceUrl(game, face)} alt="" draggable={false} style={{ width: size }} />
}
