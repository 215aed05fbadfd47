import { stepNow } from '../../../../engine/games/parley/options.ts'
import { Icon } from '../../../screens/ui/Icon.tsx'
import type { PanelProps } from './props.ts'
import { Silver } from './Seal.tsx'

/** 8.3 What a guess is worth today, where the table has no room to say it: a yes, and a maybe with what it lays aside. */
export function BlackmailPrices({ desk }: Pick<PanelProps, 'desk'>) {
  const { shown, words } = desk
  const sum = stepNow(shown.options.blackmailPay, shown.sieges)
  return (
    <>
      <div className="today-head">
        <Icon name="cloak-dagger" />
        <div>
          <h2>{words('panel.blackmailToday')}</h2>
          <p>{words('panel.rightGuess')}</p>
        </div>
      </div>
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
