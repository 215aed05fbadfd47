import { useEffect, useState } from 'react'
import { asset } from '../../../app/play.ts'

type Frame = { x: number; y: number; w: number; h: number }
type Atlas = { picture: string; width: number; height: number; frames: Record<string, Frame> }
/** The atlases of the table: vessel cards and mini faces, and the scenes of the events. */
type AtlasName = 'merchants' | 'events'

const loading = new Map<AtlasName, Promise<Atlas>>()

function loadAtlas(name: AtlasName): Promise<Atlas> {
  const known = loading.get(name)
  if (known) return known
  const loaded = fetchAtlas(name)
  loading.set(name, loaded)
  return loaded
}

async function fetchAtlas(name: AtlasName): Promise<Atlas> {
  const answer = await fetch(asset(`games/merchants/${name}@2x.json`))
  // Baked by our own script, beside the picture.
  const sheet = (await answer.json()) as {
    frames: Record<string, { frame: Frame }>
    meta: { image: string; size: { w: number; h: number } }
  }
  const frames = Object.fromEntries(Object.entries(sheet.frames).map(([frame, { frame: rect }]) => [frame, rect]))
  return { picture: asset(`games/merchants/${sheet.meta.image}`), width: sheet.meta.size.w, height: sheet.meta.size.h, frames }
}

/** A picture of the table's atlas in the page; decoration only, words stand beside it. Without its atlas it leaves its place empty. */
export function Sprite({ atlas, name, className }: { atlas: AtlasName; name: string; className: string }) {
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
  if (!sheet || !frame) return <span className={className} aria-hidden="true" />
  return (
    <svg className={className} viewBox={`${frame.x} ${frame.y} ${frame.w} ${frame.h}`} aria-hidden="true">
      <image href={sheet.picture} width={sheet.width} height={sheet.height} />
    </svg>
  )
}
