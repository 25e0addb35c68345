import { Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { NoMail, type WithMail, whereMailed } from '../mail-note.tsx'
import { RefundDialog } from '../refund/refund-dialog.tsx'
import { CancelReason, useCancelReason } from './cancel-reason.tsx'
import { ChoiceList } from './order-choices.tsx'
import { customerOf } from './order-labels.tsx'
import type { OrderRow } from './queries.ts'
import type { OrderActionHandlers, ShownOrder } from './use-order-actions.ts'

type CancelDialogProps = {
  order: OrderRow & WithMail
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks before an order is cancelled (ADM-6), and why: the customer can read that. */
export function CancelDialog({ order, onConfirm, onClose }: CancelDialogProps) {
  const { field, submit } = useCancelReason(order.id)
  return (
    <ConfirmDialog
      grave
      onConfirm={() => void submit(onConfirm)}
      onClose={onClose}
      title={<Trans>Cancel order No. {order.id}?</Trans>}
      facts={[
        { head: <Trans>Job</Trans>, text: <JobText order={order} /> },
        { head: <Trans>Customer</Trans>, text: customerOf(order) },
        ...(order.price === null
          ? []
          : [{ head: <Trans>Price</Trans>, text: <Money key="price" azn={order.price} /> }]),
      ]}
      after={[
        <Trans key="status">The customer sees it as “Not approved”.</Trans>,
        ...whereMailed(order, <Trans key="mail">The customer gets an e-mail.</Trans>),
        <Trans key="stays">Nothing is erased: the order stays among all orders.</Trans>,
      ]}
      safe={<Trans>Close without cancelling</Trans>}
      does={<Trans>Cancel order No. {order.id}</Trans>}
    >
      <CancelReason field={field} />
      <NoMail order={order} className="mt-3" />
    </ConfirmDialog>
  )
}

/** What to print, how many, and which choices. */
export function JobText({ order }: { order: OrderRow }) {
  const language = useLanguage()
  const name = pick(order.serviceType ?? order.service, 'name', language)
  const pieces = formatNumber(order.count, language)
  return (
    <>
      <Trans>
        {name}, {pieces} pcs
      </Trans>
      <ChoiceList order={order} className="mt-1" />
    </>
  )
}

/** Something is paid for it. */
const hasMoney = ({ price, money }: ShownOrder): boolean =>
  money !== undefined && money !== null && (money.over > 0 || (price !== null && money.left < price))

/** The cancel dialog of an order, and its state; where something is paid it asks what becomes of it (PAY-33). */
export function CancelAsked({ acts: { asked, ask, cancel } }: { acts: OrderActionHandlers }) {
  const close = () => ask(null)
  if (asked === null) return null
  return hasMoney(asked) ? (
    <RefundDialog order={asked} cancels onClose={close} />
  ) : (
    <CancelDialog order={asked} onConfirm={(reason) => cancel(asked, reason)} onClose={close} />
  )
}
