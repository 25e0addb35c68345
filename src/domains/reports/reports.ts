import { fileSchema } from '../../lib/file-answer.ts'
import { tableTypes } from '../../lib/table-file.ts'
import { procedure, router } from '../../procedures/procedure.ts'
import { writeReading } from '../accounts/write-reading.ts'
import { exportReport } from './export-report.ts'
import { deliveryReportSchema, readDeliveryReport } from './read-delivery-report.ts'
import { depositsSchema, readDeposits } from './read-deposits.ts'
import { discountsReportSchema, readDiscounts } from './read-discounts.ts'
import { divisionSchema, readDivision } from './read-division.ts'
import { lateSchema, readLate } from './read-late.ts'
import { newCustomersSchema, readNewCustomers } from './read-new-customers.ts'
import { quotesReportSchema, readQuotesReport } from './read-quotes.ts'
import { readRefundsReport, refundsReportSchema } from './read-refunds.ts'
import { readThreshold, thresholdSchema } from './read-threshold.ts'
import { readTurnover, turnoverSchema } from './read-turnover.ts'
import { readVat, vatReportSchema } from './read-vat.ts'
import { divisionFields, exportReportFields, spanFields, turnoverFields } from './report-input.ts'

/** Reports say what the house earns: areas 8 and 9 (REP-9). */
const access = { all: ['orders', 'discounts'] } as const

/** Sums over a span of days in Baku, beside those of the span before. */
export const reportsRouter = router({
  turnover: procedure({
    access,
    rest: {
      method: 'GET',
      path: '/report/turnover',
      summary: 'What came in less what went back, by day, week or month',
    },
  })
    .input(turnoverFields)
    .output(turnoverSchema)
    .query(({ ctx, input }) => readTurnover(ctx.deps, input)),
  division: procedure({
    access,
    rest: {
      method: 'GET',
      path: '/report/division',
      summary: 'Turnover by way of payment, service, product, client or staff member',
    },
  })
    .input(divisionFields)
    .output(divisionSchema)
    .query(({ ctx, input }) => readDivision(ctx.deps, input)),
  newCustomers: procedure({
    access,
    rest: {
      method: 'GET',
      path: '/report/newclients',
      summary: 'Clients of whom an order was accepted, for the first time or again',
    },
  })
    .input(spanFields)
    .output(newCustomersSchema)
    .query(({ ctx, input }) => readNewCustomers(ctx.deps, input)),
  quotes: procedure({
    access,
    rest: {
      method: 'GET',
      path: '/report/quotes',
      summary: 'Quotes that were sent, what became of them, and why they were declined',
    },
  })
    .input(spanFields)
    .output(quotesReportSchema)
    .query(({ ctx, input }) => readQuotesReport(ctx.deps, input)),
  late: procedure({
    access,
    rest: {
      method: 'GET',
      path: '/report/late',
      summary: 'Orders that were not made by their promised day, and how many days late',
    },
  })
    .input(spanFields)
    .output(lateSchema)
    .query(({ ctx, input }) => readLate(ctx.deps, input)),
  refunds: procedure({
    access,
    rest: { method: 'GET', path: '/report/refunds', summary: 'What was given back, and why' },
  })
    .input(spanFields)
    .output(refundsReportSchema)
    .query(({ ctx, input }) => readRefundsReport(ctx.deps, input)),
  deposits: procedure({
    access,
    rest: {
      method: 'GET',
      path: '/report/deposits',
      summary: 'What is paid of orders that are not completed yet',
    },
  })
    .output(depositsSchema)
    .query(({ ctx }) => readDeposits(ctx.deps)),
  discounts: procedure({
    access,
    rest: {
      method: 'GET',
      path: '/report/discounts',
      summary:
        'What came off the calculated prices of accepted orders, by campaigns and by discounts of clients',
    },
  })
    .input(spanFields)
    .output(discountsReportSchema)
    .query(({ ctx, input }) => readDiscounts(ctx.deps, input)),
  delivery: procedure({
    access,
    rest: {
      method: 'GET',
      path: '/report/delivery',
      summary: 'Shipments by way of delivery: delivered, failed, charged, and cash that couriers collected',
    },
  })
    .input(spanFields)
    .output(deliveryReportSchema)
    .query(({ ctx, input }) => readDeliveryReport(ctx.deps, input)),
  threshold: procedure({
    access,
    rest: {
      method: 'GET',
      path: '/report/threshold',
      summary: "Twelve months' turnover against the threshold of VAT",
    },
  })
    .output(thresholdSchema)
    .query(({ ctx }) => readThreshold(ctx.deps)),
  vat: procedure({
    access,
    rest: {
      method: 'GET',
      path: '/report/vat',
      summary: 'The VAT of a span by month: of what came in, and of the works that were accepted',
    },
  })
    .input(spanFields)
    .output(vatReportSchema)
    .query(({ ctx, input }) => readVat(ctx.deps, input)),
  export: procedure({
    access,
    rest: {
      method: 'GET',
      path: '/report/export',
      file: Object.values(tableTypes),
      summary: 'A report as a table, XLSX or CSV, in the language of the request',
    },
  })
    .input(exportReportFields)
    .output(fileSchema)
    .query(async ({ ctx, input }) => {
      await writeReading(ctx, 'paymentsExported')
      return exportReport(ctx.deps, { ...input, language: ctx.language })
    }),
})
