import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { CancelAsked } from '../../kit/orders/cancel-dialog.tsx'
import { type OrdersSearch, rememberList } from '../../kit/orders/last-list.ts'
import { isFiltered, withoutFilter } from '../../kit/orders/order-filter.ts'
import { OrderFilters } from '../../kit/orders/order-filters.tsx'
import { OrdersCards } from '../../kit/orders/orders-cards.tsx'
import type { ListedOrder } from '../../kit/orders/queries.ts'
import { SelectionContext } from '../../kit/orders/selection.ts'
import { SelectionBar } from '../../kit/orders/selection-bar.tsx'
import { useOrderActions } from '../../kit/orders/use-order-actions.ts'
import { useOrdersTable } from '../../kit/orders/use-orders-table.ts'
import { useSelection } from '../../kit/orders/use-selection.ts'
import { ViewSwitch } from '../../kit/orders/view-switch.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { ExportMenu } from './export-menu.tsx'
import { Found } from './found.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrdersTable } from './orders-table.tsx'
import { QuickLook } from './quick-look.tsx'
import { useRowFocus } from './row-focus.ts'
import { SelectFound } from './select-found.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { useOrderKeys } from './use-order-keys.ts'
import { useOrdersList } from './use-orders-list.ts'

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
          {total > 0 && <ExportMenu search={search} total={total} />}
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
        label={t`Name, phone, job or №`}
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
