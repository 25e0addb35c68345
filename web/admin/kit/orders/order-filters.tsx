import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { useApi } from '../../../lib/api.ts'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { Disclosure } from '../../../ui/admin/disclosure.tsx'
import { Clearable, FilterSelect } from '../../../ui/admin/filter.tsx'
import { FilterFold } from '../../../ui/admin/filter-fold.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { SearchField } from '../../../ui/admin/search-field.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import { formatAmount } from '../formats.ts'
import { DayFilter } from '../lists/day-filter.tsx'
import { phoneLinks } from '../phone-links.ts'
import type { OrdersSearch } from './last-list.ts'
import { offeredMoney, useMoneyFilterNames } from './money-word.tsx'
import { filtersInForce, isFiltered } from './order-filter.ts'
import { priceOf } from './price-text.ts'
import { orderedServicesQuery, orderingCustomerQuery, orderingCustomersQuery } from './queries.ts'

type FilterProps = {
  search: OrdersSearch
  /** What changes in the address; page 1 follows by itself. */
  onFilter: (change: Partial<OrdersSearch>) => void
}

/** The filters by service, customer and days; the status has tabs. */
export function OrderFilters({ search, onFilter, onShowAll }: FilterProps & { onShowAll: () => void }) {
  return (
    <FilterFold inForce={filtersInForce(search)}>
      <ServiceFilter search={search} onFilter={onFilter} />
      <CustomerFilter search={search} onFilter={onFilter} />
      <OrderDays search={search} onFilter={onFilter} />
      <PriceFilter search={search} onFilter={onFilter} />
      <MoneyStateFilter search={search} onFilter={onFilter} />
      {isFiltered(search) && (
        <WordButton onClick={onShowAll} className="px-1.5">
          <Trans>Show all</Trans>
        </WordButton>
      )}
    </FilterFold>
  )
}

const daysOf = ['placed', 'completed'] as const

/** The days on which orders were placed, or completed. */
function OrderDays({ search, onFilter }: FilterProps) {
  const { days = 'placed' } = search
  return (
    <DayFilter
      search={search}
      onFilter={onFilter}
      of={days === 'completed' && <Trans>completed</Trans>}
      above={
        <Segments
          legend={<Trans>Day on which the order was</Trans>}
          values={daysOf}
          chosen={days}
          label={(one) => (one === 'placed' ? <Trans>placed</Trans> : <Trans>completed</Trans>)}
          onChoose={(one) => onFilter({ days: one === 'completed' ? one : undefined })}
        />
      }
    />
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
      options={
        isKnown ? options : [...options, { value: String(service), label: referenceOf(service, language) }]
      }
      onChange={(value) => onFilter({ service: value === '' ? undefined : Number(value) })}
    />
  )
}

const nameOf = (person: { name: string; surname: string }) => `${person.name} ${person.surname}`.trim()

/** The filter by customer, who is searched for by name or phone. */
function CustomerFilter({ search, onFilter }: FilterProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const api = useApi()
  const { customer } = search
  const { data } = useQuery({ ...orderingCustomerQuery(api, customer ?? 1), enabled: customer !== undefined })
  const chosen = customer === undefined ? undefined : data?.find(({ id }) => id === customer)
  const chosenName = chosen ? nameOf(chosen) : referenceOf(customer ?? '', language)
  return (
    <Clearable
      clearLabel={t`Every customer`}
      onClear={customer === undefined ? undefined : () => onFilter({ customer: undefined })}
    >
      <Disclosure
        name={t`Customer`}
        isActive={customer !== undefined}
        label={
          <span className="truncate">
            {customer === undefined ? <Trans>Customer: all</Trans> : chosenName}
          </span>
        }
      >
        {(close) => (
          <CustomerChoices
            onChoose={(id) => {
              onFilter({ customer: id })
              close()
            }}
          />
        )}
      </Disclosure>
    </Clearable>
  )
}

