import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { moveTargetFrom } from '../../../../src/domains/order-status/statuses.ts'
import { AdminButton, AdminLinkButton, IconButton } from '../../../ui/admin/button.tsx'
import { ChevronDownIcon, ChevronUpIcon, LinkIcon, LockIcon, PrintIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { waysFrom } from '../../kit/orders/board-rules.ts'
import { moveLabel } from '../../kit/orders/move-labels.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'
import { OrderDocuments } from './order-documents.tsx'
import type { Neighbours } from './use-neighbours.ts'
import type { PrintActs } from './use-print-acts.ts'
import type { PrintPage } from './use-print-page.ts'

type OrderActionsProps = {
  order: OrderDetail
  acts: OrderActionHandlers
  neighbours: Neighbours
  print: Pick<PrintActs, 'isLocked' | 'sayLocked'>
  page: Pick<PrintPage, 'ask'>
}

/** Its neighbours in the list, its papers, giving up, and the one next step; each only for who may. */
export function OrderActions({ order, acts, neighbours, print, page }: OrderActionsProps) {
  const { t, i18n } = useLingui()
  const { user } = useFrame()
  const [letters] = useLetterKeys()
  const isKeeper = canOpen(user, 'orders')
  const canCancel = waysFrom(order.status, (area) => canOpen(user, area)).some(({ act }) => act === 'cancel')
  const next = moveTargetFrom(order.status)
  const words = next && moveLabel[next]
  return (
    <>
      <StepButton label={t`Previous order of the list`} onStep={neighbours.previous}>
        <ChevronUpIcon />
      </StepButton>
      <StepButton label={t`Next order of the list`} onStep={neighbours.next}>
        <ChevronDownIcon />
      </StepButton>
      {canCancel && (
        <AdminButton variant="danger" onClick={() => acts.ask(order)}>
          <Trans>Cancel the order</Trans>
        </AdminButton>
      )}
      <AdminButton aria-haspopup="dialog" onClick={() => page.ask('link')}>
        <LinkIcon />
        <Trans>Customer link</Trans>
        {letters && <KeyCap>L</KeyCap>}
      </AdminButton>
      <OrderDocuments order={order} />
      <AdminButton onClick={() => window.print()}>
        <PrintIcon />
        <Trans>Print the job ticket</Trans>
        {letters && <KeyCap>P</KeyCap>}
      </AdminButton>
      {print.isLocked && words && (
        <AdminButton
          aria-disabled
          title={t`No production without approval.`}
          onClick={print.sayLocked}
          className="border-dashed! bg-transparent! text-t3!"
        >
          <LockIcon />
          {i18n._(words)}
          <span className="sr-only">
            <Trans>No production without approval.</Trans>
          </span>
        </AdminButton>
      )}
      {isKeeper && next && words && !print.isLocked && (
        <AdminButton variant="primary" busy={acts.busy.has(order.id)} onClick={() => acts.move(order, next)}>
          {i18n._(words)}
          {letters && <KeyCap inverse>S</KeyCap>}
        </AdminButton>
      )}
      {order.status === 'Pending' && canOpen(user, 'newOrders') && (
        <AdminLinkButton to="/admin/newordersadmin" search={{ order: order.id }} variant="primary">
          <Trans>Set the price</Trans>
        </AdminLinkButton>
      )}
    </>
  )
}

/** Not there without a list that the order was opened from; faint at the list's end. */
function StepButton({
  label,
  onStep,
  children,
}: {
  label: string
  onStep: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <IconButton
      label={label}
      aria-disabled={onStep === undefined || undefined}
      onClick={onStep}
      className="aria-disabled:text-line!"
    >
      {children}
    </IconButton>
  )
}
