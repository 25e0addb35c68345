import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isGivenUp } from '../../../../src/domains/order-status/statuses.ts'
import { AdminButton, AdminLinkButton, IconButton } from '../../../ui/admin/button.tsx'
import { Disclosure } from '../../../ui/admin/disclosure.tsx'
import {
  ChevronDownIcon,
  ChevronUpIcon,
  DownloadIcon,
  LinkIcon,
  LockIcon,
  PrintIcon,
} from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { moveLabel } from '../../kit/orders/move-labels.ts'
import { actionOf, moveOf } from '../../kit/orders/offered-actions.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { useGateTexts } from '../../kit/orders/use-gate-texts.ts'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'
import { useDownload } from '../../kit/use-download.ts'
import type { Neighbours } from './use-neighbours.ts'
import type { PrintActs, PrintPage } from './use-print-page.ts'

type OrderActionsProps = {
  order: OrderDetail
  acts: OrderActionHandlers
  neighbours: Neighbours
  print: Pick<PrintActs, 'moveOn'>
  page: Pick<PrintPage, 'ask'>
}

/**
 * The order's neighbours in the list, its documents, cancelling, and the one next step; each only for users
 * who may.
 */
export function OrderActions({ order, acts, neighbours, print, page }: OrderActionsProps) {
  const { t, i18n } = useLingui()
  const [letters] = useLetterKeys()
  const gateTexts = useGateTexts()
  const next = moveOf(order)
  return (
    <>
      <StepButton label={t`Previous order of the list`} onStep={neighbours.previous}>
        <ChevronUpIcon />
      </StepButton>
      <StepButton label={t`Next order of the list`} onStep={neighbours.next}>
        <ChevronDownIcon />
      </StepButton>
      {actionOf(order, 'cancel') && (
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
      {next?.barredBy && (
        <AdminButton
          aria-disabled
          title={gateTexts[next.barredBy].rule}
          onClick={print.moveOn}
          className="border-dashed! bg-transparent! text-t3!"
        >
          <LockIcon />
          {i18n._(moveLabel[next.to])}
          <span className="sr-only">{gateTexts[next.barredBy].rule}</span>
        </AdminButton>
      )}
      {next && !next.barredBy && (
        <AdminButton variant="primary" busy={acts.busy.has(order.id)} onClick={print.moveOn}>
          {i18n._(moveLabel[next.to])}
          {letters && <KeyCap inverse>S</KeyCap>}
        </AdminButton>
      )}
      {actionOf(order, 'confirm') && (
        <AdminLinkButton to="/admin/newordersadmin" search={{ order: order.id }} variant="primary">
          <Trans>Set the price</Trans>
        </AdminLinkButton>
      )}
    </>
  )
}

/** Hidden without a list that the order was opened from; faint at the list's end. */
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

/** What can be printed or sent: the job ticket for the workshop, the quote for the customer. */
function OrderDocuments({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const { download, busy } = useDownload()
  const hasPrice = order.price !== null || order.quote !== null
  const isQuoted = hasPrice && !isGivenUp(order.status)
  return (
    <Disclosure
      atEnd
      name={t`Papers as PDF`}
      label={
        <>
          <DownloadIcon />
          PDF
        </>
      }
    >
      {(close) => (
        <div className="flex max-w-72 flex-col gap-2">
          <AdminButton
            busy={busy !== undefined}
            onClick={() => {
              download(`/order/${order.id}/jobticket.pdf`)
              close()
            }}
          >
            <Trans>Job ticket, A5, without a price</Trans>
          </AdminButton>
          {isQuoted && (
            <AdminButton
              busy={busy !== undefined}
              onClick={() => {
                download(`/order/${order.id}/quote.pdf`)
                close()
              }}
            >
              {order.price === null ? (
                <Trans>Price quote, A4, estimated</Trans>
              ) : (
                <Trans>Price quote, A4</Trans>
              )}
            </AdminButton>
          )}
          <p className="admin-meta text-t3">
            <Trans>In the customer’s language.</Trans>
            {!hasPrice && (
              <>
                {' '}
                <Trans>There is nothing to quote before the price is set.</Trans>
              </>
            )}
          </p>
        </div>
      )}
    </Disclosure>
  )
}
