import { msg } from '@lingui/core/macro'
import { Link } from '@tanstack/react-router'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { rowLink } from '../../../ui/admin/data-table.tsx'
import { columnHelper } from '../../../ui/admin/use-data-table.ts'
import { Money } from '../../../ui/money.tsx'
import { phoneLinks } from '../phone-links.ts'
import { DueLabel } from '../production/due-label.tsx'
import { type ColumnId, columnIds } from './column-ids.ts'
import { rememberOpened } from './last-list.ts'
import { MoneyMark } from './money-word.tsx'
import { NoteMark } from './note-mark.tsx'
import { ChoicesLine } from './order-choices.tsx'
import { customerOf, ItemLine, PriceLabel, StatusLabel } from './order-labels.tsx'
import type { ListedOrder } from './queries.ts'
import { SelectAllBox, SelectBox } from './select-box.tsx'

const column = columnHelper<ListedOrder>()

/** Shown only where there is room beside the others. */
const wide = 'max-xl:hidden'

const chosen = {
  date: column.accessor('orderDate', {
    id: 'date',
    enableSorting: true,
    cell: ({ getValue }) => <Moment iso={getValue()} />,
    meta: {
      name: msg`Date`,
      className: 'max-admin:hidden',
      // On one line where there is room, except for other years, which show the year as well.
      cellClassName: 'min-w-18 min-[1100px]:min-w-27 xl:min-w-29 text-t2 tabular-nums',
    },
  }),
  customer: column.accessor(customerOf, {
    id: 'customer',
    enableSorting: true,
    cell: ({ getValue }) => <span title={getValue()}>{getValue()}</span>,
    meta: {
      name: msg`Customer`,
      cellClassName: 'max-w-28 truncate font-medium min-[1400px]:max-w-44',
    },
  }),
  phone: column.accessor(({ appUser }) => phoneLinks(appUser.phoneNumber).shown, {
    id: 'phone',
    cell: ({ getValue }) => getValue(),
    meta: { name: msg`Phone`, className: wide, cellClassName: 'whitespace-nowrap tabular-nums' },
  }),
  item: column.display({
    id: 'item',
    cell: ({ row, table }) => (
      <>
        <ItemLine order={row.original} />
        {/* Shown here where their own column isn't. */}
        <ChoicesLine
          order={row.original}
          className={classNames(
            'admin-meta text-t2',
            table.getColumn('choices')?.getIsVisible() && 'min-[1536px]:hidden',
          )}
        />
      </>
    ),
    meta: {
      name: msg`Service · product`,
      cellClassName: 'w-[55%] max-w-0 min-w-24 max-xl:w-full min-[1400px]:min-w-36',
    },
  }),
  choices: column.display({
    id: 'choices',
    cell: ({ row }) => <ChoicesLine order={row.original} className="admin-meta text-t2" />,
    meta: { name: msg`Choices`, className: 'max-[1536px]:hidden', cellClassName: 'w-[45%] max-w-0 min-w-32' },
  }),
  count: column.accessor('count', {
    enableSorting: true,
    cell: ({ getValue }) => <Figure value={getValue()} />,
    meta: { name: msg`Quantity`, isNumber: true },
  }),
  quote: column.accessor('quote', {
    cell: ({ getValue }) => {
      const quote = getValue()
      return quote ? <Money azn={quote.total} /> : '—'
    },
    meta: { name: msg`Suggestion`, isNumber: true, className: wide, cellClassName: 'text-t3' },
  }),
  price: column.accessor('price', {
    enableSorting: true,
    cell: ({ row }) => <PriceLabel order={row.original} />,
    meta: { name: msg`Price`, isNumber: true },
  }),
  money: column.display({
    id: 'money',
    cell: ({ row }) => <MoneyMark order={row.original} />,
    meta: { name: msg`Payment`, className: wide, cellClassName: 'min-w-28' },
  }),
  status: column.accessor('status', {
    enableSorting: true,
    cell: ({ row }) => (
      <span className="flex items-center justify-between gap-2">
        <StatusLabel order={row.original} />
        <NoteMark count={row.original.noteCount} />
      </span>
    ),
    meta: { name: msg`Status`, className: 'xl:pl-6', cellClassName: 'xl:min-w-40' },
  }),
  promised: column.accessor('promisedOn', {
    id: 'promised',
    enableSorting: true,
    cell: ({ row }) => <DueLabel order={row.original} />,
    meta: { name: msg`Due`, cellClassName: 'min-w-20 xl:min-w-28' },
  }),
  comment: column.accessor('comment', {
    cell: ({ getValue }) => getValue(),
    meta: { name: msg`Customer’s comment`, className: wide, cellClassName: 'max-w-48 truncate text-t2' },
  }),
} satisfies Record<ColumnId, unknown>

/** The number, always there, and what can be chosen beside it. */
export const orderColumns = column.columns([
  column.display({
    id: 'select',
    enableHiding: false,
    cell: ({ row }) => <SelectBox order={row.original} />,
    meta: { name: msg`Selection`, head: SelectAllBox, className: 'w-9 pr-0!' },
  }),
  column.accessor('id', {
    enableHiding: false,
    cell: ({ getValue }) => <OrderLink id={getValue()} />,
    meta: { name: msg`No.`, cellClassName: 'font-semibold tabular-nums' },
  }),
  ...columnIds.map((id) => chosen[id]),
])

/** A row is a link to its order. */
const OrderLink = ({ id }: { id: number }) => (
  <Link
    data-row=""
    to="/admin/ordersadmin/$id"
    params={{ id: String(id) }}
    onClick={() => rememberOpened(id)}
    className={rowLink}
  >
    {id}
  </Link>
)

const Moment = ({ iso }: { iso: string }) => formatDate(iso, useLanguage(), 'moment')
const Figure = ({ value }: { value: number }) => formatNumber(value, useLanguage())
