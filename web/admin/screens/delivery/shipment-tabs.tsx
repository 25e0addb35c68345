import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import { groupWords } from '../../kit/delivery/shipment-words.ts'
import type { ShipmentGroup, ShipmentList } from '../../kit/delivery/shipments.ts'
import { type DeliverySearch, openGroups } from './delivery-search.ts'

type ShipmentTabsProps = { search: DeliverySearch; counts: ShipmentList['counts'] | undefined }

/** The groups, a link each with its count; what is over has none. */
export function ShipmentTabs({ search, counts }: ShipmentTabsProps) {
  const { t, i18n } = useLingui()
  const all = counts && openGroups.reduce((sum, group) => sum + counts[group], 0)
  return (
    <nav aria-label={t`Shipments by what is to do`} className="mb-3.5 overflow-x-auto border-line2 border-b">
      <ul className="flex gap-x-5 whitespace-nowrap">
        <Tab search={search} tab={undefined} count={all}>
          <Trans>All</Trans>
        </Tab>
        {openGroups.map((group) => (
          <Tab key={group} search={search} tab={group} count={counts?.[group]}>
            {i18n._(groupWords[group])}
          </Tab>
        ))}
        <Tab search={search} tab="over" count={undefined}>
          {i18n._(groupWords.over)}
        </Tab>
      </ul>
    </nav>
  )
}

type TabProps = {
  search: DeliverySearch
  tab: ShipmentGroup | undefined
  count: number | undefined
  children: ReactNode
}

const Tab = ({ search: { q, way, zone, tab: here, open }, tab, count, children }: TabProps) => (
  <li>
    <ViewTab
      to="/admin/delivery"
      search={{ q, way, zone, tab, ...(here === tab && { open }) }}
      activeOptions={{ exact: true }}
      resetScroll={false}
      count={count}
    >
      {children}
    </ViewTab>
  </li>
)
