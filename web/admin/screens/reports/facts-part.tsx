import { Plural, Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api.ts'
import { formatNumber, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { formatAmount } from '../../kit/formats.ts'
import type { OfSpan } from './other-tabs.tsx'
import { box, Part } from './parts.tsx'
import { spanText } from './report-texts.ts'
import type { Reports, ReportsSearch, Tab } from './reports-search.ts'

type FactsPartProps = OfSpan & { search: ReportsSearch }

/** What the other tabs say in one figure each, and the discounts given; each leads to where more is. */
export function FactsPart({ span, search }: FactsPartProps) {
  const language = useLanguage()
  const api = useApi()
  const kept = { placeholderData: keepPreviousData }
  const customers = useQuery({ ...api.reports.newCustomers.queryOptions(span), ...kept }).data?.now
  const deposits = useQuery(api.reports.deposits.queryOptions()).data
  const refunds = useQuery({ ...api.reports.refunds.queryOptions(span), ...kept }).data
  const discounts = useQuery({ ...api.reports.discounts.queryOptions(span), ...kept }).data
  const late = useQuery({ ...api.reports.late.queryOptions(span), ...kept }).data?.now
  const average = late && late.late > 0 ? Math.round((late.days / late.late) * 10) / 10 : null
  const share = late && late.promised > 0 ? Math.round((late.late / late.promised) * 100) : 0
  const [reason] = refunds?.rows ?? []
  return (
    <Part title={<Trans>Also</Trans>} meta={spanText(span, language)}>
      <ul className={box}>
        <Fact
          search={search}
          tab="customers"
          name={<Trans>New customers</Trans>}
          figure={customers && formatNumber(customers.new, language)}
        >
          {customers && <Trans>returning: {formatNumber(customers.returning, language)}</Trans>}
        </Fact>
        <Fact
          search={search}
          tab="debts"
          name={<Trans>Deposits held</Trans>}
          figure={deposits && <Money azn={deposits.amount} />}
        >
          {deposits && (
            <>
              <Trans context="debts">today</Trans>,{' '}
              <Plural value={deposits.orders} one="# order" other="# orders" />
            </>
          )}
        </Fact>
        <Fact
          search={search}
          tab="refunds"
          name={<Trans context="report">Given back</Trans>}
          figure={refunds && <Money azn={refunds.amount} />}
        >
          {refunds && refunds.count > 0 && (
            <>
              {formatNumber(refunds.count, language)}
              {reason && reason.reason !== '' && (
                <>
                  , <Trans>mostly: {reason.reason}</Trans>
                </>
              )}
            </>
          )}
        </Fact>
        <Fact
          search={search}
          tab={null}
          name={<Trans>Discounts given</Trans>}
          figure={discounts && <Money azn={discounts.amount} />}
        >
          {discounts && discounts.orders > 0 && (
            <>
              <Plural value={discounts.orders} one="# order" other="# orders" />
              {', '}
              <Trans>campaigns: {formatAmount(amountOf(discounts, 'campaign'), language)}</Trans>
            </>
          )}
        </Fact>
        <Fact
          search={search}
          tab="late"
          name={<Trans>Late jobs</Trans>}
          figure={late && formatNumber(late.late, language)}
        >
          {average !== null && (
            <Trans>
              days on average: {formatNumber(average, language)}, {formatPercent(share, language)} of those
              promised
            </Trans>
          )}
        </Fact>
      </ul>
    </Part>
  )
}

const amountOf = ({ rows }: Reports['discounts'], kind: Reports['discounts']['rows'][number]['kind']) =>
  rows.find((row) => row.kind === kind)?.amount ?? 0

/** `tab`: where it leads; null: to the discounts themselves. */
type FactProps = {
  search: ReportsSearch
  tab: Tab | null
  name: ReactNode
  figure: ReactNode
  children: ReactNode
}

function Fact({ search, tab, name, figure, children }: FactProps) {
  const className =
    'flex items-baseline justify-between gap-3 px-3.5 py-2 outline-offset-[-2px]! hover:bg-sheet'
  const fact = (
    <>
      <span className="min-w-0">
        {name}
        <span className="admin-meta block text-t2 wrap-anywhere">{children}</span>
      </span>
      <strong className="shrink-0 font-semibold tabular-nums">{figure ?? '…'}</strong>
    </>
  )
  return (
    <li className="border-line2 border-b last:border-b-0">
      {tab === null ? (
        <Link to="/admin/discounts" className={className}>
          {fact}
        </Link>
      ) : (
        <Link to="/admin/reports" search={{ ...search, tab }} className={className}>
          {fact}
        </Link>
      )}
    </li>
  )
}
