import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { choicesInLine } from '../../../../src/domains/options/choice-labels.ts'
import { emailOf, orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { errorCode, useClient } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { PrintIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { Money } from '../../../ui/money.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { BarSlot } from '../frame/bar-slot.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import { MailMark, MailsNote, type WithMail } from '../mail-note.tsx'
import { useDownload } from '../use-download.ts'
import { useFailureNotice } from '../use-failure-message.ts'
import { actionsFor, type BulkAction, suggestedSum } from './bulk-actions.ts'
import { CancelReason, useCancelReason } from './cancel-reason.tsx'
import { moveLabel } from './move-labels.ts'
import type { Offering } from './offered-actions.ts'
import { renewOrders } from './order-cache.ts'
import { customerOf, ItemLabel, PriceLabel } from './order-labels.tsx'
import { PriceLinesShort } from './price-lines.tsx'
import type { OrderRow } from './queries.ts'
import type { Selection } from './selection.ts'
import { useUndoMoves } from './use-undo-moves.ts'

type SelectionBarProps<Row extends OrderRow & Offering & WithMail> = {
  selection: Selection<Row>
  /** A button that selects more than the page shows. */
  more?: ReactNode
}

/** At the screen's foot while orders are selected: how many, and what can be done with them together. */
export function SelectionBar<Row extends OrderRow & Offering & WithMail>({
  selection,
  more,
}: SelectionBarProps<Row>) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const slot = use(BarSlot)
  const { download, busy } = useDownload()
  const many = useBulkActions(selection.clear)
  const [asked, ask] = useState<BulkAction | null>(null)
  const { rows } = selection
  const acts = actionsFor(rows)
  const texts = (act: BulkAction) => {
    const count = formatNumber(act.orders.length, language)
    if (act.kind === 'confirm') return t`Accept as suggested (${count})`
    if (act.kind === 'cancel') return t`Cancel (${count})`
    return `${i18n._(moveLabel[act.to])} (${count})`
  }
  const tickets = rows.map(({ id }) => id)
  const bar = rows.length > 0 && (
    <section
      aria-label={t`Selected orders`}
      className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 border-cyan border-t-2 bg-paper px-4 py-2 md:px-7"
    >
      <p role="status" className="font-semibold">
        <Plural value={rows.length} one="# order selected" other="# orders selected" />
      </p>
      {more}
      <span className="flex flex-wrap gap-2 md:ml-auto">
        <AdminButton variant="quiet" onClick={selection.clear}>
          <Trans>Clear the selection</Trans>
        </AdminButton>
        <AdminButton
          busy={busy !== undefined}
          onClick={() => download(`/order/jobtickets.pdf?ids=${encodeURIComponent(JSON.stringify(tickets))}`)}
        >
          <PrintIcon />
          <Trans>Job tickets ({formatNumber(rows.length, language)})</Trans>
        </AdminButton>
        {acts.map((act) => (
          <AdminButton
            key={act.kind === 'move' ? act.to : act.kind}
            variant={act.kind === 'cancel' ? 'danger' : 'primary'}
            busy={many.isPending}
            onClick={() => ask(act)}
          >
            {texts(act)}
          </AdminButton>
        ))}
      </span>
    </section>
  )
  return (
    <>
      {slot && bar && createPortal(bar, slot)}
      {asked && (
        <ManyDialog
          act={asked}
          does={texts(asked)}
          onConfirm={(reason) => {
            many.act({ act: asked, reason })
            ask(null)
          }}
          onClose={() => ask(null)}
        />
      )}
      {many.refused.length > 0 && <RefusedDialog refused={many.refused} onClose={many.closeRefused} />}
    </>
  )
}

type ManyDialogProps = {
  act: BulkAction
  /** The button that does it, in words. */
  does: string
  onConfirm: (reason?: string) => void
  onClose: () => void
}

/** Asks before something is done with several orders: which they are, and what follows. */
function ManyDialog({ act, does, onConfirm, onClose }: ManyDialogProps) {
  const language = useLanguage()
  const { orders } = act
  // Not the id of an order: a reason written for many orders is kept apart.
  const { field, submit } = useCancelReason(0)
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
        onConfirm={() => void submit(onConfirm)}
        onClose={onClose}
      >
        <OrderList orders={orders} />
        <CancelReason field={field} />
      </ConfirmDialog>
    )
  const isTold = act.kind === 'confirm' || emailOf(act.to) !== undefined
  const status = act.kind === 'move' ? pick(orderStatuses[act.to], 'name', language) : ''
  return (
    <ConfirmDialog
      title={
        act.kind === 'confirm' ? (
          <Plural
            value={orders.length}
            one="Accept # order at its suggested price?"
            other="Accept # orders at their suggested prices?"
          />
        ) : (
          <Trans>
            <Plural value={orders.length} one="Move # order" other="Move # orders" /> to “{status}”?
          </Trans>
        )
      }
      facts={
        act.kind === 'confirm'
          ? [{ head: <Trans>Total</Trans>, text: <Money azn={suggestedSum(orders)} /> }]
          : []
      }
      after={
        isTold
          ? [
              <MailsNote key="mail" orders={orders}>
                {act.kind === 'confirm' ? (
                  <Trans>Each customer gets the price and the acceptance by e-mail.</Trans>
                ) : (
                  <Trans>Each customer gets an e-mail.</Trans>
                )}
              </MailsNote>,
            ]
          : []
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

/** The price that counts, else the suggested one. */
function Sum({ order }: { order: OrderRow }) {
  if (order.price !== null || !order.quote) return <PriceLabel order={order} />
  return <Money azn={order.quote.total} />
}

/** Each order with its choices, its price and how that came about, and the customer's comment. */
function OrderList({ orders }: { orders: readonly (OrderRow & WithMail)[] }) {
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
const RefusedDialog = ({ refused, onClose }: { refused: readonly ManyResult[]; onClose: () => void }) => (
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

type Todo = { act: BulkAction; reason?: string }
type ManyResult = { id: number; error: { message: string } | null }

/** Does an action on several orders, and reports how many succeeded, and which others failed and why. */
function useBulkActions(onDone: () => void) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const undoMoves = useUndoMoves()
  const [refused, setRefused] = useState<readonly ManyResult[]>([])
  const said = ({ act }: Todo, count: number) => {
    if (act.kind === 'confirm')
      return t`${plural(count, { one: '# order was accepted', other: '# orders were accepted' })}`
    if (act.kind === 'cancel')
      return t`${plural(count, { one: '# order was cancelled', other: '# orders were cancelled' })}`
    const status = pick(orderStatuses[act.to], 'name', language)
    return t`${plural(count, { one: '# order', other: '# orders' })}: “${status}”`
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act, reason }: Todo) => {
      const ids = act.orders.map(({ id }) => id)
      if (act.kind === 'confirm') return client.orders.confirmMany.mutate({ ids })
      if (act.kind === 'cancel') return client.orders.cancelMany.mutate({ ids, reason })
      return client.orders.moveMany.mutate({ ids, status: act.to })
    },
    onSuccess: (results, todo) => {
      const done = results.filter(({ error }) => error === null).map(({ id }) => id)
      setRefused(results.filter(({ error }) => error !== null))
      if (done.length > 0)
        notify({ kind: 'ok', text: said(todo, done.length), onUndo: () => undoMoves(done) })
      onDone()
    },
    onError: (error) => {
      if (errorCode(error) !== 'FORBIDDEN')
        notify({ kind: 'error', ...noticeOf(t`The orders were not changed`, error) })
    },
    onSettled: () => renewOrders(queryClient),
  })
  return {
    isPending,
    act: (todo: Todo) => {
      if (!isPending) mutate(todo)
    },
    /** The orders that were left as they are, with the reason. */
    refused,
    closeRefused: () => setRefused([]),
  }
}
