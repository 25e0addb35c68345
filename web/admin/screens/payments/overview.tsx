import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api.ts'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useToday } from '../../kit/production/queries.ts'
import { DaySum, LedgerTable } from './day-ledger.tsx'
import { NothingOpen } from './debt-list.tsx'
import { DebtRows, type DebtRowsProps } from './debt-rows.tsx'
import type { Tab } from './payments-search.ts'

/** So many rows of each list; its tab has the others. */
export const overviewRows = 8

/** What is open the longest, and what came in today. */
export function Overview(list: Omit<DebtRowsProps, 'rows'>) {
  const api = useApi()
  const today = useToday()
  const paging = { page: 1, pageSize: overviewRows }
  const open = useQuery(api.payments.debts.queryOptions(paging))
  const came = useQuery(api.payments.list.queryOptions({ ...paging, from: today, to: today }))
  return (
    <>
      <Part title={<Trans context="payments">Open</Trans>} tab="open">
        {open.isPending && <TableWaiting widths={['w-40', 'grow', 'w-24', 'w-24']} />}
        {open.isError && (
          <SectionFailed onRetry={() => void open.refetch()} busy={open.isFetching}>
            <Trans>Open payments did not load.</Trans>
          </SectionFailed>
        )}
        {open.data?.items.length === 0 && <NothingOpen isLate={false} />}
        {open.data && open.data.items.length > 0 && <DebtRows rows={open.data.items} {...list} />}
      </Part>
      <Part
        title={<Trans>Came in today</Trans>}
        tab="day"
        meta={came.data && <DaySum count={came.data.pagination.totalItems} sum={came.data.sum} />}
      >
        {came.isError && (
          <SectionFailed onRetry={() => void came.refetch()} busy={came.isFetching}>
            <Trans>The day’s list did not load.</Trans>
          </SectionFailed>
        )}
        {came.data?.items.length === 0 && (
          <p className="border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-3 text-t2">
            <Trans>Nothing has come in today yet.</Trans>
          </p>
        )}
        {came.data && came.data.items.length > 0 && <LedgerTable rows={came.data.items} />}
      </Part>
    </>
  )
}

type PartProps = { title: ReactNode; tab: Tab; meta?: ReactNode; children: ReactNode }

const Part = ({ title, tab, meta, children }: PartProps) => (
  <section className="mb-6">
    <div className="mb-2 flex flex-wrap items-baseline gap-x-2.5">
      <h2 className="admin-h2">{title}</h2>
      <span className="text-t3">{meta}</span>
      <Link
        to="/admin/payments"
        search={{ tab }}
        className="ml-auto inline-flex min-h-6 items-center font-medium text-cyan-text underline-offset-4 hover:underline max-md:min-h-11 pointer-coarse:min-h-11"
      >
        <Trans context="payments">All of them</Trans>
      </Link>
    </div>
    {children}
  </section>
)
