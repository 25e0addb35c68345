import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Mark } from '../../../ui/admin/mark.tsx'
import { HeadCell, linesCell, PlainTable } from '../../../ui/admin/plain-table.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { ActDialog, type DocumentAct, DocumentActs } from './document-acts.tsx'
import { NumberAndDay, OrderLinks, Sums, Works } from './document-parts.tsx'
import type { DocumentRow } from './documents-search.ts'

/** Issued documents: whose they are, of which orders, their sums, and what can be done with them. */
export function DocumentList({ rows }: { rows: readonly DocumentRow[] }) {
  const hasRoom = useMedia('(width >= 1280px)')
  const [asked, ask] = useState<{ row: DocumentRow; act: DocumentAct } | null>(null)
  const each = (row: DocumentRow) => ({ row, onAsk: (act: DocumentAct) => ask({ row, act }) })
  return (
    <>
      {hasRoom ? (
        <PlainTable
          heads={
            <>
              <HeadCell>
                <Trans context="paper">Number</Trans>
              </HeadCell>
              <HeadCell>
                <Trans>Buyer</Trans>
              </HeadCell>
              <HeadCell>
                <Trans>For what</Trans>
              </HeadCell>
              <HeadCell isNumber>
                <Trans>Amount</Trans>
              </HeadCell>
              <HeadCell>
                <Trans>State</Trans>
              </HeadCell>
            </>
          }
        >
          {rows.map((row) => (
            <WideRow key={row.id} {...each(row)} />
          ))}
        </PlainTable>
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

type RowProps = { row: DocumentRow; onAsk: (act: DocumentAct) => void }

const WideRow = ({ row, onAsk }: RowProps) => (
  <tr className="border-line2 border-b hover:bg-line1">
    <th scope="row" className={classNames(linesCell, 'whitespace-nowrap text-left font-normal')}>
      <Numbered row={row} />
    </th>
    <td className={linesCell}>
      <strong className="block font-semibold wrap-anywhere">{row.buyer.name}</strong>
      <span className="admin-meta block text-t3 tabular-nums">{row.buyer.voen}</span>
    </td>
    <td className={classNames(linesCell, 'min-w-32')}>
      <Works works={row.works} />
      <span className="admin-meta flex flex-wrap gap-x-2 text-t3 tabular-nums">
        <Orders row={row} />
      </span>
    </td>
    <td className={classNames(linesCell, 'text-right')}>
      <Sums row={row} />
    </td>
    <td className={classNames(linesCell, 'min-w-52')}>
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
      <Numbered row={row} />
    </span>
    <span className="min-w-0">
      <strong className="block font-semibold wrap-anywhere">{row.buyer.name}</strong>
      <Works works={row.works} />
      <span className="admin-meta flex flex-wrap items-center gap-x-2 text-t3 tabular-nums">
        {row.buyer.voen && <span>{row.buyer.voen}</span>}
        <Orders row={row} />
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

const Orders = ({ row: { orderIds, corrects } }: { row: DocumentRow }) => (
  <>
    <OrderLinks ids={orderIds} />
    {corrects && <Trans>corrects {corrects}</Trans>}
  </>
)

function Numbered({ row: { id, number, day, voidedAt } }: { row: DocumentRow }) {
  const { t } = useLingui()
  const path = `/documents/${id}/document.pdf`
  const label = t`Download ${number}, PDF`
  return <NumberAndDay number={number} day={day} path={path} label={label} isVoided={voidedAt !== null} />
}

const Voided = ({ row: { voidedAt, voidReason } }: { row: DocumentRow }) =>
  voidedAt !== null && (
    <>
      <Mark kind="plain">
        <Trans context="paper">voided</Trans>
      </Mark>
      {voidReason && <span className="wrap-anywhere">{voidReason}</span>}
    </>
  )
