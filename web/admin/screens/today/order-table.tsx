import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { DataTable, rowLink } from '../../../ui/admin/data-table.tsx'
import { columnHelper, useDataTable } from '../../../ui/admin/use-data-table.ts'
import { Money } from '../../../ui/money.tsx'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'
import { ChoicesLine } from '../../kit/orders/order-choices.tsx'
import { customerOf, ItemLine } from '../../kit/orders/order-labels.tsx'
import { useWaitingText } from '../../kit/orders/use-waiting-text.ts'
import { isLate, minutesSince } from '../../kit/orders/waiting-time.ts'
import { useNow } from '../../kit/use-now.ts'

const column = columnHelper<NewOrder>()
const columns = column.columns([
  column.accessor('id', {
    cell: ({ getValue }) => (
      <Link data-row="" to="/admin/newordersadmin" search={{ order: getValue() }} className={rowLink}>
        {getValue()}
      </Link>
    ),
    meta: { name: msg`№`, cellClassName: 'font-semibold tabular-nums' },
  }),
  column.accessor(customerOf, {
    id: 'customer',
    cell: ({ getValue }) => <span title={getValue()}>{getValue()}</span>,
    meta: { name: msg`Customer`, cellClassName: 'max-w-28 truncate font-medium min-[1400px]:max-w-40' },
  }),
  column.display({
    id: 'item',
    cell: ({ row }) => (
      <>
        <ItemLine order={row.original} />
        <ChoicesLine order={row.original} className="admin-meta text-t2" />
      </>
    ),
    meta: { name: msg`Job`, cellClassName: 'w-full max-w-0 min-w-40' },
  }),
  column.accessor('count', {
    cell: ({ getValue }) => <Figure value={getValue()} />,
    meta: { name: msg`Quantity`, isNumber: true },
  }),
  column.accessor('quote', {
    cell: ({ getValue }) => <Suggestion quote={getValue()} />,
    meta: { name: msg`Suggested price`, isNumber: true },
  }),
  column.accessor('orderDate', {
    cell: ({ getValue }) => <Waiting since={getValue()} />,
    meta: { name: msg`Waiting`, isNumber: true, cellClassName: 'whitespace-nowrap' },
  }),
])

/** A row is a link to its ticket. */
export const OrderTable = ({ orders }: { orders: readonly NewOrder[] }) => (
  <DataTable
    look="part"
    table={useDataTable({ columns, data: orders })}
    className="max-md:hidden"
    cellClassName="py-2"
  />
)

const Figure = ({ value }: { value: number }) => formatNumber(value, useLanguage())

export const Suggestion = ({ quote }: Pick<NewOrder, 'quote'>) =>
  quote ? (
    <Money azn={quote.total} />
  ) : (
    <span className="text-warn">
      <Trans>by hand</Trans>
    </span>
  )

function Waiting({ since }: { since: string }) {
  const waitingText = useWaitingText()
  const minutes = minutesSince(since, useNow())
  return <span className={isLate(minutes) ? 'font-medium text-warn' : 'text-t2'}>{waitingText(minutes)}</span>
}
