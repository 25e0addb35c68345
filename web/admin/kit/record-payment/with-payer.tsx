import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api.ts'
import { Bar } from '../../../ui/admin/bar.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import type { Payer } from './record-draft.ts'

type WithPayerProps = {
  id: number
  /** The order that is to stand first. */
  orderId?: number | undefined
  children: (payer: Payer) => ReactNode
}

/** What shows a customer's money, once it is there; others may write something down meanwhile, so it is read again. */
export function WithPayer({ id, orderId, children }: WithPayerProps) {
  const query = useQuery({
    ...useApi().payments.payer.queryOptions({ id, ...(orderId !== undefined && { orderId }) }),
    refetchInterval: 30_000,
  })
  if (query.data) return children(query.data)
  return (
    <div className="p-4">
      {query.isError ? (
        <SectionFailed onRetry={() => void query.refetch()} busy={query.isFetching}>
          <Trans>The customer did not load.</Trans>
        </SectionFailed>
      ) : (
        <Bar className="h-60 w-full" />
      )}
    </div>
  )
}
