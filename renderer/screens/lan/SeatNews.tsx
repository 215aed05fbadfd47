import type { TableCard } from '../../../electron/host/protocol.ts'
import { heldElsewhere, invited, seatLost, unseatedSeen } from '../../app/couch.ts'
import { insist, keepSeat, lookAs } from '../../app/intents.ts'
import { baseFor, seatName } from '../../app/seating.ts'
import { writeInvitation } from '../../app/seatKeys.ts'
import { useDo, useStore } from '../../app/store.ts'
import { useGameWords, useWords } from '../../words/language.ts'
import { TableNews } from '../table/TableNews.tsx'
import { Button } from '../ui/Button.tsx'
import { Copy } from '../ui/Copy.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { QrCode } from './QrCode.tsx'
import '../../app/style/lan.css'
import '../../app/style/seats.css'

/** What must be said or asked of the seats of this device, before everything else. */
export function SeatNews({ card }: { card: TableCard }) {
  const { held, unseated, invitation } = useStore((state) => state.couch)
  return (
    <>
      {held !== null && <Held card={card} seat={held} />}
      {unseated !== null && <Lost seat={unseated} />}
      {invitation && <Invitation card={card} />}
      <TableNews card={card} />
    </>
  )
}

/** Another device looks from this seat. */
function Held({ card, seat }: { card: TableCard; seat: number }) {
  const say = useWords()
  const words = useGameWords(card.game)
  const dispatch = useDo()
  const held = card.seats[seat]
  const watch = (): void => {
    dispatch(heldElsewhere(null))
    dispatch(seatLost({ seat, told: true }))
    dispatch(lookAs(null))
  }
  return (
    <Dialog title={say('seats.held.title')} testId="held" onClose={watch}>
      <p>{say('seats.held.text', { name: held ? seatName(held, card.game, words) : '' })}</p>
      <footer>
        <Button look="main" icon="hand" title={say('seats.held.here')} testId="held-here" onClick={() => dispatch(insist())} />
        <Button icon="spyglass" title={say('seats.held.watch')} testId="held-watch" onClick={watch} />
      </footer>
    </Dialog>
  )
}

function Lost({ seat }: { seat: number }) {
  const say = useWords()
  const dispatch = useDo()
  const seen = (): void => void dispatch(unseatedSeen())
  return (
    <Dialog title={say('seats.lost.title')} testId="unseated" onClose={seen}>
      <p>{say('seats.lost.text', { number: seat + 1 })}</p>
      <footer>
        <Button look="main" icon="check-mark" title={say('seats.lost.seen')} testId="unseated-seen" onClick={seen} />
      </footer>
    </Dialog>
  )
}

/** The new key to a seat, for another device to be shown; it goes when that device has come. */
function Invitation({ card }: { card: TableCard }) {
  const say = useWords()
  const words = useGameWords(card.game)
  const dispatch = useDo()
  const invitation = useStore((state) => state.couch.invitation)
  const owner = useStore((state) => state.connection.owner)
  const base = baseFor(
    useStore((state) => state.lan),
    window.location,
  )
  const seat = card.seats[invitation?.seat ?? -1]
  if (!invitation || !seat) return null
  const name = seatName(seat, card.game, words)
  const link = base && `${base}/${writeInvitation(card.table, invitation)}`
  const close = (): void => void dispatch(invited(null))
  return (
    // whoever has given the only key away would have none: here it stays until the other device has come
    <Dialog title={say('seats.invite.title', { name })} testId="invitation" onClose={owner ? close : () => dispatch(keepSeat())}>
      {link ? (
        <>
          <QrCode text={link} label={say('seats.invite.qr', { name })} testId="invitation-qr" />
          <p>{say('seats.invite.text')}</p>
          <Copy text={link} title={say('seats.invite.copy')} done={say('seats.invite.copied')} testId="copy-invitation" />
        </>
      ) : (
        <p>{say('seats.invite.noWay')}</p>
      )}
      <footer>
        {owner && <Button icon="check-mark" title={say('seats.invite.done')} testId="invitation-close" onClick={close} />}
        {!owner && <Button icon="return-arrow" title={say('seats.invite.keep')} testId="keep-seat" onClick={() => dispatch(keepSeat())} />}
      </footer>
    </Dialog>
  )
}
