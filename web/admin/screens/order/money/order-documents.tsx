import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, useClient } from '../../../../lib/api.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../../lib/weekday.ts'
import { AdminButton, WordButton } from '../../../../ui/admin/button.tsx'
import { DownloadIcon } from '../../../../ui/admin/icons.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { Money } from '../../../../ui/money.tsx'
import { PayerSelect } from '../../../kit/buyers/payer-select.tsx'
import { useFrame } from '../../../kit/frame/frame-context.ts'
import { canOpen } from '../../../kit/frame/menu.ts'
import { useAdminNotify } from '../../../kit/frame/notices.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useDownload } from '../../../kit/use-download.ts'
import { useFailureMessage } from '../../../kit/use-failure-message.ts'

/** Who pays for the order, and its documents; for staff with area "orders". */
export function OrderDocuments({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { user } = useFrame()
  const { download, busy } = useDownload()
  const reads = canOpen(user, 'orders')
  const { data, isError, isFetching, refetch } = useQuery({
    ...useApi().documents.ofOrder.queryOptions({ id: order.id }),
    enabled: reads,
  })
  if (!reads) return null
  return (
    <section>
      <h2 className="admin-h2 mb-2 leading-6!">
        <Trans>Documents</Trans>
      </h2>
      <div className="border-key border-t-2 border-b border-b-line2 bg-paper">
        <Payer
          order={order}
          isNamed={data?.some(({ kind, voidedAt }) => kind === 'act' && voidedAt === null) ?? true}
        />
        {isError && !data && (
          <SectionFailed onRetry={() => refetch()} busy={isFetching}>
            <Trans>The documents did not load.</Trans>
          </SectionFailed>
        )}
        <ul>
          {data?.map(({ id, number, day, gross, voidedAt }) => {
            const path = `/documents/${id}/document.pdf`
            return (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-3 border-line2 border-t px-3.5 py-1.5 tabular-nums"
              >
                <span className={classNames('font-medium', voidedAt !== null && 'text-t3 line-through')}>
                  {number}
                </span>
                <span className="admin-meta text-t3">
                  {formatDayAndMonth(day, language)}
                  {voidedAt !== null && (
                    <>
                      {', '}
                      <Trans context="paper">voided</Trans>
                    </>
                  )}
                </span>
                <span className="ml-auto">
                  <Money azn={gross} />
                </span>
                <WordButton
                  aria-label={t`Download ${number}, PDF`}
                  disabled={busy === path}
                  onClick={() => download(path)}
                >
                  PDF
                </WordButton>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** The person or a company; once an act names who pays it is only read (DOC-8). */
function Payer({ order: { id, appUser, buyer }, isNamed }: { order: OrderDetail; isNamed: boolean }) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const messageOf = useFailureMessage()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (buyerId: number | null) => client.buyers.ofOrders.mutate({ ids: [id], buyerId }),
    onError: (error) =>
      notify({ kind: 'error', text: t`Who pays stays as it was`, detail: messageOf(error) }),
    onSettled: () =>
      Promise.all(
        ['orders', 'documents', 'payments'].map((domain) =>
          queryClient.invalidateQueries({ queryKey: [[domain]] }),
        ),
      ),
  })
  const chosen = buyer?.id ?? null
  if (isNamed)
    return (
      <div className="px-3.5 py-3">
        <p className="admin-meta text-t3">
          <Trans>Who pays</Trans>
        </p>
        <p className="font-medium wrap-anywhere">{buyer?.name || <Trans>The customer, as a person</Trans>}</p>
        {buyer?.voen && <p className="admin-meta text-t3 tabular-nums">{buyer.voen}</p>}
      </div>
    )
  return (
    <div className="px-3.5 py-3">
      <PayerSelect
        appUserId={appUser.id}
        chosen={isPending ? variables : chosen}
        onChoose={(next) => next !== chosen && mutate(next)}
        disabled={isPending}
      />
    </div>
  )
}

/** The invoice of what is asked for, issued when there is none yet. */
export function InvoiceButton({ requestId }: { requestId: number }) {
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const messageOf = useFailureMessage()
  const { download } = useDownload()
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.documents.invoice.mutate({ requestId }),
    onSuccess: ({ id }) => download(`/documents/${id}/document.pdf`),
    onError: (error) => notify({ kind: 'error', text: messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['documents']] }),
  })
  return (
    <AdminButton busy={isPending} onClick={() => mutate()}>
      <DownloadIcon /> <Trans>Invoice PDF</Trans>
    </AdminButton>
  )
}
