import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Span, Unit } from '../../../../src/domains/reports/spans.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { HalftoneSample } from '../../../ui/admin/bar-chart.tsx'
import { HeadCell } from '../../../ui/admin/plain-table.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import { Money } from '../../../ui/money.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { type Column, ColumnChart } from './column-chart.tsx'
import { bodyCell, box, Growth } from './parts.tsx'
import { partName, partText, spanText } from './report-texts.ts'
import { type Reports, unitsOf } from './reports-search.ts'

type Turnover = Reports['turnover']

type TurnoverChartProps = {
  turnover: Turnover
  span: Span
  unit: Unit
  today: string
  isCompared: boolean
  onUnit: (unit: Unit) => void
}

/** Sums of more than this are shown in thousands. */
const inThousands = 10_000

/** What came in by day, week or month, with the span before behind it, and its table (REP-2). */
export function TurnoverChart({ turnover, span, unit, today, isCompared, onUnit }: TurnoverChartProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const unitNames: Record<Unit, string> = { day: t`Day`, week: t`Week`, month: t`Month` }
  const { now } = turnover
  const earlier = isCompared ? turnover.earlier : null
  const most = Math.max(...[...now.parts, ...(earlier?.parts ?? [])].map(({ amount }) => amount), 0)
  const isBig = most >= inThousands
  const scaled = (azn: number) =>
    isBig ? formatNumber(Math.round(azn / 100) / 10, language) : formatNumber(Math.round(azn), language)
  const columns = now.parts.map((part, index): Column => {
    const before = earlier?.parts[index]?.amount
    const isRunning = part.from <= today && today <= part.to
    const said = `${partText(part, unit, language)}: ${formatMoney(part.amount, language)}`
    return {
      key: part.from,
      name: partName(part, unit, language),
      figure: scaled(part.amount),
      value: part.amount,
      before: earlier ? (before ?? 0) : undefined,
      isRunning,
      texts: before === undefined ? said : `${said} (${formatMoney(before, language)})`,
    }
  })
  const units = unitsOf(span)
  return (
    <div className={classNames(box, 'mb-6 px-3.5 pt-3 pb-3.5')}>
      <div className="mb-1 flex flex-wrap items-start gap-x-3 gap-y-2">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <strong className="admin-figure">
            <Money azn={now.amount} />
          </strong>
          {earlier && <Growth now={now.amount} before={earlier.amount} />}
          <span className="admin-meta text-t3">
            <Plural value={now.orders} one="# order" other="# orders" />
            {now.orders > 0 && (
              <>
                {', '}
                <Trans context="average">
                  <Money azn={Math.round((now.amount / now.orders) * 100) / 100} /> on average
                </Trans>
              </>
            )}
          </span>
        </p>
        {units.length > 1 && (
          <Segments
            legend={<Trans>Bars by</Trans>}
            isLegendHidden
            values={units}
            chosen={unit}
            label={(one) => unitNames[one]}
            onChoose={onUnit}
            className="md:ml-auto"
          />
        )}
      </div>
      <Legend span={turnover} earlier={earlier} hasRunning={columns.some(({ isRunning }) => isRunning)}>
        {isBig ? <Trans>thousand ₼</Trans> : '₼'}
      </Legend>
      <ColumnChart
        label={t`Turnover`}
        columns={columns}
        scaleText={(azn) => (isBig ? formatNumber(azn / 1000, language) : formatNumber(azn, language))}
      />
      <details className="mt-2">
        <summary className="admin-meta w-max cursor-pointer text-cyan-text hover:underline pointer-coarse:min-h-11 pointer-coarse:py-3">
          <Trans>The figures as a table</Trans>
        </summary>
        <Figures turnover={turnover} unit={unit} isCompared={isCompared} />
      </details>
    </div>
  )
}

type LegendProps = {
  span: Turnover
  earlier: Turnover['earlier']
  hasRunning: boolean
  children: React.ReactNode
}

function Legend({ span, earlier, hasRunning, children }: LegendProps) {
  const language = useLanguage()
  return (
    <div className="admin-meta mb-4 flex flex-wrap gap-x-4 gap-y-1 text-t2">
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 bg-key" />
        {spanText(span.span, language)}
      </span>
      {hasRunning && (
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-2.5 bg-ink-c" />
          <Trans>not over yet</Trans>
        </span>
      )}
      {earlier && span.before ? (
        <span className="flex items-center gap-1.5">
          <HalftoneSample />
          {spanText(span.before, language)}, <Money azn={earlier.amount} />
        </span>
      ) : (
        <span className="text-t3">
          <Trans>nothing to compare with</Trans>
        </span>
      )}
      <span className="ml-auto text-t3">{children}</span>
    </div>
  )
}

function Figures({
  turnover,
  unit,
  isCompared,
}: Pick<TurnoverChartProps, 'turnover' | 'unit' | 'isCompared'>) {
  const language = useLanguage()
  const earlier = isCompared ? turnover.earlier : null
  return (
    <table className="mt-1 w-full">
      <thead>
        <tr className="border-line border-b text-left">
          <HeadCell>
            <Trans>When</Trans>
          </HeadCell>
          <HeadCell isNumber>
            <Trans>Turnover, ₼</Trans>
          </HeadCell>
          {earlier && (
            <HeadCell isNumber>
              <Trans>Before, ₼</Trans>
            </HeadCell>
          )}
        </tr>
      </thead>
      <tbody>
        {turnover.now.parts.map((part, index) => (
          <tr key={part.from} className="border-line1 border-b">
            <th scope="row" className={classNames(bodyCell, 'text-left font-normal')}>
              {partText(part, unit, language)}
            </th>
            <td className={classNames(bodyCell, 'text-right tabular-nums')}>
              {formatAmount(part.amount, language)}
            </td>
            {earlier && (
              <td className={classNames(bodyCell, 'text-right tabular-nums')}>
                {formatAmount(earlier.parts[index]?.amount ?? 0, language)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
