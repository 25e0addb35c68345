import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { phoneLinks } from '../new-orders/phone-links.ts'
import type { ColumnId } from './column-ids.ts'
import type { SortColumn } from './last-list.ts'
import { NoteMark } from './note-mark.tsx'
import { customerOf, ItemWords, PriceWords, StatusWords } from './order-words.tsx'
import type { ListedOrder } from './queries.ts'

export type OrderColumn = {
  id: ColumnId
  label: MessageDescriptor
  sort?: SortColumn
  isNumber?: boolean
  /** Of its head and its cells. */
  className?: string
  cellClassName?: string
  cell: (order: ListedOrder) => ReactNode
}

/** Only where there is room beside the others. */
const wide = 'max-xl:hidden'

/** The columns themselves; the number is always there. */
export const orderColumns: readonly OrderColumn[] = [
  {
    id: 'date',
    label: msg`Date`,
    sort: 'date',
    cellClassName: 'whitespace-nowrap text-t2 tabular-nums',
    cell: ({ orderDate }) => <Moment iso={orderDate} />,
  },
  {
    id: 'customer',
    label: msg`Customer`,
    cellClassName: 'max-w-44 truncate font-medium max-xl:max-w-36',
    cell: customerOf,
  },
  {
    id: 'phone',
    label: msg`Phone`,
    className: wide,
    cellClassName: 'whitespace-nowrap tabular-nums',
    cell: ({ appUser }) => phoneLinks(appUser.phoneNumber).shown,
  },
  {
    id: 'item',
    label: msg`Service · product`,
    cellClassName: 'w-full max-w-0 min-w-40 truncate',
    cell: (order) => <ItemWords order={order} />,
  },
  {
    id: 'count',
    label: msg`Count`,
    sort: 'count',
    isNumber: true,
    className: wide,
    cellClassName: 'tabular-nums',
    cell: ({ count }) => <Figure value={count} />,
  },
  {
    id: 'quote',
    label: msg`Suggestion`,
    isNumber: true,
    className: wide,
    cellClassName: 'text-t3',
    cell: ({ quote }) => (quote ? <Money azn={quote.total} /> : '—'),
  },
  {
    id: 'price',
    label: msg`Price`,
    sort: 'price',
    isNumber: true,
    cell: (order) => <PriceWords order={order} />,
  },
  {
    id: 'status',
    label: msg`Status`,
    sort: 'status',
    className: 'xl:pl-6',
    cellClassName: 'xl:min-w-40',
    cell: (order) => (
      <span className="flex items-center justify-between gap-2">
        <StatusWords order={order} />
        <NoteMark count={order.noteCount} />
      </span>
    ),
  },
  {
    id: 'comment',
    label: msg`Customer's comment`,
    className: wide,
    cellClassName: 'max-w-48 truncate text-t2',
    cell: ({ comment }) => comment,
  },
]

const Moment = ({ iso }: { iso: string }) => formatDate(iso, useLanguage(), 'moment')
const Figure = ({ value }: { value: number }) => formatNumber(value, useLanguage())
