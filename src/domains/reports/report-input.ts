import { z } from 'zod'
import { invalid, type Message } from '../../lib/errors.ts'
import { day } from '../../lib/fields.ts'
import { tableFormats } from '../../lib/table-file.ts'
import { toDay } from '../production/production-output.ts'
import { daysOf, maxDays, type Span, units } from './spans.ts'

/** What turnover is divided by. */
export const divisions = ['way', 'service', 'product', 'customer', 'staff'] as const
export type Division = (typeof divisions)[number]

/** What can be exported. */
export const reportNames = [
  'turnover',
  ...divisions,
  'newCustomers',
  'quotes',
  'late',
  'refunds',
  'debts',
  'deposits',
  'discounts',
  'delivery',
  'threshold',
  'vat',
] as const
export type ReportName = (typeof reportNames)[number]

/** `from` and `to`: days in Baku, both included; at most three years. */
export const spanFields = z.object({ from: day, to: day })
export const turnoverFields = spanFields.extend({ unit: z.enum(units).default('month') })
export const divisionFields = spanFields.extend({ by: z.enum(divisions) })
export const exportReportFields = turnoverFields.extend({
  report: z.enum(reportNames),
  format: z.enum(tableFormats),
})

const backwards: Message = /*i18n*/ {
  id: 'reports.backwards',
  message: 'The last day is before the first one.',
}
const tooLong: Message = /*i18n*/ {
  id: 'reports.tooLong',
  message: 'A report is of three years at most.',
}

/** @throws VALIDATION for a span that ends before it begins, or is longer than three years */
export function readSpan({ from, to }: z.output<typeof spanFields>): Span {
  const span = { from: toDay(from), to: toDay(to) }
  if (span.to < span.from) throw invalid('to', backwards)
  if (daysOf(span) > maxDays) throw invalid('from', tooLong)
  return span
}
