import { Plural, Trans } from '@lingui/react/macro'
import { choicesInLine } from '../../../../src/domains/options/choice-labels.ts'
import { emailOf, orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { Money } from '../../../ui/money.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { MailMark, MailsNote } from '../mail-note.tsx'
import { RoomNote, useOrderRooms } from '../production/room-note.tsx'
import { type BulkAction, suggestedSum } from './bulk-actions.ts'
import { CancelReason, useCancelReason } from './cancel-reason.tsx'
import { customerOf, ItemLabel, PriceLabel } from './order-labels.tsx'
import { PriceLinesShort } from './price-lines.tsx'
import type { OrderRow } from './queries.ts'

/** What is done with several orders, and what was chosen with it. */
export type Todo = { act: BulkAction; reason?: string | undefined; byCapacity?: boolean }
/** What became of one of them. */
export type ManyResult = { id: number; error: { message: string } | null }

type ManyDialogProps = {
  act: BulkAction
  /** The button that does it, in words. */
  does: string
  onConfirm: (chosen?: Omit<Todo, 'act'>) => void
  onClose: () => void
}

/** Asks before something is done with several orders: which they are, and what follows. */
export function ManyDialog({ act, does, onConfirm, onClose }: ManyDialogProps) {
  const language = useLanguage()
  const { orders } = act
  // Not the id of an order: a reason written for many orders is kept apart.
  const { field, submit } = useCancelReason(0)
  if (act.kind === 'confirm')
    return <AcceptManyDialog orders={orders} does={does} onConfirm={onConfirm} onClose={onClose} />
  if (act.kind === 'cancel')
    return (
      <ConfirmDialog
        grave
        title={<Plural value={orders.length} one="Cancel # order?" other="Cancel # orders?" />}
        facts={[]}
        after={[
          <Trans key="status">The customers see them as “Not approved”.</Trans>,
          <MailsNote key="mail" orders={orders}>
            <Trans>Each customer gets an e-mail.</Trans>
          </MailsNote>,
          <Trans key="stays">Nothing is erased: the orders stay among all orders.</Trans>,
        ]}
        safe={<Trans>Close without cancelling</Trans>}
        does={does}
        onConfirm={() => void submit((reason) => onConfirm({ reason }))}
        onClose={onClose}
      >
        <OrderList orders={orders} />
        <CancelReason field={field} />
      </ConfirmDialog>
    )
  const status = pick(orderStatuses[act.to], 'name', language)
  return (
    <ConfirmDialog
      title={
        <Trans>
          <Plural value={orders.length} one="Move # order" other="Move # orders" /> to “{status}”?
        </Trans>
      }
      facts={[]}
      after={
        emailOf(act.to) === undefined
          ? []
          : [
              <MailsNote key="mail" orders={orders}>
                <Trans>Each customer gets an e-mail.</Trans>
              </MailsNote>,
            ]
      }
      safe={<Trans>Close without changes</Trans>}
      does={does}
      onConfirm={() => onConfirm()}
      onClose={onClose}
    >
      <OrderList orders={orders} />
    </ConfirmDialog>
  )
}

type AcceptManyProps = Omit<ManyDialogProps, 'act'> & { orders: BulkAction['orders'] }

/** Says what they come to, and whether the workshop has room for all of them. */
function AcceptManyDialog({ orders, does, onConfirm, onClose }: AcceptManyProps) {
  const { byCapacity, ...room } = useOrderRooms(orders.map(({ id }) => id))
  return (
    <ConfirmDialog
      title={
        <Plural
          value={orders.length}
          one="Accept # order at its suggested price?"
          other="Accept # orders at their suggested prices?"
        />
      }
      facts={[{ head: <Trans>Total</Trans>, text: <Money azn={suggestedSum(orders)} /> }]}
      after={[
        <MailsNote key="mail" orders={orders}>
          <Trans>Each customer gets the price and the acceptance by e-mail.</Trans>
        </MailsNote>,
      ]}
      safe={<Trans>Close without changes</Trans>}
      does={does}
      onConfirm={() => onConfirm({ byCapacity })}
      onClose={onClose}
    >
      <OrderList orders={orders} />
      <RoomNote {...room} byCapacity={byCapacity} />
    </ConfirmDialog>
  )
}

/** The price that counts, else the suggested one. */
function Sum({ order }: { order: OrderRow }) {
  if (order.price !== null || !order.quote) return <PriceLabel order={order} />
  return <Money azn={order.quote.total} />
}

/** Each order with its choices, its price and how that came about, and the customer's comment. */
function OrderList({ orders }: { orders: BulkAction['orders'] }) {
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
    <ul tabIndex={0} className="mt-3 max-h-72 overflow-y-auto border-line2 border-y">
      {orders.map((order) => (
        <li key={order.id} className="flex gap-3 border-line1 border-b py-1.5 last:border-0">
          <span className="w-12 shrink-0 font-semibold tabular-nums">{order.id}</span>
          <span className="min-w-0 grow">
            <span className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                <ItemLabel order={order} />,{' '}
                <span className="whitespace-nowrap">
                  <Trans>{formatNumber(order.count, language)} pcs</Trans>
                </span>
              </span>
              <span className="shrink-0 font-semibold">
                <Sum order={order} />
              </span>
            </span>
            <span className="admin-meta flex flex-wrap gap-x-2 text-t3">
              <span className="min-w-0 truncate">{customerOf(order)}</span>
              <MailMark order={order} />
            </span>
            {order.options && (
              <span className="admin-meta block text-t2 wrap-anywhere">
                {choicesInLine(order.options.choices, language)}
              </span>
            )}
            {order.price === null && (
              <PriceLinesShort order={order} className="admin-meta block text-t3 wrap-anywhere" />
            )}
            {order.comment && (
              <span className="admin-meta mt-0.5 line-clamp-3 whitespace-pre-line border-line2 border-l-2 pl-2 text-t2 wrap-anywhere">
                {order.comment}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Which of the selected orders were left as they are, and why. */
export const RefusedDialog = ({
  refused,
  onClose,
}: {
  refused: readonly ManyResult[]
  onClose: () => void
}) => (
  <Modal
    title={<Plural value={refused.length} one="# order was not changed" other="# orders were not changed" />}
    onClose={onClose}
  >
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
    <ul tabIndex={0} className="mt-3 max-h-80 overflow-y-auto border-line2 border-t">
      {refused.map(({ id, error }) => (
        <li key={id} className="flex gap-3 border-line2 border-b py-2">
          <span className="w-16 shrink-0 font-semibold tabular-nums">
            <Reference id={id} />
          </span>
          <span className="min-w-0 wrap-anywhere">{error?.message}</span>
        </li>
      ))}
    </ul>
    <div className="mt-5 flex justify-end">
      <AdminButton data-safe="" onClick={onClose}>
        <Trans>Close</Trans> <KeyCap>Esc</KeyCap>
      </AdminButton>
    </div>
  </Modal>
)
