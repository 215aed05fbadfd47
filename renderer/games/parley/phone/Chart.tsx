import { useLayoutEffect, useRef } from 'react'
import { MEDITERRANEAN } from '../../../../engine/games/parley/mediterranean.ts'
import { asset } from '../../../app/play.ts'
import { FIELD, SHEET } from '../chart.ts'
import { extent, fieldIn, isCharted, placed } from '../sheet/field.ts'
import type { ParleyHand } from './Picture.tsx'

/** Where the seals of a besieged port stand around its middle, in hexagons' radii. */
const SEALS = [
  [0, -0.5],
  [-0.31, -0.02],
  [0.31, -0.02],
] as const

/** The field of hexagons: who has won where, the anchor, the admirals. It is as wide as its names need, and slides under the thumb. */
export function Chart({ hand }: { hand: ParleyHand }) {
  const { view, words } = hand
  const { map } = view.options
  const isPrinted = isCharted(map, MEDITERRANEAN)
  const field = isPrinted ? { ...SHEET, turned: false } : fieldIn(map, FIELD)
  const { radius, turned } = field
  const hexagon = extent(turned)
  const sea = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // the middle of the sea first
    const chart = sea.current
    chart?.scrollTo((chart.scrollWidth - chart.clientWidth) * 0.45, (chart.scrollHeight - chart.clientHeight) * 0.55)
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus to be scrolled with the keyboard
    <section ref={sea} className="chart" tabIndex={0} aria-label={words('panel.chart')}>
      <svg viewBox={`${FIELD.x} ${FIELD.y} ${FIELD.width} ${FIELD.height}`} role="img" aria-label={words('panel.chart')}>
        {isPrinted && <image href={asset('games/parley/chart@1x.webp')} width={SHEET.width} height={SHEET.height} />}
        {map.ports.map(({ id, cell }) => {
          const { x, y } = placed(field, cell)
          const seals = view.markers[id] ?? []
          const admiral = view.admirals.some(({ port }) => port === id)
          const [halfX, halfY] = [(hexagon.width * radius) / 2, (hexagon.height * radius) / 2]
          return (
            <g
              key={id}
              transform={`translate(${x} ${y})`}
              className={view.anchor === id ? 'cell cell-anchor' : seals.length > 0 ? 'cell cell-taken' : 'cell'}
            >
              <polygon points={corners(radius * 0.95, turned)} />
              {seals.map((country, place) => (
                <image
                  key={country}
                  href={asset(`games/parley/seals/${country}.webp`)}
                  x={(SEALS[place]?.[0] ?? 0) * radius - 21}
                  y={(SEALS[place]?.[1] ?? 0) * radius - 21}
                  width="42"
                  height="42"
                />
              ))}
              {view.anchor === id && <Sign name="anchor" />}
              {admiral && <Sign name="galleon" />}
              <text y={turned ? halfX * 0.4 : halfY * 0.62} textAnchor="middle">
                {words(`ports.${id}`)}
              </text>
            </g>
          )
        })}
      </svg>
    </section>
  )
}

function Sign({ name }: { name: string }) {
  return (
    <svg x="-25" y="-44" width="50" height="50" viewBox="0 0 512 512" className="cell-sign" aria-hidden="true">
      <use href={`${asset('shared/icons.svg')}#${name}`} />
    </svg>
  )
}

function corners(radius: number, turned: boolean): string {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at + (turned ? 0 : Math.PI / 6)
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}
