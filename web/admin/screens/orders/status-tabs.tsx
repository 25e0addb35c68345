import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import type { OrdersSearch } from '../../kit/orders/last-list.ts'

type StatusTabsProps = {
  search: OrdersSearch
  counts: readonly { status: OrderStatus; count: number }[] | undefined
}

/** The filter by status: a link each, with its count. */
export function StatusTabs({ search, counts }: StatusTabsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const all = counts?.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label={t`Orders by status`} className="mb-3.5 overflow-x-auto border-line2 border-b">
      <ul className="flex gap-x-6 whitespace-nowrap md:max-xl:flex-wrap md:max-xl:gap-x-4">
        <Tab search={search} status={undefined} count={all}>
          <Trans>All</Trans>
        </Tab>
        {orderStatusNames.map((name) => (
          <Tab
            key={name}
            search={search}
            status={name}
            count={counts?.find((one) => one.status === name)?.count}
          >
            <InkStrip status={name} />
            {pick(orderStatuses[name], 'name', language)}
          </Tab>
        ))}
      </ul>
    </nav>
  )
}

type TabProps = {
  search: OrdersSearch
  status: OrderStatus | undefined
  count: number | undefined
  children: ReactNode
}

const Tab = ({ search, status, count, children }: TabProps) => (
  <li>
    <ViewTab
      to="/admin/ordersadmin"
      search={search.status === status ? search : { ...search, status, page: undefined }}
      activeOptions={{ exact: true }}
      resetScroll={false}
      count={count}
    >
      {children}
    </ViewTab>
  </li>
)
