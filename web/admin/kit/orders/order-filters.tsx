import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { FilterSelect } from '../../../ui/admin/filter.tsx'
import { FilterFold } from '../../../ui/admin/filter-fold.tsx'
import { DayFilter } from '../lists/day-filter.tsx'
import { CustomerFilter } from './customer-filter.tsx'
import type { OrdersSearch } from './last-list.ts'
import { filtersInForce, isFiltered } from './order-filter.ts'
import { PriceFilter } from './price-filter.tsx'
import { orderedServicesQuery } from './queries.ts'

export type FilterProps = {
  search: OrdersSearch
  /** What changes in the address; page 1 follows by itself. */
  onFilter: (change: Partial<OrdersSearch>) => void
}

/** By service, customer and days; the status has tabs of its own. */
export function OrderFilters({ search, onFilter, onShowAll }: FilterProps & { onShowAll: () => void }) {
  return (
    <FilterFold inForce={filtersInForce(search)}>
      <ServiceFilter search={search} onFilter={onFilter} />
      <CustomerFilter search={search} onFilter={onFilter} />
      <DayFilter search={search} onFilter={onFilter} />
      <PriceFilter search={search} onFilter={onFilter} />
      {isFiltered(search) && (
        <WordButton onClick={onShowAll} className="px-1.5">
          <Trans>Show all</Trans>
        </WordButton>
      )}
    </FilterFold>
  )
}

function ServiceFilter({ search, onFilter }: FilterProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { data = [] } = useQuery(orderedServicesQuery(useApi()))
  const { service } = search
  const options = data.map((one) => ({
    value: String(one.id),
    label: `${pick(one, 'name', language)} (${formatNumber(one.count, language)})`,
  }))
  const isKnown = service === undefined || data.some(({ id }) => id === service)
  return (
    <FilterSelect
      label={t`Service`}
      all={t`all`}
      clearLabel={t`Every service`}
      value={service === undefined ? '' : String(service)}
      options={isKnown ? options : [...options, { value: String(service), label: `№ ${service}` }]}
      onChange={(value) => onFilter({ service: value === '' ? undefined : Number(value) })}
    />
  )
}
