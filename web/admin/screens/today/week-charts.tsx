import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Language } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatDate, formatMoney, formatNumber, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Bar } from '../../../ui/admin/bar.tsx'
import { BarChart, type ChartBar, HalftoneSample } from '../../../ui/admin/bar-chart.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { growth } from './growth.ts'
import { TodaySection } from './section.tsx'

/** Orders and turnover of the last twelve weeks. */
export function WeekCharts() {
  const { t } = useLingui()
  const language = useLanguage()
  const query = useQuery(useApi().overview.weeks.queryOptions())
  const { data } = query
  if (query.isError && !data)
    return (
      <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
        <Trans>Orders and turnover by week did not load.</Trans>
      </SectionFailed>
    )
  const chart = (key: 'orders' | 'turnover', format: (value: number) => string, label: string) => {
    if (!data) return <Waiting />
    const bars: ChartBar[] = data.weeks.map((one, index) => {
      const before = data.earlier[index]?.[key] ?? 0
      const texts = `${shortDay(one.week, language)}: ${format(one[key])}`
      return { key: one.week, value: one[key], before, texts: `${texts} (${format(before)})` }
    })
    const total = bars.reduce((sum, { value }) => sum + value, 0)
    return (
      <Chart
        hasBefore={data.before[key] > 0}
        figure={format(Math.round(total * 100) / 100)}
        change={growth(total, data.before[key])}
      >
        <BarChart
          label={label}
          bars={bars}
          from={shortDay(data.weeks[0]?.week ?? '', language)}
          to={t`this week`}
          top={format}
        />
      </Chart>
    )
  }
  return (
    <>
      <TodaySection title={<Trans>Orders</Trans>} meta={<Trans>12 weeks</Trans>}>
        {chart('orders', (value) => formatNumber(value, language), t`Orders by week`)}
      </TodaySection>
      <TodaySection title={<Trans>Turnover</Trans>} meta={<Trans>12 weeks</Trans>}>
        {chart('turnover', (value) => formatMoney(value, language), t`Turnover by week`)}
      </TodaySection>
    </>
  )
}

/** `16 noy` of a day (`2026-11-16`). */
const shortDay = (day: string, language: Language): string =>
  day === '' ? '' : formatDate(`${day}T12:00:00Z`, language, 'dayOfMonth')

const signs: Readonly<Record<number, string>> = { [-1]: '−', 0: '', 1: '+' }

type ChartProps = { hasBefore: boolean; figure: string; change: number | null; children: ReactNode }

function Chart({ hasBefore, figure, change, children }: ChartProps) {
  const language = useLanguage()
  return (
    <Link
      to="/admin/ordersadmin"
      className="block border-line2 border-b px-3.5 pt-3 pb-2.5 outline-offset-[-2px]! hover:bg-sheet"
    >
      <span className="mb-3 flex flex-wrap items-baseline gap-x-2.5">
        <span className="admin-figure">{figure}</span>
        {change !== null && (
          <span className={`font-medium tabular-nums ${change > 0 ? 'text-ok' : 'text-t2'}`}>
            {`${signs[Math.sign(change)]}${formatPercent(Math.abs(change), language)}`}
          </span>
        )}
        {change !== null && (
          <span className="admin-meta w-full text-t3">
            <Trans>against the 12 weeks before</Trans>
          </span>
        )}
      </span>
      {children}
      {hasBefore && (
        <span className="admin-meta mt-1.5 flex gap-4 text-t3">
          <span className="flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2.5 bg-key" />
            <Trans>now</Trans>
          </span>
          <span className="flex items-center gap-1.5">
            <HalftoneSample />
            <Trans>the 12 weeks before</Trans>
          </span>
        </span>
      )}
    </Link>
  )
}

const Waiting = () => (
  <div aria-hidden="true" className="flex h-[148px] flex-col gap-4 border-line2 border-b px-3.5 py-4">
    <Bar className="w-24" />
    <Bar className="grow w-full" />
  </div>
)
