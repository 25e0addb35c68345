import { Plural, Trans } from '@lingui/react/macro'
import type { OrderStatus } from '../../../../src/domains/order-status/statuses.ts'
import { Money } from '../../../ui/money.tsx'
import type { OrdersSearch } from '../../kit/orders/last-list.ts'
import { isFiltered } from '../../kit/orders/order-filter.ts'

type Counted = { status: OrderStatus; count: number; total: number }

/** AZN: what the orders cost together that the filter lets through; what was given up only where one asks for it. */
function sumOf(counts: readonly Counted[], status: OrderStatus | undefined): number {
  const counted = counts.filter((one) => (status ? one.status === status : one.status !== 'NotApproved'))
  return Math.round(counted.reduce((sum, { total }) => sum + total, 0) * 100) / 100
}

type FoundProps = { search: OrdersSearch; total: number; counts: readonly Counted[] | undefined }

/** How many orders the list has, and what they come to. */
export function Found({ search, total, counts }: FoundProps) {
  const sum = counts ? sumOf(counts, search.status) : 0
  return (
    <>
      {isFiltered(search) ? (
        <Plural value={total} one="# order found" other="# orders found" />
      ) : (
        <Plural value={total} one="# order" other="# orders" />
      )}
      {sum > 0 && (
        <>
          {' · '}
          <Trans>
            total <Money azn={sum} />
          </Trans>
        </>
      )}
    </>
  )
}
