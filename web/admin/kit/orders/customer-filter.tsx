import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Disclosure } from '../../../ui/admin/disclosure.tsx'
import { Clearable } from '../../../ui/admin/filter.tsx'
import { SearchField } from '../../../ui/admin/search-field.tsx'
import { phoneLinks } from '../phone-links.ts'
import type { FilterProps } from './order-filters.tsx'
import { orderingCustomerQuery, orderingCustomersQuery } from './queries.ts'

const nameOf = (person: { name: string; surname: string }) => `${person.name} ${person.surname}`.trim()

/** One customer's orders: who has ordered is searched for by name or phone, and chosen. */
export function CustomerFilter({ search, onFilter }: FilterProps) {
  const { t } = useLingui()
  const api = useApi()
  const { customer } = search
  const { data } = useQuery({ ...orderingCustomerQuery(api, customer ?? 1), enabled: customer !== undefined })
  const chosen = customer === undefined ? undefined : data?.find(({ id }) => id === customer)
  const chosenName = chosen ? nameOf(chosen) : `№ ${customer}`
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
          <Choices
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

function Choices({ onChoose }: { onChoose: (id: number) => void }) {
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
