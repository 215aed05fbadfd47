import { Icon } from './Icon.tsx'

/** Red wax: the mark of house rules, wherever they show; words stand beside it. */
export function Seal() {
  return (
    <span className="house-seal" aria-hidden="true">
      <Icon name="quill" />
    </span>
  )
}
