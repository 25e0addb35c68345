import { Trans } from '@lingui/react/macro'
import { orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import type { OrdersSearch } from '../../kit/orders/last-list.ts'
import { isFiltered } from '../../kit/orders/order-filter.ts'

/** Why no row is shown, and what to do: nothing found, nothing in that status, past the last page, none at all. */
export function NoOrders({ search, isPastEnd }: { search: OrdersSearch; isPastEnd: boolean }) {
  const language = useLanguage()
  const { q, status } = search
  const others = isFiltered({ ...search, q: undefined, status: undefined })
  const name = status && pick(orderStatuses[status], 'name', language)
  const searched =
    name === undefined ? (
      <Trans>Names, phones, services, products and numbers were searched.</Trans>
    ) : (
      <Trans>Only the status “{name}” was searched.</Trans>
    )
  const all = (
    <AdminLinkButton to="/admin/ordersadmin">
      <Trans>Show all orders</Trans>
    </AdminLinkButton>
  )
  if (isPastEnd)
    return (
      <Empty title={<Trans>This page is empty</Trans>} why={<Trans>The list is shorter than that.</Trans>}>
        <AdminLinkButton to="/admin/ordersadmin" search={{ ...search, page: undefined }}>
          <Trans>To the first page</Trans>
        </AdminLinkButton>
      </Empty>
    )
  if (q !== undefined)
    return (
      <Empty
        title={<Trans>No order was found for “{q}”</Trans>}
        why={others ? <Trans>Only the orders that the filter lets through were searched.</Trans> : searched}
      >
        {(others || name !== undefined) && (
          <AdminLinkButton to="/admin/ordersadmin" search={{ q }}>
            {others ? <Trans>Search in all orders</Trans> : <Trans>Search in every status</Trans>}
          </AdminLinkButton>
        )}
        {all}
      </Empty>
    )
  if (others)
    return (
      <Empty
        title={<Trans>The filter lets no order through</Trans>}
        why={<Trans>Service, customer, days and status are looked at together.</Trans>}
      >
        {all}
      </Empty>
    )
  if (name !== undefined)
    return (
      <Empty
        title={<Trans>No order is “{name}”</Trans>}
        why={<Trans>When one gets there, it appears here.</Trans>}
      >
        {all}
      </Empty>
    )
  return (
    <Empty
      title={<Trans>There are no orders yet</Trans>}
      why={<Trans>What customers order on the site appears here.</Trans>}
    />
  )
}
