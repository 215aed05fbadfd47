import type { Country } from '../../../../engine/games/parley/cards.ts'
import { asset } from '../../../app/play.ts'

/** A country's wax seal: colour and sign together. */
export function Seal({ country, size = '1.6em', name }: { country: Country; size?: string; name?: string }) {
  return (
    <img
      className="seal"
      src={asset(`games/parley/seals/${country}.webp`)}
      alt={name ?? ''}
      style={{ width: size, height: size }}
      draggable={false}
    />
  )
}

/** A silver coin beside a number. */
export function Silver({ size = '1.1em' }: { size?: string }) {
  return <span className="silver-coin" style={{ width: size, height: size }} aria-hidden="true" />
}
