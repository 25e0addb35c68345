import type { z } from 'zod'
import { bakuDate } from '../../lib/days.ts'
import type { Message } from '../../lib/errors.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import { type Language, pick } from '../../lib/languages.ts'
import { dayFormat, moneyFormat, type TableColumn, tableFile } from '../../lib/table-file.ts'
import { translate } from '../../lib/translate.ts'
import type { Deps } from '../../procedures/deps.ts'
import { orderStatuses } from '../order-status/statuses.ts'
import { listDebts } from '../payments/debts.ts'
import { wayNames } from '../payments/export-payments.ts'
import { ages } from '../payments/payment-input.ts'
import type { Day } from '../production/workdays.ts'
import {
  ageNames,
  chargedBack,
  customerNames,
  discountNames,
  heads,
  outcomeNames,
  reasonNames,
  rowNames,
  titles,
} from './export-names.ts'
import { readDeliveryReport } from './read-delivery-report.ts'
import { readDeposits } from './read-deposits.ts'
import { readDiscounts } from './read-discounts.ts'
import { type DivisionRow, readDivision } from './read-division.ts'
import { readLate } from './read-late.ts'
import { readNewCustomers } from './read-new-customers.ts'
import { readQuotesReport } from './read-quotes.ts'
import { readRefundsReport } from './read-refunds.ts'
import { readThreshold } from './read-threshold.ts'
import { readTurnover } from './read-turnover.ts'
import { readVat } from './read-vat.ts'
import type { Division, exportReportFields, ReportName } from './report-input.ts'

type Fields = z.output<typeof exportReportFields>
type Asked = Fields & { language: Language }
type Sheet<Row> = { columns: readonly TableColumn<Row>[]; rows: readonly Row[] }
type Exporting = Pick<Deps, 'db' | 'now'>
/** Makes the file out of what a report has read. */
type Make = <Row>(sheet: Sheet<Row>) => Promise<FileAnswer>

/**
 * A report as its table shows it, as XLSX or CSV (REP-10).
 * @throws VALIDATION
 */
export async function exportReport(
  deps: Exporting,
  { report, format, language, ...fields }: Asked,
): Promise<FileAnswer> {
  return sheets[report](deps, fields, ({ columns, rows }) =>
    tableFile({
      columns,
      rows,
      sheetName: titles[report],
      fileName,
      day: bakuDate(deps.now()),
      format,
      language,
    }),
  )
}

/** The sheet says which report it is. */
const fileName: Message = /*i18n*/ { id: 'reports.export.file', message: 'report' }

const dateOf = (day: Day | null | undefined) => (day == null ? null : new Date(day))
const money = { width: 18, format: moneyFormat }
const whole = { width: 14, format: '0' }
const date = { width: 12, format: dayFormat }

type Report = (deps: Exporting, fields: Omit<Fields, 'report' | 'format'>, make: Make) => Promise<FileAnswer>

const ofDivision =
  (by: Division): Report =>
  async (deps, fields, make) => {
    const { rows } = await readDivision(deps, { ...fields, by })
    return make({
      rows,
      columns: [
        { head: heads.name, cell: nameOfRow, width: 32 },
        { head: heads.orders, cell: ({ orders }) => orders, ...whole },
        { head: heads.amount, cell: ({ amount }) => amount, ...money },
        { head: heads.amountBefore, cell: ({ amountBefore }) => amountBefore, ...money },
      ],
    })
  }

function nameOfRow(row: DivisionRow, language: Language): string {
  if (row.kind !== 'one') return translate(rowNames[row.kind], language)
  return row.way === null ? pick(row, 'name', language) : translate(wayNames[row.way], language)
}

