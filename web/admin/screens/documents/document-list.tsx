import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { Mark } from '../../../ui/admin/mark.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { Money } from '../../../ui/money.tsx'
import { useDownload } from '../../kit/use-download.ts'
import { ActDialog, type DocumentAct, DocumentActs } from './document-acts.tsx'
import type { DocumentRow } from './documents-search.ts'

/** Issued documents: whose they are, of which orders, their sums, and what can be done with them. */
export function DocumentList({ rows }: { rows: readonly DocumentRow[] }) {
  const hasRoom = useMedia('(width >= 1280px)')
  const [asked, ask] = useState<{ row: DocumentRow; act: DocumentAct } | null>(null)
  const each = (row: DocumentRow) => ({ row, onAsk: (act: DocumentAct) => ask({ row, act }) })
  return (
    <>
      {hasRoom ? (
        <table className="w-full border-key border-t-2 bg-paper">
          <thead>
            <tr className="border-line border-b text-left">
              <th scope="col" className={head}>
                <Trans context="paper">Number</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>Buyer</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>For what</Trans>
              </th>
              <th scope="col" className={classNames(head, 'text-right')}>
                <Trans>Amount</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>State</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <WideRow key={row.id} {...each(row)} />
            ))}
          </tbody>
        </table>
      ) : (
        <ul className="border-key border-t-2 bg-paper">
          {rows.map((row) => (
            <NarrowRow key={row.id} {...each(row)} />
          ))}
        </ul>
      )}
      {asked && <ActDialog {...asked} onClose={() => ask(null)} />}
    </>
  )
}

const head = 'h-8 whitespace-nowrap px-3 font-medium text-[12px]'
const cell = 'px-3 py-2 align-top'

type RowProps = { row: DocumentRow; onAsk: (act: DocumentAct) => void }

const WideRow = ({ row, onAsk }: RowProps) => (
  <tr className="border-line2 border-b hover:bg-line1">
    <th scope="row" className={classNames(cell, 'whitespace-nowrap text-left font-normal')}>
      <NumberAndDay row={row} />
    </th>
    <td className={cell}>
      <strong className="block font-semibold wrap-anywhere">{row.buyer.name}</strong>
      <span className="admin-meta block text-t3 tabular-nums">{row.buyer.voen}</span>
    </td>
    <td className={classNames(cell, 'min-w-32')}>
      <span className="flex flex-wrap gap-x-2 tabular-nums">
        <ForWhat row={row} />
      </span>
    </td>
    <td className={classNames(cell, 'text-right')}>
      <Sums row={row} />
    </td>
    <td className={classNames(cell, 'min-w-52')}>
      <span className="flex flex-wrap items-baseline gap-x-4">
        <Voided row={row} />
        <DocumentActs row={row} onAsk={onAsk} />
      </span>
    </td>
  </tr>
)

const NarrowRow = ({ row, onAsk }: RowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-line2 border-b px-3.5 py-2 md:grid-cols-[150px_minmax(0,1fr)_auto_auto]">
    <span className="max-md:col-span-2">
      <NumberAndDay row={row} />
    </span>
    <span className="min-w-0">
      <strong className="block font-semibold wrap-anywhere">{row.buyer.name}</strong>
      <span className="admin-meta flex flex-wrap items-center gap-x-2 text-t3 tabular-nums">
        {row.buyer.voen && <span>{row.buyer.voen}</span>}
        <ForWhat row={row} />
        <Voided row={row} />
      </span>
    </span>
    <span className="text-right">
      <Sums row={row} />
    </span>
    <span className="flex flex-wrap justify-end gap-x-4 max-md:col-span-2 md:min-w-48">
      <DocumentActs row={row} onAsk={onAsk} />
    </span>
  </li>
)

function NumberAndDay({ row: { id, number, day, voidedAt } }: { row: DocumentRow }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { download, busy } = useDownload()
  const path = `/documents/${id}/document.pdf`
  return (
    <>
      <button
        type="button"
        data-row
        disabled={busy === path}
        onClick={() => download(path)}
        aria-label={t`Download ${number}, PDF`}
        className={classNames(
          'min-h-8 font-semibold tabular-nums hover:underline hover:underline-offset-4 pointer-coarse:min-h-11',
          voidedAt !== null && 'text-t3 line-through',
        )}
      >
        {number}
      </button>
      <span className="admin-meta block text-t3">{formatDayAndMonth(day, language)}</span>
    </>
  )
}

const ForWhat = ({ row: { orderIds, corrects } }: { row: DocumentRow }) => (
  <>
    {orderIds.slice(0, 4).map((orderId) => (
      <Link
        key={orderId}
        to="/admin/ordersadmin/$id"
        params={{ id: String(orderId) }}
        className="hover:underline hover:underline-offset-4"
      >
        № {orderId}
      </Link>
    ))}
    {orderIds.length > 4 && <span>+{orderIds.length - 4}</span>}
    {corrects && <Trans>corrects {corrects}</Trans>}
  </>
)

const Voided = ({ row: { voidedAt, voidReason } }: { row: DocumentRow }) =>
  voidedAt !== null && (
    <>
      <Mark kind="plain">
        <Trans context="paper">voided</Trans>
      </Mark>
      {voidReason && <span className="wrap-anywhere">{voidReason}</span>}
    </>
  )

const Sums = ({ row: { gross, vat } }: { row: DocumentRow }) => (
  <>
    <strong className="font-semibold">
      <Money azn={gross} />
    </strong>
    {vat !== 0 && (
      <span className="admin-meta block whitespace-nowrap text-t3">
        <Trans>
          VAT <Money azn={vat} />
        </Trans>
      </span>
    )}
  </>
)
