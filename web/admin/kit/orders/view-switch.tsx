import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OrdersSearch } from './last-list.ts'

/** The same orders as a board or as a table; the filter goes along. */
export function ViewSwitch({ search }: { search: OrdersSearch }) {
  const { t } = useLingui()
  const look =
    'flex min-h-8 items-center px-3 font-medium text-t2 hover:text-key aria-[current=page]:bg-key aria-[current=page]:text-on-key max-md:min-h-12 pointer-coarse:min-h-12'
  return (
    <nav
      aria-label={t`View`}
      className="flex divide-x divide-line2 rounded-[2px] border border-line bg-paper"
    >
      <Link
        to="/admin/ordersadmin/board"
        search={{ ...search, status: undefined, page: undefined }}
        activeOptions={{ exact: true, includeSearch: false }}
        className={look}
      >
        <Trans>Board</Trans>
      </Link>
      <Link
        to="/admin/ordersadmin"
        search={{ ...search, page: undefined }}
        activeOptions={{ exact: true, includeSearch: false }}
        className={look}
      >
        <Trans>Table</Trans>
      </Link>
    </nav>
  )
}
