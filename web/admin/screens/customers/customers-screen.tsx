import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { DataTable, rowLink } from '../../../ui/admin/data-table.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { columnHelper, useDataTable } from '../../../ui/admin/use-data-table.ts'
import { EmailLink } from '../../kit/email-link.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { pageSlice } from '../../kit/lists/page-slice.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { CustomerActions } from './customer-actions.tsx'
import { customerLink, NameLink, nameOf, Phones, Spent } from './customer-parts.tsx'
import { DiscountLevelLabel } from './discount-level-label.tsx'
import { type CustomerRow, customersQuery, foundCustomersQuery, mostFound } from './queries.ts'
import { useDiscountLevel } from './use-discount-level.ts'

const searchId = 'customers-search'

/** Customers with what they have spent and which discount that gives. */
export function CustomersScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin/users' })
  const { page = 1, q = '' } = search
  const pageSize = usePageSize('customers', 3)
  const { size } = pageSize
  const { query, rows, total, found } = useCustomers(q, page, size)
  const hasRows = rows !== undefined && rows.length > 0
  const go = (next: { q?: string }) =>
    void navigate({
      to: '/admin/users',
      search: { ...search, page: undefined, ...next },
      replace: true,
      resetScroll: false,
    })
  const keys = useListKeys({
    searchId,
    hasRows,
    onShowAll: q === '' ? undefined : () => void navigate({ to: '/admin/users', search: {}, replace: true }),
  })
  return (
    <Screen
      title={<Trans>Customers</Trans>}
      meta={hasRows && q === '' && formatNumber(total, language)}
      shortcuts={keys}
      note={<Trans>Spent: prices of accepted orders of the last 3 years</Trans>}
    >
      <ListHead
        searchId={searchId}
        label={t`Name, e-mail or phone`}
        q={q}
        onSearch={(text) => go({ q: text === '' ? undefined : text })}
        onDown={() => focusRow(1)}
        found={
          found !== undefined &&
          query.isSuccess &&
          !query.isPlaceholderData && (
            <Plural value={found} one="# customer found" other="# customers found" />
          )
        }
        mostFound={found !== undefined && found >= mostFound ? mostFound : undefined}
      />
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-32', 'grow', 'w-32', 'w-20', 'w-32']} />}
        failed={<Trans>Customers did not load.</Trans>}
        none={rows && rows.length === 0 && <NoCustomers q={q} isPastEnd={total > 0 && page > 1} />}
      >
        {hasRows && (
          <>
            <CustomersTable rows={rows} />
            <CustomersCards rows={rows} />
            <Pager page={page} pageSize={pageSize} total={total} label={t`Customers`} />
          </>
        )}
      </ListBody>
    </Screen>
  )
}

function NoCustomers({ q, isPastEnd }: { q: string; isPastEnd: boolean }) {
  if (isPastEnd)
    return (
      <Empty title={<Trans>This page is empty</Trans>} why={<Trans>The list is shorter than that.</Trans>}>
        <AdminLinkButton to="/admin/users" search={q === '' ? {} : { q }}>
          <Trans>To the first page</Trans>
        </AdminLinkButton>
      </Empty>
    )
  if (q === '')
    return (
      <Empty
        title={<Trans>There are no customers yet</Trans>}
        why={<Trans>Whoever registers on the site appears here.</Trans>}
      />
    )
  return (
    <Empty
      title={<Trans>No customer was found for “{q}”</Trans>}
      why={<Trans>Names, e-mails and phones were searched.</Trans>}
    >
      <AdminLinkButton to="/admin/users">
        <Trans>Show all customers</Trans>
      </AdminLinkButton>
    </Empty>
  )
}

/** The table of narrow screens. */
function CustomersCards({ rows }: { rows: readonly CustomerRow[] }) {
  const discountLevelOf = useDiscountLevel()
  return (
    <ul className="border-key border-t-2 bg-paper md:hidden">
      {rows.map((customer) => (
        <li key={customer.id} className="border-line1 border-b px-3 py-2.5 last:border-line2">
          <p className="flex justify-between gap-4 font-semibold">
            <NameLink customer={customer} className={classNames(customerLink, 'min-h-11! min-w-0')}>
              <span className="truncate">{nameOf(customer)}</span>
            </NameLink>
            <span className="py-3">
              <Spent customer={customer} />
            </span>
          </p>
          <p className="truncate text-t3">{customer.email}</p>
          {discountLevelOf && (
            <p>
              <DiscountLevelLabel level={discountLevelOf(customer.budget)} />
            </p>
          )}
          <div className="flex items-center justify-between gap-4">
            <Phones customer={customer} />
            <CustomerActions customer={customer} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/**
 * The customers that the address asks for: a page from the server, or of what a search found (at most 200).
 */
function useCustomers(q: string, page: number, size: number) {
  const api = useApi()
  const isSearch = q !== ''
  const list = useQuery({ ...customersQuery(api, page, size), enabled: !isSearch })
  const found = useQuery({ ...foundCustomersQuery(api, q), enabled: isSearch })
  const rows = useMemo(() => found.data && pageSlice(found.data, page, size), [found.data, page, size])
  return isSearch
    ? {
        query: found,
        rows,
        total: found.data?.length ?? 0,
        found: found.data?.length,
      }
    : {
        query: list,
        rows: list.data?.items,
        total: list.data?.pagination.totalItems ?? 0,
        found: undefined,
      }
}

const column = columnHelper<CustomerRow>()
const columns = column.columns([
  column.accessor(nameOf, {
    id: 'name',
    cell: ({ row: { original: customer }, getValue }) => (
      <>
        <NameLink customer={customer} className={rowLink}>
          <strong className="font-semibold">{getValue()}</strong>
        </NameLink>
        <span className="admin-meta block truncate text-t3 xl:hidden">{customer.email}</span>
      </>
    ),
    meta: {
      name: msg`Customer`,
      cellClassName: 'truncate max-xl:w-full max-xl:max-w-0 xl:max-w-60',
    },
  }),
  column.accessor('email', {
    cell: ({ getValue }) => <EmailLink email={getValue()} />,
    meta: { name: msg`E-mail`, className: 'max-xl:hidden', cellClassName: 'w-full max-w-0 truncate' },
  }),
  column.accessor('phoneNumber', {
    cell: ({ row }) => <Phones customer={row.original} />,
    meta: { name: msg`Phone`, cellClassName: 'whitespace-nowrap' },
  }),
  column.accessor('budget', {
    cell: ({ row }) => <Spent customer={row.original} />,
    meta: { name: msg`Spent in 3 years`, isNumber: true },
  }),
  column.display({
    id: 'standing',
    cell: ({ row }) => <DiscountLevel budget={row.original.budget} />,
    meta: { name: msg`Discount`, className: 'lg:pl-6', cellClassName: 'min-w-34 lg:whitespace-nowrap' },
  }),
])

/** A row leads to the customer's page. */
function CustomersTable({ rows }: { rows: readonly CustomerRow[] }) {
  const visibility = { level: useDiscountLevel() !== undefined }
  return (
    <DataTable
      table={useDataTable({ columns, data: rows, visibility })}
      className="max-md:hidden"
      actions={(customer) => <CustomerActions customer={customer} />}
    />
  )
}

function DiscountLevel({ budget }: { budget: number }) {
  const discountLevelOf = useDiscountLevel()
  return discountLevelOf && <DiscountLevelLabel level={discountLevelOf(budget)} />
}
