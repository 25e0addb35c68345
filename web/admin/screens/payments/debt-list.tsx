import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { isKey } from '../../../lib/address-values.ts'
import { useApi } from '../../../lib/api.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { FilterSelect } from '../../../ui/admin/filter.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { DebtRows, type DebtRowsProps } from './debt-rows.tsx'
import { ageNames, ages } from './payments-search.ts'

export const searchId = 'payments-search'
export const filterId = 'payments-filter'

type DebtListProps = Omit<DebtRowsProps, 'rows'> & {
  /** Only what is past its due day. */
  isLate: boolean
}

/** Orders of which something is left to pay, the longest due first, searched and filtered by the address. */
export function DebtList({ isLate, ...list }: DebtListProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin/payments' })
  const { age, q = '', page = 1 } = search
  const pageSize = usePageSize('payments', 20)
  const query = useQuery({
    ...useApi().payments.debts.queryOptions({
      page,
      pageSize: pageSize.size,
      ...(age && { age }),
      ...(isLate && { late: true }),
      ...(q !== '' && { name: q }),
    }),
    placeholderData: keepPreviousData,
  })
  const rows = query.data?.items
  const total = query.data?.pagination.totalItems ?? 0
  const go = (next: Partial<typeof search>) =>
    void navigate({
      to: '/admin/payments',
      search: { ...search, page: undefined, ...next },
      replace: true,
      resetScroll: false,
    })
  const offered = ageNames.filter((one) => !isLate || one !== 'notDue')
  return (
    <>
      <ListHead
        searchId={searchId}
        label={t`No., name, phone`}
        q={q}
        onSearch={(text) => go({ q: text === '' ? undefined : text })}
        onDown={() => focusRow(1)}
        found={query.isSuccess && <Plural value={total} one="# order" other="# orders" />}
      >
        <span id={filterId} className="contents">
          <FilterSelect
            label={t`Age`}
            value={age ?? ''}
            all={t`all`}
            options={offered.map((one) => ({ value: one, label: i18n._(ages[one].name) }))}
            onChange={(value) => go({ age: isKey(value, ages) ? value : undefined })}
            clearLabel={t`Age: all`}
          />
        </span>
      </ListHead>
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-40', 'grow', 'w-24', 'w-24']} />}
        failed={<Trans>Open payments did not load.</Trans>}
        none={
          rows?.length === 0 &&
          (age || q !== '' ? (
            <Empty
              title={<Trans>Nothing fits this filter</Trans>}
              why={<Trans>Others may be hidden by it.</Trans>}
            >
              <AdminButton onClick={() => go({ age: undefined, q: undefined })}>
                <Trans>Show all</Trans>
              </AdminButton>
            </Empty>
          ) : (
            <NothingOpen isLate={isLate} />
          ))
        }
      >
        {rows && rows.length > 0 && (
          <>
            <DebtRows rows={rows} {...list} />
            <Pager page={page} pageSize={pageSize} total={total} label={t`Open payments`} />
          </>
        )}
      </ListBody>
    </>
  )
}

export const NothingOpen = ({ isLate }: { isLate: boolean }) => (
  <Empty
    title={isLate ? <Trans>Nothing is overdue</Trans> : <Trans>There are no open payments</Trans>}
    why={<Trans>Accepted orders of which something is left to pay are listed here.</Trans>}
  />
)
