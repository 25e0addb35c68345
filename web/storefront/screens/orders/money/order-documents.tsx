import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError, useApi, useClient } from '../../../../lib/api.ts'
import { DocumentList } from '../../../kit/documents/document-list.tsx'
import { WhoPays } from '../../../kit/documents/who-pays.tsx'
import type { MyOrderDetail } from '../order-labels.tsx'

/** The documents of an order, and who pays for it, until an act names them (DOC-8). */
export function OrderDocuments({ order: { id, buyer } }: { order: MyOrderDetail }) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const { data } = useQuery(useApi().documents.ofOrder.queryOptions({ id }))
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (buyerId: number | null) => client.buyers.ofOrders.mutate({ ids: [id], buyerId }),
    onSettled: () =>
      Promise.all(
        ['orders', 'documents'].map((domain) => queryClient.invalidateQueries({ queryKey: [[domain]] })),
      ),
  })
  const chosen = buyer?.id ?? null
  const isNamed = data?.some(({ kind }) => kind === 'act') ?? true
  return (
    <>
      <div className="min-w-0">
        <h3 className="type-card border-key border-b-2 pb-3">
          <Trans>Documents</Trans>
        </h3>
        {data && data.length > 0 ? (
          <DocumentList documents={data} />
        ) : (
          <p className="type-small pt-3 text-grey">
            {chosen === null ? (
              <Trans>
                If a company pays, its invoice stands here at once, and the act once the order is completed.
              </Trans>
            ) : (
              <Trans>
                The invoice stands here as soon as we ask for the payment, the act once the order is
                completed.
              </Trans>
            )}
          </p>
        )}
      </div>
      {isNamed ? (
        <p>
          <Trans>Who pays:</Trans> <b className="wrap-anywhere">{buyer?.name ?? t`I do, as a person`}</b>
        </p>
      ) : (
        <div>
          <WhoPays
            chosen={isPending ? (variables ?? null) : chosen}
            onChoose={(next) => next !== chosen && mutate(next)}
            disabled={isPending}
          />
          <p role="alert" className="pt-2 empty:hidden">
            {error && (isApiError(error) ? error.message : t`There was no answer. Please try again.`)}
          </p>
        </div>
      )}
    </>
  )
}
