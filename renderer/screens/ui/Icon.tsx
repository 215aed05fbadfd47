import { usePainted } from '../../app/painted.ts'
import { asset } from '../../app/play.ts'

/** One of assets/shared/icons.svg; decoration only, words stand beside it. */
export function Icon({ name, size }: { name: string; size?: string }) {
  const pictures = usePainted()
  return (
    <svg className="icon" aria-hidden="true" viewBox="0 0 512 512" style={size ? { width: size, height: size } : undefined}>
      {pictures && <use href={`${asset('shared/icons.svg')}#${name}`} />}
    </svg>
  )
}
