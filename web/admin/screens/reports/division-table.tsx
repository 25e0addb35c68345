import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { HeadCell, PlainTable } from '../../../ui/admin/plain-table.tsx'
import { ShareBar } from '../../../ui/admin/share-bar.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { bodyCell, Growth, Nothing } from './parts.tsx'
import type { Reports, Tab } from './reports-search.ts'

type Division = Reports['division']
type Row = Division['rows'][number]
/** Where turnover is divided. */
export type DivisionTab = Extract<Tab, 'ways' | 'services' | 'products' | 'customers' | 'staff'>

const wayNames = {
  card: msg`Card on the site`,
  terminal: msg({ message: 'Terminal', context: 'way to pay' }),
  cash: msg({ message: 'Cash', context: 'way to pay' }),
  transfer: msg({ message: 'Transfer', context: 'way to pay' }),
  vatAccount: msg({ message: 'VAT account', context: 'way to pay' }),
} as const satisfies Record<NonNullable<Row['way']>, object>

/** What a row without an own name is called where it has one thing less. */
const noneNames = {
  ways: msg`Not known`,
  services: msg`Without a service`,
  products: msg`Without a product`,
  customers: msg`Without a customer`,
  staff: msg`By no staff member`,
} as const satisfies Record<DivisionTab, object>

const heads = {
  ways: msg({ message: 'Way', context: 'payments' }),
  services: msg`Service`,
  products: msg`Product`,
  customers: msg`Customer`,
  staff: msg`Staff member`,
} as const satisfies Record<DivisionTab, object>

type DivisionTableProps = {
  division: Division
  tab: DivisionTab
  isCompared: boolean
  /** So many rows are shown, the others are one; all without it. */
  most?: number
}

/** Turnover in parts, each with its bar, that add up to the whole (REP-3). */
export function DivisionTable({ division, tab, isCompared, most }: DivisionTableProps) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const rows = most === undefined ? division.rows : shortened(division.rows, most)
  if (rows.length === 0)
    return (
      <Nothing>
        <Trans>No money came in on these days.</Trans>
      </Nothing>
    )
  const longest = Math.max(...rows.map(({ amount }) => amount), 0)
  const counts = rows.flatMap(({ orders }) => orders ?? [])
  const orders = counts.length === 0 ? null : counts.reduce((all, one) => all + one, 0)
  const showsBefore = isCompared && division.before !== null
  return (
    <PlainTable
      heads={
        <>
          <HeadCell>{i18n._(heads[tab])}</HeadCell>
          <td className="max-md:hidden" />
          {orders !== null && (
            <HeadCell isNumber className="max-md:hidden">
              <Trans context="count">Orders</Trans>
            </HeadCell>
          )}
          <HeadCell isNumber>
            <Trans>Turnover, ₼</Trans>
          </HeadCell>
          {showsBefore && (
            <HeadCell isNumber>
              <Trans>Against before</Trans>
            </HeadCell>
          )}
        </>
      }
      foot={
        <tr className="border-line2 border-b font-semibold">
          <th scope="row" className={classNames(bodyCell, 'text-left')}>
            <Trans context="sum">Total</Trans>
          </th>
          <td className="max-md:hidden" />
          {orders !== null && (
            <td className={classNames(bodyCell, 'text-right tabular-nums max-md:hidden')}>
              {formatNumber(orders, language)}
            </td>
          )}
          <td className={classNames(bodyCell, 'whitespace-nowrap text-right tabular-nums')}>
            {formatAmount(division.amount, language)}
          </td>
          {showsBefore && (
            <td className={classNames(bodyCell, 'text-right')}>
              <Growth now={division.amount} before={division.amountBefore} />
            </td>
          )}
        </tr>
      }
    >
      {rows.map((row) => (
        <tr key={`${row.kind} ${row.id} ${row.way}`} className="border-line1 border-b">
          <th scope="row" className={classNames(bodyCell, 'text-left font-medium wrap-anywhere')}>
            <RowName row={row} tab={tab} />
          </th>
          <td className="w-[28%] max-md:hidden">
            <span className="flex">{row.amount > 0 && <ShareBar value={row.amount} max={longest} />}</span>
          </td>
          {orders !== null && (
            <td className={classNames(bodyCell, 'text-right tabular-nums max-md:hidden')}>
              {row.orders === null ? '—' : formatNumber(row.orders, language)}
            </td>
          )}
          <td className={classNames(bodyCell, 'whitespace-nowrap text-right tabular-nums')}>
            {formatAmount(row.amount, language)}
          </td>
          {showsBefore && (
            <td className={classNames(bodyCell, 'text-right')}>
              <Growth now={row.amount} before={row.amountBefore} />
            </td>
          )}
        </tr>
      ))}
    </PlainTable>
  )
}

function RowName({ row, tab }: { row: Row; tab: DivisionTab }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const name = pick(row, 'name', language)
  if (row.kind === 'noOrder')
    return (
      <span className="text-t2">
        <Trans>For no order</Trans>
      </span>
    )
  if (row.kind === 'others')
    return (
      <span className="text-t2">
        <Plural value={row.count} one="# other" other="# others" />
      </span>
    )
  if (row.kind === 'none') return <span className="text-t2">{i18n._(noneNames[tab])}</span>
  if (row.way !== null) return i18n._(wayNames[row.way])
  if (tab === 'customers' && row.id !== null)
    return (
      <Link to="/admin/users/$id" params={{ id: String(row.id) }} className="hover:underline">
        {name}
      </Link>
    )
  if (tab === 'staff') return name
  return (
    <Link to="/admin/ordersadmin" search={{ q: name }} className="hover:underline">
      {name}
    </Link>
  )
}

/** Those with most, and the others as one row. */
function shortened(rows: readonly Row[], most: number): Row[] {
  const ones = rows.filter(({ kind }) => kind === 'one')
  const rest = ones.slice(most)
  const [first] = rest
  const unnamed = rows.filter(({ kind }) => kind !== 'one')
  if (!first || rest.length === 1) return [...rows]
  const sum = (of: (row: Row) => number) =>
    Math.round(rest.reduce((all, row) => all + of(row), 0) * 100) / 100
  const others: Row = {
    ...first,
    kind: 'others',
    id: 0,
    count: rest.length,
    orders: sum(({ orders }) => orders ?? 0),
    amount: sum(({ amount }) => amount),
    amountBefore: first.amountBefore === null ? null : sum(({ amountBefore }) => amountBefore ?? 0),
  }
  return [...ones.slice(0, most), others, ...unnamed]
}
