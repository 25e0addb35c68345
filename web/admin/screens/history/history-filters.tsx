import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { FilterSelect } from '../../../ui/admin/filter.tsx'
import { FilterFold } from '../../../ui/admin/filter-fold.tsx'
import { recordKinds, recordPlaces } from '../../kit/history/record-places.ts'
import { DayFilter } from '../../kit/lists/day-filter.tsx'
import { filtersInForce, type HistorySearch, isFiltered } from './history-search.ts'

type HistoryFiltersProps = {
  search: HistorySearch
  onFilter: (change: Partial<HistorySearch>) => void
  onShowAll: () => void
}

/** By kind of record, by person and by days. */
export function HistoryFilters({ search, onFilter, onShowAll }: HistoryFiltersProps) {
  const { t, i18n } = useLingui()
  const { data: people = [] } = useQuery(useApi().history.people.queryOptions())
  const { kind = '', who } = search
  const kinds = recordKinds.map((value) => ({ value, label: i18n._(recordPlaces[value].name) }))
  const persons = people.map(({ id, name }) => ({ value: String(id), label: name }))
  const isKnown = who === undefined || people.some(({ id }) => id === who)
  return (
    <FilterFold inForce={filtersInForce(search)}>
      <FilterSelect
        label={t`Where`}
        all={t`everywhere`}
        clearLabel={t`Everywhere`}
        value={kind}
        options={kinds}
        onChange={(value) => onFilter({ kind: kinds.find((one) => one.value === value)?.value })}
      />
      <FilterSelect
        label={t`Who`}
        all={t`everybody`}
        clearLabel={t`Everybody`}
        value={who === undefined ? '' : String(who)}
        options={isKnown ? persons : [...persons, { value: String(who), label: `№ ${who}` }]}
        onChange={(value) => onFilter({ who: value === '' ? undefined : Number(value) })}
      />
      <DayFilter search={search} onFilter={onFilter} />
      {isFiltered(search) && (
        <WordButton onClick={onShowAll} className="px-1.5">
          <Trans>Show all</Trans>
        </WordButton>
      )}
    </FilterFold>
  )
}
