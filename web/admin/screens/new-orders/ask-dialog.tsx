import { Trans } from '@lingui/react/macro'
import { Money } from '../../../ui/money.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { NoMail, whereMailed } from '../../kit/mail-note.tsx'
import { CancelDialog, JobText } from '../../kit/orders/cancel-dialog.tsx'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'
import { customerOf } from '../../kit/orders/order-labels.tsx'
import { difference } from '../../kit/orders/price-text.ts'
import { Off } from './ticket-price.tsx'
import type { Act } from './use-order-decisions.ts'

type AskDialogProps = {
  asked: { order: NewOrder; act: Act }
  onConfirm: (act: Act) => void
  onClose: () => void
}

/** Asks before an order is accepted or cancelled: names the order, the customer and the price. */
export function AskDialog({ asked: { order, act }, onConfirm, onClose }: AskDialogProps) {
  const facts = factsOf(order)
  if (act.kind === 'cancel')
    return (
      <CancelDialog
        order={order}
        onConfirm={(reason) => onConfirm({ kind: 'cancel', reason })}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      onConfirm={() => onConfirm(act)}
      onClose={onClose}
      title={
        <Trans>
          Accept order No. {order.id} at <Money azn={act.price} />?
        </Trans>
      }
      facts={[...facts, { head: <Trans>Price</Trans>, text: <PriceLabel order={order} price={act.price} /> }]}
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
