import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isGivenUp, type OrderStatus } from '../../../../src/domains/order-status/statuses.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton, WordButton } from '../../../ui/admin/button.tsx'
import { DataTable } from '../../../ui/admin/data-table.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import type { DataTableModel } from '../../../ui/admin/use-data-table.ts'
import { Money } from '../../../ui/money.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { CancelAsked } from '../../kit/orders/cancel-dialog.tsx'
import { columnIds, usualColumns } from '../../kit/orders/column-ids.ts'
import { type OrdersSearch, rememberList } from '../../kit/orders/last-list.ts'
import { isFiltered, withoutFilter } from '../../kit/orders/order-filter.ts'
import { OrderFilters } from '../../kit/orders/order-filters.tsx'
import { OrdersCards } from '../../kit/orders/orders-cards.tsx'
import { type ListedOrder, ordersQuery, statusCountsQuery } from '../../kit/orders/queries.ts'
import { SelectionContext } from '../../kit/orders/selection.ts'
import { SelectionBar } from '../../kit/orders/selection-bar.tsx'
import { type OrderActionHandlers, useOrderActions } from '../../kit/orders/use-order-actions.ts'
import { useOrdersTable } from '../../kit/orders/use-orders-table.ts'
import { maxSelected, useSelection } from '../../kit/orders/use-selection.ts'
import { ViewSwitch } from '../../kit/orders/view-switch.tsx'
import { ColumnChooser, ExportOrders } from './list-menus.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderRowActions, QuickLook } from './row-actions.tsx'
import { useRowFocus } from './row-focus.ts'
import { StatusTabs } from './status-tabs.tsx'
import { useOrderKeys } from './use-order-keys.ts'

const searchId = 'orders-search'

/** Every order in every status: search, status, sort, pages, and moving them on. */
export function OrdersScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin/ordersadmin' })
  const { page = 1, q = '' } = search
  const pageSize = usePageSize('orders', 10)
  const { size } = pageSize
  const { query, rows, total, counts } = useOrdersList(search, size)
  const acts = useOrderActions()
  const selection = useSelection(rows ?? [])
  const [looked, look] = useState<ListedOrder | null>(null)
  const onFocusRow = useRowFocus(rows?.map(({ id }) => id) ?? [])
  const go = (next: Partial<OrdersSearch>) =>
    void navigate({
      to: '/admin/ordersadmin',
      search: { ...search, page: undefined, ...next },
      replace: true,
      resetScroll: false,
    })
  const { table, resetColumns } = useOrdersTable({ rows, search, onFilter: go })
  const showAll = () =>
    void navigate({ to: '/admin/ordersadmin', search: withoutFilter(search), replace: true })
  const keys = useOrderKeys({
    rows,
    acts,
    searchId,
    onShowAll: isFiltered(search) ? showAll : undefined,
    onSelect: (order) => selection.toggle(order, false),
    onLook: look,
    onNew: () => void navigate({ to: '/admin/new-order' }),
  })
  useEffect(
    () =>
      rememberList({
        to: '/admin/ordersadmin',
        search,
        ids: rows?.map(({ id }) => id) ?? [],
        size,
        totalPages: Math.ceil(total / size),
      }),
    [search, rows, size, total],
  )
  return (
    <Screen
      title={<Trans>All orders</Trans>}
      meta={rows && total > 0 && formatNumber(total, language)}
      actions={
        <>
          <span className="max-admin:hidden">
            <ColumnChooser table={table} onReset={resetColumns} />
          </span>
          {total > 0 && <ExportOrders search={search} total={total} />}
          <ViewSwitch search={search} />
          <AdminLinkButton to="/admin/new-order" variant="primary">
            <PlusIcon />
            <Trans>New order</Trans> <KeyCap inverse>O</KeyCap>
          </AdminLinkButton>
        </>
      }
      shortcuts={keys}
      note={<Trans>Orders only move forward</Trans>}
    >
      <StatusTabs search={search} counts={counts} />
      <ListHead
        searchId={searchId}
        label={t`Name, phone, job or No.`}
        q={q}
        onSearch={(text) => go({ q: text === '' ? undefined : text })}
        onDown={() => focusRow(1)}
        found={
          query.isSuccess &&
          !query.isPlaceholderData && <Found search={search} total={total} counts={counts} />
        }
      >
        <OrderFilters search={search} onFilter={go} onShowAll={showAll} />
      </ListHead>
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-10', 'w-24', 'w-32', 'grow', 'w-12', 'w-16', 'w-32']} />}
        failed={<Trans>Orders did not load.</Trans>}
        none={rows && rows.length === 0 && <NoOrders search={search} isPastEnd={total > 0 && page > 1} />}
      >
        {rows && rows.length > 0 && (
          <>
            <SelectionContext value={selection}>
              <OrdersTable table={table} acts={acts} onFocusRow={onFocusRow} />
              <OrdersCards rows={rows} onFocusRow={onFocusRow} />
            </SelectionContext>
            <Pager page={page} pageSize={pageSize} total={total} label={t`All orders`} />
          </>
        )}
      </ListBody>
      <SelectionBar
        selection={selection}
        more={
          <SelectFound
            search={search}
            total={total}
            selected={selection.rows.length}
            onSelect={selection.set}
          />
        }
      />
      {looked && <QuickLook order={looked} onClose={() => look(null)} />}
      <CancelAsked acts={acts} />
    </Screen>
  )
}

