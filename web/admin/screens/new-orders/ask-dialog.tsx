import { Trans } from '@lingui/react/macro'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { Money } from '../../../ui/money.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { NoMail, whereMailed } from '../../kit/mail-note.tsx'
import { CancelDialog, JobText } from '../../kit/orders/cancel-dialog.tsx'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'
import { customerOf } from '../../kit/orders/order-labels.tsx'
import { difference } from '../../kit/orders/price-text.ts'
import { RoomNote, useOrderRooms } from '../../kit/production/room-note.tsx'
import { Off } from './ticket-price.tsx'
import type { Act } from './use-order-decisions.ts'

type AskDialogProps = {
  asked: { order: NewOrder; act: Act }
  onConfirm: (act: Act) => void
  onClose: () => void
}

/** Asks before an order is accepted or cancelled: names the order, the customer and the price. */
export function AskDialog({ asked: { order, act }, onConfirm, onClose }: AskDialogProps) {
  if (act.kind === 'cancel')
    return (
      <CancelDialog
        order={order}
        onConfirm={(reason) => onConfirm({ kind: 'cancel', reason })}
        onClose={onClose}
      />
    )
  return <AcceptDialog order={order} act={act} onConfirm={onConfirm} onClose={onClose} />
}

type AcceptDialogProps = Omit<AskDialogProps, 'asked'> & {
  order: NewOrder
  act: Extract<Act, { kind: 'confirm' }>
}

function AcceptDialog({ order, act, onConfirm, onClose }: AcceptDialogProps) {
  const language = useLanguage()
  const { rooms, byCapacity, setByCapacity } = useOrderRooms([order.id])
  const [room] = rooms
  const day = byCapacity ? room?.room : room?.day
  return (
    <ConfirmDialog
      onConfirm={() => onConfirm({ ...act, byCapacity })}
      onClose={onClose}
      title={
        <Trans>
          Accept order No. {order.id} at <Money azn={act.price} />?
        </Trans>
      }
      facts={[
        ...factsOf(order),
        { head: <Trans>Price</Trans>, text: <PriceLabel order={order} price={act.price} /> },
        ...(day ? [{ head: <Trans>Ready</Trans>, text: formatPromised(day, language) }] : []),
      ]}
      after={whereMailed(
        order,
        <Trans key="mail">The customer gets the price and the acceptance by e-mail.</Trans>,
      )}
      safe={<Trans>Close without accepting</Trans>}
      does={
        <span>
          <Trans>
            Accept at <Money azn={act.price} />
          </Trans>
        </span>
      }
    >
      <NoMail order={order} className="mt-3" />
      <RoomNote rooms={rooms} byCapacity={byCapacity} setByCapacity={setByCapacity} />
    </ConfirmDialog>
  )
}

function factsOf(order: NewOrder) {
  return [
    { head: <Trans>Job</Trans>, text: <JobText order={order} /> },
    { head: <Trans>Customer</Trans>, text: customerOf(order) },
  ]
}

function PriceLabel({ order, price }: { order: NewOrder; price: number }) {
  const suggestion = order.quote?.total
  return (
    <>
      <Money azn={price} />
      <span className="ml-2 font-normal text-t3">
        {suggestion === undefined ? (
          <Trans>written by hand</Trans>
        ) : (
          <Compared off={difference(price, suggestion)} />
        )}
      </span>
    </>
  )
}

const Compared = ({ off }: { off: number }) => (off === 0 ? <Trans>as suggested</Trans> : <Off azn={off} />)
