import type { ReactNode } from 'react'
import type { Rect } from '../../table/contract.ts'

type PlaceProps = {
  rect: Rect
  className?: string
  /** Larger letters need more room: where from. */
  grow?: 'up' | 'down' | 'no'
  label?: string
  children: ReactNode
}

/** A panel in its place on the table. */
export function Place({ rect, className = '', grow, label, children }: PlaceProps) {
  const { x, y, width, height } = rect
  const style: React.CSSProperties = { left: x, width, top: y, height }
  if (grow === 'up') Object.assign(style, { top: 'auto', bottom: window.innerHeight - y - height, height: 'auto', minHeight: height })
  if (grow === 'down') Object.assign(style, { height: 'auto', minHeight: height })
  return (
    <section className={`place ${className}`} style={style} aria-label={label}>
      {children}
    </section>
  )
}