type Counted = { status: OrderStatus; count: number; total: number }

/** The sum of the filtered orders, AZN; cancelled ones count only where the filter asks for them. */
function sumOf(counts: readonly Counted[], status: OrderStatus | undefined): number {
  const counted = counts.filter((one) => (status ? one.status === status : !isGivenUp(one.status)))
  return Math.round(counted.reduce((sum, { total }) => sum + total, 0) * 100) / 100
}

type FoundProps = { search: OrdersSearch; total: number; counts: readonly Counted[] | undefined }

/** How many orders the list has, and what they come to. */
function Found({ search, total, counts }: FoundProps) {
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

type OrdersTableProps = {
  table: DataTableModel<ListedOrder>
  acts: OrderActionHandlers
  onFocusRow: (id: number) => void
}

/** Extra columns need a wide window; in a narrower one the table scrolls sideways. */
const beside = columnIds.filter((id) => !usualColumns.includes(id))
const sideways = 'max-[1800px]:relative max-[1800px]:overflow-x-auto max-[1800px]:[&_th]:static'

/** The table of orders; the actions of a row show when it is hovered or focused. */
const OrdersTable = ({ table, acts, onFocusRow }: OrdersTableProps) => (
  <div
    className={classNames(
      'max-md:hidden',
      beside.some((id) => table.getColumn(id)?.getIsVisible()) && sideways,
    )}
  >
    <DataTable
      table={table}
      cellClassName="py-2"
      rowProps={({ id }) => ({
        'data-order': id,
        'aria-busy': acts.busy.has(id) || undefined,
        onFocus: () => onFocusRow(id),
      })}
      actions={(order) => <OrderRowActions order={order} acts={acts} />}
      actionsClassName="w-18 pr-2! pl-1 max-xl:hidden"
    />
  </div>
)

type SelectFoundProps = {
  search: OrdersSearch
  total: number
  selected: number
  onSelect: (rows: readonly ListedOrder[]) => void
}

/** Selects all filtered orders, also on other pages; of more than 100 the first ones. */
function SelectFound({ search, total, selected, onSelect }: SelectFoundProps) {
  const api = useApi()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const wanted = Math.min(total, maxSelected)
  const { mutate, isPending } = useMutation({
    mutationFn: () => queryClient.fetchQuery(ordersQuery(api, { ...search, page: 1 }, maxSelected)),
    onSuccess: ({ items }) => onSelect(items),
  })
  if (selected >= wanted) return null
  return (
    <WordButton disabled={isPending} onClick={() => mutate()}>
      {total > maxSelected ? (
        <Trans>Select the first {formatNumber(maxSelected, language)}</Trans>
      ) : (
        <Plural value={total} one="Select # order" other="Select all # orders" />
      )}
    </WordButton>
  )
}

/** The page of orders that the address asks for, and how many the same filter finds in each status. */
function useOrdersList(search: OrdersSearch, size: number) {
  const api = useApi()
  const query = useQuery(ordersQuery(api, search, size))
  const counts = useQuery(statusCountsQuery(api, search))
  return {
    query,
    rows: query.data?.items,
    total: query.data?.pagination.totalItems ?? 0,
    counts: counts.data,
  }
}
