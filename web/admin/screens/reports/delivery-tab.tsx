import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { HeadCell, PlainTable } from '../../../ui/admin/plain-table.tsx'
import { formatAmount } from '../../kit/formats.ts'
import type { OfSpan } from './other-tabs.tsx'
import { bodyCell, Growth, Loaded, Nothing, Part } from './parts.tsx'
import { spanText } from './report-texts.ts'
import type { Reports } from './reports-search.ts'

type Report = Reports['delivery']
type Figures = Omit<Report['rows'][number], 'id' | 'kind' | 'name' | 'name_ru' | 'name_en'>

const figure = classNames(bodyCell, 'whitespace-nowrap text-right tabular-nums')
/** Columns that stand under the name where there is less room. */
const wide = 'max-xl:hidden'
/** A head of several words. */
const wrapped = 'whitespace-normal!'

/** What became of shipments by their way, and what they brought (DEL-56). */
export function DeliveryTab({ span, isCompared }: OfSpan) {
  const language = useLanguage()
  const query = useQuery({
    ...useApi().reports.delivery.queryOptions(span),
    placeholderData: keepPreviousData,
  })
  return (
    <Part title={<Trans>Deliveries by way</Trans>} meta={spanText(span, language)}>
      <Loaded query={query}>
        {(report) =>
          report.rows.length === 0 ? (
            <Nothing>
              <Trans>Nothing was delivered, picked up or charged for on these days.</Trans>
            </Nothing>
          ) : (
            <WaysTable report={report} showsBefore={isCompared && report.before !== null} />
          )
        }
      </Loaded>
    </Part>
  )
}

function WaysTable({ report, showsBefore }: { report: Report; showsBefore: boolean }) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <PlainTable
      heads={
        <>
          <HeadCell>
            <Trans context="delivery">Way</Trans>
          </HeadCell>
          <HeadCell isNumber className={wrapped}>
            <Trans>Shipments</Trans>
          </HeadCell>
          <HeadCell isNumber className={wide}>
            <Trans context="shipments">Delivered</Trans>
          </HeadCell>
          <HeadCell isNumber className={wide}>
            <Trans context="shipments">Failed</Trans>
          </HeadCell>
          <HeadCell isNumber className={wide}>
            <Trans>Failed, %</Trans>
          </HeadCell>
          <HeadCell isNumber className={wrapped}>
            <Trans>Charged, ₼</Trans>
          </HeadCell>
          <HeadCell isNumber className={classNames(wrapped, wide)}>
            <Trans>Cash of own couriers, ₼</Trans>
          </HeadCell>
          {showsBefore && (
            <HeadCell isNumber className={classNames(wrapped, wide)}>
              <Trans>Against before</Trans>
            </HeadCell>
          )}
        </>
      }
      foot={
        <tr className="border-line2 border-b font-semibold">
          <Cells name={t({ message: 'Total', context: 'sum' })} figures={report} showsBefore={showsBefore} />
        </tr>
      }
    >
      {report.rows.map((row) => (
        <tr key={`${row.id} ${row.kind} ${row.name}`} className="border-line1 border-b">
          <Cells name={pick(row, 'name', language)} figures={row} showsBefore={showsBefore} />
        </tr>
      ))}
    </PlainTable>
  )
}

type CellsProps = { name: ReactNode; figures: Figures; showsBefore: boolean }

function Cells({ name, figures, showsBefore }: CellsProps) {
  const language = useLanguage()
  const { shipments, shipmentsBefore, failedShare } = figures
  const number = (count: number) => formatNumber(count, language)
  const delivered = number(figures.delivered)
  const share = failedShare === null ? null : formatPercent(failedShare, language)
  const failed = share === null ? number(figures.failed) : `${number(figures.failed)} (${share})`
  const cash = formatAmount(figures.cash, language)
  return (
    <>
      <th scope="row" className={classNames(bodyCell, 'text-left font-[inherit] wrap-anywhere')}>
        {name}
        <span className="admin-meta block font-normal text-t2 xl:hidden">
          <Trans>
            delivered {delivered}, failed {failed}, cash of own couriers {cash}
          </Trans>
        </span>
      </th>
      <td className={figure}>{number(shipments)}</td>
      <td className={classNames(figure, wide)}>{delivered}</td>
      <td className={classNames(figure, wide)}>{number(figures.failed)}</td>
      <td className={classNames(figure, wide)}>{share ?? '—'}</td>
      <td className={figure}>{formatAmount(figures.charged, language)}</td>
      <td className={classNames(figure, wide)}>{cash}</td>
      {showsBefore && (
        <td className={classNames(figure, wide)}>
          <Growth now={shipments} before={shipmentsBefore} isPlain />
        </td>
      )}
    </>
  )
}
