import { Plural, Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { spanOfPreset } from '../../../../src/domains/reports/spans.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { HeadCell, PlainTable } from '../../../ui/admin/plain-table.tsx'
import { Money } from '../../../ui/money.tsx'
import { formatAmount, longMonth } from '../../kit/formats.ts'
import { useToday } from '../../kit/production/queries.ts'
import type { OfSpan } from './other-tabs.tsx'
import { bodyCell, box, Growth, Loaded, Part } from './parts.tsx'
import { partText, spanText } from './report-texts.ts'
import type { Reports } from './reports-search.ts'
import { ThresholdPart } from './threshold-part.tsx'

type Vat = Reports['vat']

/** The VAT of the running month, beside that of the one before up to the same day. */
const useMonthVat = () => useQuery(useApi().reports.vat.queryOptions(spanOfPreset('month', useToday())))

/** Undefined until it is known. */
export const useIsVatPayer = (): boolean | undefined => {
  const { data } = useMonthVat()
  return data && data.taxKind === 'vat18'
}

/** The VAT of the running month; of a house that is no VAT payer, how far the threshold is (REP-11, REP-12). */
export function TaxPart() {
  const language = useLanguage()
  const query = useMonthVat()
  const today = useToday()
  if (useIsVatPayer() === false) return <ThresholdPart />
  return (
    <Part title={<Trans context="report">VAT of the month</Trans>} meta={longMonth(today, language)}>
      <Loaded query={query}>{({ now, earlier }) => <Figures now={now} earlier={earlier} />}</Loaded>
    </Part>
  )
}

/** The VAT of each month of a span, or the threshold with the months that count (REP-11, REP-12). */
export function VatTab({ span, isCompared }: OfSpan) {
  const language = useLanguage()
  const query = useQuery({ ...useApi().reports.vat.queryOptions(span), placeholderData: keepPreviousData })
  if (useIsVatPayer() === false)
    return (
      <div className="max-w-160">
        <ThresholdPart withMonths />
      </div>
    )
  return (
    <Part title={<Trans>VAT by month</Trans>} meta={spanText(span, language)}>
      <Loaded query={query}>
        {({ now, earlier, months }) => (
          <>
            <div className="mb-6 max-w-160">
              <Figures now={now} earlier={isCompared ? earlier : null} />
            </div>
            <Months months={months} total={now} />
          </>
        )}
      </Loaded>
    </Part>
  )
}

type FiguresProps = { now: Vat['now']; earlier: Vat['earlier'] }

function Figures({ now, earlier }: FiguresProps) {
  const language = useLanguage()
  const { turnover, vat, accepted, acceptedVat, acts } = now
  return (
    <div className={classNames(box, 'px-3.5 py-3')}>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-2">
        <strong className="admin-figure">
          <Money azn={vat} />
        </strong>
        {earlier && <Growth now={vat} before={earlier.vat} isPlain />}
        <span className="admin-meta text-t2">
          <Trans context="report">VAT in what came in</Trans>
        </span>
      </p>
      <dl className="border-line2 border-t pt-2">
        <div className="flex items-baseline justify-between gap-3 py-1">
          <dt>
            <Trans context="report">Came in less what went back</Trans>
          </dt>
          <dd className="tabular-nums">{formatAmount(turnover, language)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-3 py-1">
          <dt>
            <Trans context="report">By acts and corrections</Trans>
            <span className="admin-meta block text-t3">
              <Plural value={acts} one="# act" other="# acts" />
            </span>
          </dt>
          <dd className="tabular-nums">{formatAmount(accepted, language)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-3 border-line border-t pt-1.5 font-semibold">
          <dt>
            <Trans context="report">VAT by acts</Trans>
          </dt>
          <dd>
            <Money azn={acceptedVat} />
          </dd>
        </div>
      </dl>
      <p className="admin-meta mt-2 text-t3">
        <Trans>Which of both counts for the declaration, your accountant says.</Trans>
      </p>
    </div>
  )
}

type MonthsProps = { months: Vat['months']; total: Vat['now'] }

function Months({ months, total }: MonthsProps) {
  const language = useLanguage()
  const amountCell = classNames(bodyCell, 'whitespace-nowrap text-right tabular-nums')
  const amounts = ({ turnover, vat, accepted, acceptedVat }: Omit<Vat['now'], 'acts'>) => (
    <>
      <td className={amountCell}>{formatAmount(turnover, language)}</td>
      <td className={amountCell}>{formatAmount(vat, language)}</td>
      <td className={classNames(amountCell, 'max-md:hidden')}>{formatAmount(accepted, language)}</td>
      <td className={amountCell}>{formatAmount(acceptedVat, language)}</td>
    </>
  )
  return (
    <PlainTable
      heads={
        <>
          <HeadCell>
            <Trans>Month</Trans>
          </HeadCell>
          <HeadCell isNumber className="whitespace-normal!">
            <Trans context="report">Came in, ₼</Trans>
          </HeadCell>
          <HeadCell isNumber className="whitespace-normal!">
            <Trans context="report">Of it VAT, ₼</Trans>
          </HeadCell>
          <HeadCell isNumber className="whitespace-normal! max-md:hidden">
            <Trans context="report">By acts, ₼</Trans>
          </HeadCell>
          <HeadCell isNumber className="whitespace-normal!">
            <Trans context="report">VAT by acts, ₼</Trans>
          </HeadCell>
        </>
      }
      foot={
        <tr className="border-line border-t font-semibold">
          <th scope="row" className={classNames(bodyCell, 'text-left')}>
            <Trans context="sum">Total</Trans>
          </th>
          {amounts(total)}
        </tr>
      }
    >
      {months.map(({ from, to, ...month }) => (
        <tr key={from} className="border-line1 border-b">
          <th scope="row" className={classNames(bodyCell, 'text-left font-normal')}>
            {partText({ from, to }, 'month', language)}
          </th>
          {amounts(month)}
        </tr>
      ))}
    </PlainTable>
  )
}