const sheets: Record<ReportName, Report> = {
  async turnover(deps, fields, make) {
    const { now, earlier } = await readTurnover(deps, fields)
    const before = earlier?.parts ?? []
    const length = Math.max(now.parts.length, before.length)
    return make({
      rows: Array.from({ length }, (_, index) => ({ part: now.parts[index], earlier: before[index] })),
      columns: [
        { head: heads.from, cell: ({ part }) => dateOf(part?.from), ...date },
        { head: heads.to, cell: ({ part }) => dateOf(part?.to), ...date },
        { head: heads.amount, cell: ({ part }) => part?.amount ?? null, ...money },
        { head: heads.amountBefore, cell: ({ earlier }) => earlier?.amount ?? null, ...money },
      ],
    })
  },
  way: ofDivision('way'),
  service: ofDivision('service'),
  product: ofDivision('product'),
  customer: ofDivision('customer'),
  staff: ofDivision('staff'),
  async newCustomers(deps, fields, make) {
    const { now, earlier } = await readNewCustomers(deps, fields)
    return make({
      rows: ['new', 'returning'] as const,
      columns: [
        { head: heads.what, cell: (kind, language) => translate(customerNames[kind], language), width: 24 },
        { head: heads.count, cell: (kind) => now[kind], ...whole },
        { head: heads.countBefore, cell: (kind) => earlier?.[kind] ?? null, ...whole },
      ],
    })
  },
  async quotes(deps, fields, make) {
    const { rows } = await readQuotesReport(deps, fields)
    return make({
      rows,
      columns: [
        {
          head: heads.what,
          cell: (row, language) => translate(outcomeNames[row.outcome], language),
          width: 20,
        },
        {
          head: heads.reason,
          cell: ({ reason }, language) => reason && translate(reasonNames[reason], language),
          width: 24,
        },
        { head: heads.count, cell: ({ count }) => count, ...whole },
        { head: heads.sum, cell: ({ amount }) => amount, ...money },
        { head: heads.countBefore, cell: ({ countBefore }) => countBefore, ...whole },
        { head: heads.amountBefore, cell: ({ amountBefore }) => amountBefore, ...money },
      ],
    })
  },
  async late(deps, fields, make) {
    const { orders } = await readLate(deps, fields)
    return make({
      rows: orders,
      columns: [
        { head: heads.order, cell: ({ orderId }) => orderId, ...whole },
        { head: heads.customer, cell: ({ appUser }) => appUser.name, width: 26 },
        { head: heads.name, cell: (row, language) => pick(row, 'name', language), width: 28 },
        { head: heads.promisedOn, cell: ({ promisedOn }) => dateOf(promisedOn), ...date },
        { head: heads.madeOn, cell: ({ madeOn }) => dateOf(madeOn), ...date },
        { head: heads.daysLate, cell: ({ daysLate }) => daysLate, ...whole },
      ],
    })
  },
  async refunds(deps, fields, make) {
    const { rows } = await readRefundsReport(deps, fields)
    const kinds = { refund: null, chargeback: chargedBack, others: rowNames.others }
    return make({
      rows,
      columns: [
        {
          head: heads.what,
          cell: ({ kind }, language) => kinds[kind] && translate(kinds[kind], language),
          width: 24,
        },
        { head: heads.reason, cell: ({ reason }) => reason, width: 40 },
        { head: heads.count, cell: ({ count }) => count, ...whole },
        { head: heads.sum, cell: ({ amount }) => amount, ...money },
        { head: heads.amountBefore, cell: ({ amountBefore }) => amountBefore, ...money },
      ],
    })
  },
  async debts(deps, _, make) {
    const debts = await listDebts(deps, { page: 1, pageSize: 1 })
    return make({
      rows: ages,
      columns: [
        { head: heads.what, cell: (age, language) => translate(ageNames[age], language), width: 20 },
        { head: heads.orders, cell: (age) => debts.counts[age], ...whole },
        { head: heads.sum, cell: (age) => debts.ages[age], ...money },
      ],
    })
  },
  async deposits(deps, _, make) {
    const { rows } = await readDeposits(deps)
    return make({
      rows,
      columns: [
        {
          head: heads.status,
          cell: (row, language) => pick(orderStatuses[row.status], 'name', language),
          width: 20,
        },
        { head: heads.orders, cell: ({ orders }) => orders, ...whole },
        { head: heads.sum, cell: ({ amount }) => amount, ...money },
      ],
    })
  },
  async discounts(deps, fields, make) {
    const { rows } = await readDiscounts(deps, fields)
    return make({
      rows,
      columns: [
        {
          head: heads.what,
          cell: ({ kind }, language) => translate(discountNames[kind], language),
          width: 24,
        },
        { head: heads.orders, cell: ({ orders }) => orders, ...whole },
        { head: heads.sum, cell: ({ amount }) => amount, ...money },
        { head: heads.amountBefore, cell: ({ amountBefore }) => amountBefore, ...money },
      ],
    })
  },
  async delivery(deps, fields, make) {
    const { rows } = await readDeliveryReport(deps, fields)
    return make({
      rows,
      columns: [
        { head: heads.name, cell: (row, language) => pick(row, 'name', language), width: 32 },
        { head: heads.shipments, cell: ({ shipments }) => shipments, ...whole },
        { head: heads.delivered, cell: ({ delivered }) => delivered, ...whole },
        { head: heads.failed, cell: ({ failed }) => failed, ...whole },
        { head: heads.failedShare, cell: ({ failedShare }) => failedShare, width: 14, format: '0.0' },
        { head: heads.charged, cell: ({ charged }) => charged, ...money },
        { head: heads.courierCash, cell: ({ cash }) => cash, ...money },
        { head: heads.countBefore, cell: ({ shipmentsBefore }) => shipmentsBefore, ...whole },
      ],
    })
  },
  async threshold(deps, _, make) {
    const { months } = await readThreshold(deps)
    return make({
      rows: months,
      columns: [
        { head: heads.month, cell: ({ from }) => from.slice(0, 7), width: 12 },
        { head: heads.amount, cell: ({ turnover }) => turnover, ...money },
        { head: heads.retail, cell: ({ retail }) => retail, ...money },
      ],
    })
  },
  async vat(deps, fields, make) {
    const { months } = await readVat(deps, fields)
    return make({
      rows: months,
      columns: [
        { head: heads.from, cell: ({ from }) => dateOf(from), ...date },
        { head: heads.to, cell: ({ to }) => dateOf(to), ...date },
        { head: heads.amount, cell: ({ turnover }) => turnover, ...money },
        { head: heads.vat, cell: ({ vat }) => vat, ...money },
        { head: heads.accepted, cell: ({ accepted }) => accepted, ...money },
        { head: heads.acceptedVat, cell: ({ acceptedVat }) => acceptedVat, ...money },
      ],
    })
  },
}
