import { useEffect, useState } from 'react'
import { asset } from '../../app/play.ts'

type Frame = { x: number; y: number; w: number; h: number }
type Atlas = { picture: string; width: number; height: number; frames: Record<string, Frame> }
const loading = new Map<string, Promise<Atlas>>()

function loadAtlas(path: string): Promise<Atlas> {
  const known = loading.get(path)
  if (known) return known
  const loaded = fetchAtlas(path)
  loading.set(path, loaded)
  return loaded
}

async function fetchAtlas(path: string): Promise<Atlas> {
  const answer = await fetch(asset(`${path}.json`))
  // Baked by our own script, beside the picture.
  const sheet = (await answer.json()) as {
    frames: Record<string, { frame: Frame }>
    meta: { image: string; size: { w: number; h: number } }
  }
  const frames = Object.fromEntries(Object.entries(sheet.frames).map(([frame, { frame: rect }]) => [frame, rect]))
  return {
    picture: asset(`${path.slice(0, path.lastIndexOf('/'))}/${sheet.meta.image}`),
    width: sheet.meta.size.w,
    height: sheet.meta.size.h,
    frames,
  }
}

type SpriteProps = {
  /** Where the table's atlas lies among the assets, with its scale: `games/<game>/<atlas>@2x`. */
  atlas: string
  name: string
  className: string
  /** Within a drawing: its place there. */
  at?: { x: number; y: number; width: number; height: number }
}

/** A picture of the table's atlas in the page; decoration only, words stand beside it. Without its atlas it leaves its place empty. */
export function Sprite({ atlas, name, className, at }: SpriteProps) {
  const [sheet, setSheet] = useState<Atlas | null>(null)
  useEffect(() => {
    let here = true
    loadAtlas(atlas).then(
      (loaded) => here && setSheet(loaded),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [atlas])
  const frame = sheet?.frames[name]
  if (!sheet || !frame) return at ? null : <span className={className} aria-hidden="true" />
  return (
    <svg {...at} className={className} viewBox={`${frame.x} ${frame.y} ${frame.w} ${frame.h}`} aria-hidden="true">
      <image href={sheet.picture} width={sheet.width} height={sheet.height} />
    </svg>
  )
}