function CustomerChoices({ onChoose }: { onChoose: (id: number) => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const [name, setName] = useState('')
  const { data } = useQuery(orderingCustomersQuery(useApi(), name))
  return (
    <div className="md:w-80">
      <SearchField
        id={id}
        label={t`Name or phone`}
        value={name}
        hasKey={false}
        onSearch={setName}
        onDown={() => document.querySelector<HTMLElement>('[data-choice]')?.focus()}
      />
      <p role="status" className="admin-meta pt-2 text-t3 empty:hidden">
        {data?.length === 0 && <Trans>Nobody of that name has ordered.</Trans>}
      </p>
      <ul className="mt-1 max-h-72 overflow-y-auto">
        {data?.map((person) => (
          <li key={person.id} className="border-line1 border-b last:border-0">
            <button
              type="button"
              data-choice=""
              onClick={() => onChoose(person.id)}
              className="flex min-h-8 w-full items-center gap-3 px-1.5 py-1 text-left outline-offset-[-2px]! hover:bg-cyan-ground pointer-coarse:min-h-11"
            >
              <span className="min-w-0 grow truncate font-medium">{nameOf(person)}</span>
              <span className="admin-meta whitespace-nowrap text-t3 tabular-nums">
                {phoneLinks(person.phoneNumber).shown}
              </span>
              <span className="admin-meta w-8 text-right text-t3 tabular-nums">
                {formatNumber(person.count, language)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The filter by how the money stands, in the words of the list. */
function MoneyStateFilter({ search, onFilter }: FilterProps) {
  const { t } = useLingui()
  const names = useMoneyFilterNames()
  return (
    <FilterSelect
      label={t`Money`}
      all={t`all`}
      clearLabel={t`However the money stands`}
      value={search.money ?? ''}
      options={offeredMoney.map((value) => ({ value, label: names[value] }))}
      onChange={(value) => onFilter({ money: offeredMoney.find((one) => one === value) })}
    />
  )
}

/** The filter by price, from–to, both included; either may be left open. */
function PriceFilter({ search, onFilter }: FilterProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { min, max } = search
  const isActive = min !== undefined || max !== undefined
  return (
    <Clearable
      clearLabel={t`Every price`}
      onClear={isActive ? () => onFilter({ min: undefined, max: undefined }) : undefined}
    >
      <Disclosure
        name={t`Price`}
        isActive={isActive}
        label={
          <span className="truncate">
            <PriceRange search={search} />
          </span>
        }
      >
        {(close) => (
          <form
            className="flex flex-col gap-3 md:w-60"
            onSubmit={(event) => {
              event.preventDefault()
              const typed = new FormData(event.currentTarget)
              const read = (name: string) => priceOf(String(typed.get(name) ?? '')) ?? undefined
              onFilter({ min: read('min'), max: read('max') })
              close()
            }}
          >
            <div className="grid grid-cols-2 gap-2">
              <NumberField
                name="min"
                label={t`From`}
                unit="₼"
                defaultValue={min === undefined ? '' : formatAmount(min, language)}
              />
              <NumberField
                name="max"
                label={t`Up to`}
                unit="₼"
                defaultValue={max === undefined ? '' : formatAmount(max, language)}
              />
            </div>
            <AdminButton type="submit" variant="primary">
              <Trans>Show</Trans>
            </AdminButton>
          </form>
        )}
      </Disclosure>
    </Clearable>
  )
}

function PriceRange({ search: { min, max } }: Pick<FilterProps, 'search'>) {
  const language = useLanguage()
  const said = (azn: number) => formatMoney(azn, language)
  if (min !== undefined && max !== undefined) return `${said(min)} – ${said(max)}`
  if (min !== undefined) return <Trans>from {said(min)}</Trans>
  if (max !== undefined) return <Trans>up to {said(max)}</Trans>
  return <Trans>Price: any</Trans>
}
