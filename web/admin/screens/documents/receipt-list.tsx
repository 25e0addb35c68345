import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { Empty } from '../../../ui/admin/empty.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { SearchField } from '../../../ui/admin/search-field.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { Money } from '../../../ui/money.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { useWayNames } from '../../kit/refund/way-names.ts'
import { useDownload } from '../../kit/use-download.ts'

type Payment = inferRouterOutputs<AppRouter>['payments']['list']['items'][number]

/** Payments with their receipts, which aren't kept: the ledger says what they say (DOC-12). */
export function ReceiptList({ searchId }: { searchId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
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
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <SearchField
          id={searchId}
          label={t`Customer, receipt, order`}
          value={q}
          className="w-full md:w-72"
          onDown={() => document.querySelector<HTMLElement>('[data-row]')?.focus()}
          onSearch={(text) =>
            void navigate({
              to: '/admin/documents',
              search: { tab: 'receipt', ...(text && { q: text }) },
              replace: true,
              resetScroll: false,
            })
          }
        />
        <p role="status" className="text-t3 md:ml-auto">
          {data && total > 0 && (
            <>
              <Plural value={total} one="# receipt" other="# receipts" /> · <Money azn={data.sum} />
            </>
          )}
        </p>
      </div>
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
    <table className="w-full border-key border-t-2 bg-paper">
      <thead>
        <tr className="border-line border-b text-left">
          <th scope="col" className={head}>
            <Trans context="paper">Number</Trans>
          </th>
          <th scope="col" className={head}>
            <Trans>Customer</Trans>
          </th>
          <th scope="col" className={head}>
            <Trans>For what</Trans>
          </th>
          <th scope="col" className={head}>
            <Trans context="payments">Way</Trans>
          </th>
          <th scope="col" className={classNames(head, 'text-right')}>
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <WideRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

const head = 'h-8 whitespace-nowrap px-3 font-medium text-[12px]'
const cell = 'px-3 py-2 align-top'

type RowProps = { row: Payment }

const WideRow = ({ row }: RowProps) => (
  <tr className="border-line2 border-b hover:bg-line1">
    <th scope="row" className={classNames(cell, 'whitespace-nowrap text-left font-normal')}>
      <NumberAndDay row={row} />
    </th>
    <td className={cell}>
      <strong className="font-semibold wrap-anywhere">{payerOf(row)}</strong>
    </td>
    <td className={cell}>
      <span className="flex flex-wrap gap-x-2 tabular-nums">
        <ForWhat row={row} />
      </span>
    </td>
    <td className={cell}>
      <Way row={row} />
    </td>
    <td className={classNames(cell, 'text-right')}>
      <Sum row={row} />
    </td>
  </tr>
)

const NarrowRow = ({ row }: RowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-line2 border-b px-3.5 py-2 md:grid-cols-[150px_minmax(0,1fr)_120px_auto]">
    <span>
      <NumberAndDay row={row} />
    </span>
    <span className="min-w-0 max-md:col-span-2 max-md:row-start-2">
      <strong className="block font-semibold wrap-anywhere">{payerOf(row)}</strong>
      <span className="admin-meta flex flex-wrap items-center gap-x-2 text-t3 tabular-nums">
        <ForWhat row={row} />
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

function NumberAndDay({ row: { id, day } }: RowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { download, busy } = useDownload()
  const path = `/payment/${id}/receipt.pdf`
  const number = referenceOf(id, language)
  return (
    <>
      <button
        type="button"
        data-row
        disabled={busy === path}
        onClick={() => download(path)}
        aria-label={t`Download receipt ${number}, PDF`}
        className="min-h-8 font-semibold tabular-nums hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
      >
        {number}
      </button>
      <span className="admin-meta block text-t3">{formatDayAndMonth(day, language)}</span>
    </>
  )
}

const ForWhat = ({ row: { orders, isTakenBack } }: RowProps) => (
  <>
    {orders.length === 0 && <Trans>balance</Trans>}
    {orders.map(({ orderId }) => (
      <Link
        key={orderId}
        to="/admin/ordersadmin/$id"
        params={{ id: String(orderId) }}
        className="hover:underline hover:underline-offset-4"
      >
        № {orderId}
      </Link>
    ))}
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
