import { stepNow } from '../../../../engine/games/parley/options.ts'
import { Icon } from '../../../screens/ui/Icon.tsx'
import type { Rect } from '../../../table/contract.ts'
import { type PanelProps, Place } from './Place.tsx'
import { Silver } from './Seal.tsx'

/** 8.3 What a guess is worth today: a yes, and a maybe with what it lays aside. */
export function BlackmailToday({ desk, place }: PanelProps & { place: Rect }) {
  const { words } = desk
  return (
    <Place rect={place} className="today walnut" label={words('panel.blackmailToday')}>
      <BlackmailPrices desk={desk} />
    </Place>
  )
}

export function BlackmailPrices({ desk }: Pick<PanelProps, 'desk'>) {
  const { shown, words } = desk
  const sum = stepNow(shown.options.blackmailPay, shown.sieges)
  return (
    <>
      <header>
        <Icon name="cloak-dagger" />
        <div>
          <h2>{words('panel.blackmailToday')}</h2>
          <p>{words('panel.rightGuess')}</p>
        </div>
      </header>
      <p className="today-prices">
        <span>
          {words('panel.yes')} <b>{sum}</b> <Silver />
        </span>
        <span>
          {words('panel.maybe')} <b>2</b> <Silver /> <i>+</i> <b>{sum}</b> <Silver />
        </span>
      </p>
    </>
  )
}
