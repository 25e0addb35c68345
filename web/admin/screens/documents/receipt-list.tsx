import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { HeadCell, linesCell, PlainTable } from '../../../ui/admin/plain-table.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { Money } from '../../../ui/money.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { useWayNames } from '../../kit/refund/way-names.ts'
import { NumberAndDay, OrderLinks, SearchLine, Works } from './document-parts.tsx'

type Payment = inferRouterOutputs<AppRouter>['payments']['list']['items'][number]

/** Payments with their receipts, which aren't kept: the ledger says what they say (DOC-12). */
export function ReceiptList({ searchId }: { searchId: string }) {
  const { t } = useLingui()
  const { q = '', page = 1 } = useSearch({ from: '/admin/documents' })
  const pageSize = usePageSize('documents', 20)
  const query = useQuery({
    ...useApi().payments.list.queryOptions({ kind: 'payment', name: q, page, pageSize: pageSize.size }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const total = data?.pagination.totalItems ?? 0
  return (
    <>
      <SearchLine tab="receipt" id={searchId} label={t`Customer, receipt, order`} typed={q}>
        {data && total > 0 && (
          <>
            <Plural value={total} one="# receipt" other="# receipts" /> · <Money azn={data.sum} />
          </>
        )}
      </SearchLine>
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-28', 'grow', 'w-24', 'w-24']} />}
        failed={<Trans>The receipts did not load.</Trans>}
        none={
          data?.items.length === 0 && (
            <Empty
              title={q ? <Trans>Nothing was found</Trans> : <Trans>No payment has come in yet</Trans>}
              why={
                q ? (
                  <Trans>
                    The search looks for customers, payers, and the numbers of receipts and orders.
                  </Trans>
                ) : (
                  <Trans>Every payment that is written down has a receipt here.</Trans>
                )
              }
            />
          )
        }
      >
        {data && data.items.length > 0 && (
          <>
            <ReceiptRows rows={data.items} />
            <Pager page={page} pageSize={pageSize} total={total} label={t`Receipts`} />
          </>
        )}
      </ListBody>
    </>
  )
}

function ReceiptRows({ rows }: { rows: readonly Payment[] }) {
  const hasRoom = useMedia('(width >= 1280px)')
  if (!hasRoom)
    return (
      <ul className="border-key border-t-2 bg-paper">
        {rows.map((row) => (
          <NarrowRow key={row.id} row={row} />
        ))}
      </ul>
    )
  return (
    <PlainTable
      heads={
        <>
          <HeadCell>
            <Trans context="paper">Number</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Customer</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>For what</Trans>
          </HeadCell>
          <HeadCell>
            <Trans context="payments">Way</Trans>
          </HeadCell>
          <HeadCell isNumber>
            <Trans>Amount</Trans>
          </HeadCell>
        </>
      }
    >
      {rows.map((row) => (
        <WideRow key={row.id} row={row} />
      ))}
    </PlainTable>
  )
}

type RowProps = { row: Payment }

const WideRow = ({ row }: RowProps) => (
  <tr className="border-line2 border-b hover:bg-line1">
    <th scope="row" className={classNames(linesCell, 'whitespace-nowrap text-left font-normal')}>
      <Numbered row={row} />
    </th>
    <td className={linesCell}>
      <strong className="font-semibold wrap-anywhere">{payerOf(row)}</strong>
    </td>
    <td className={linesCell}>
      <Works works={row.works} />
      <span className="admin-meta flex flex-wrap gap-x-2 text-t3 tabular-nums">
        <Orders row={row} />
      </span>
    </td>
    <td className={linesCell}>
      <Way row={row} />
    </td>
    <td className={classNames(linesCell, 'text-right')}>
      <Sum row={row} />
    </td>
  </tr>
)

const NarrowRow = ({ row }: RowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-line2 border-b px-3.5 py-2 md:grid-cols-[150px_minmax(0,1fr)_120px_auto]">
    <span>
      <Numbered row={row} />
    </span>
    <span className="min-w-0 max-md:col-span-2 max-md:row-start-2">
      <strong className="block font-semibold wrap-anywhere">{payerOf(row)}</strong>
      <Works works={row.works} />
      <span className="admin-meta flex flex-wrap items-center gap-x-2 text-t3 tabular-nums">
        <Orders row={row} />
        <span className="md:hidden">
          <Way row={row} />
        </span>
      </span>
    </span>
    <span className="max-md:hidden">
      <Way row={row} />
    </span>
    <Sum row={row} />
  </li>
)

const payerOf = ({ payer, appUser }: Payment) =>
  payer || (appUser && `${appUser.name} ${appUser.surname}`.trim())

function Numbered({ row: { id, day } }: RowProps) {
  const { t } = useLingui()
  const number = referenceOf(id, useLanguage())
  const path = `/payment/${id}/receipt.pdf`
  return <NumberAndDay number={number} day={day} path={path} label={t`Download receipt ${number}, PDF`} />
}

const Orders = ({ row: { orders, isTakenBack } }: RowProps) => (
  <>
    {orders.length === 0 && <Trans>balance</Trans>}
    <OrderLinks ids={orders.map(({ orderId }) => orderId)} />
    {isTakenBack && (
      <Mark kind="plain">
        <Trans>taken back</Trans>
      </Mark>
    )}
  </>
)

const Way = ({ row: { way } }: RowProps) => useWayNames()[way]

const Sum = ({ row: { amount, isTakenBack } }: RowProps) => (
  <strong className={classNames('text-right font-semibold', isTakenBack && 'text-t3 line-through')}>
    <Money azn={amount} />
  </strong>
)
