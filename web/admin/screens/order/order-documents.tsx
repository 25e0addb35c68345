import { Trans, useLingui } from '@lingui/react/macro'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Disclosure } from '../../../ui/admin/disclosure.tsx'
import { DownloadIcon } from '../../../ui/admin/icons.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { useDownload } from '../../kit/use-download.ts'

/** What can be printed or sent: the job ticket for the workshop, the quote for the customer. */
export function OrderDocuments({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const { download, busy } = useDownload()
  const hasPrice = order.price !== null || order.quote !== null
  const isQuoted = hasPrice && order.status !== 'NotApproved'
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
