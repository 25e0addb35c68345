import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import type { ReportName } from '../../../../src/domains/reports/report-input.ts'
import {
  daysOf,
  maxDays,
  type Preset,
  type Span,
  spanOfPreset,
  type Unit,
  units,
} from '../../../../src/domains/reports/spans.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'

export type Reports = inferRouterOutputs<AppRouter>['reports']

/** The tabs in their order, each with the report that it exports. */
export const tabs = {
  turnover: { name: msg`Turnover`, report: 'turnover' },
  ways: { name: msg`Ways of payment`, report: 'way' },
  services: { name: msg`Services`, report: 'service' },
  products: { name: msg`Products`, report: 'product' },
  customers: { name: msg`Customers`, report: 'customer' },
  staff: { name: msg`Staff`, report: 'staff' },
  quotes: { name: msg({ message: 'Quotes', context: 'list' }), report: 'quotes' },
  late: { name: msg`Late jobs`, report: 'late' },
  refunds: { name: msg({ message: 'Given back', context: 'report' }), report: 'refunds' },
  delivery: { name: msg`Delivery`, report: 'delivery' },
  debts: { name: msg`Debts`, report: 'debts' },
  vat: { name: msg`VAT`, report: 'vat' },
} as const satisfies Record<string, { name: MessageDescriptor; report: ReportName }>
export type Tab = keyof typeof tabs
export const tabNames = Object.keys(tabs) as Tab[]

export const presetNames: Record<Preset, MessageDescriptor> = {
  month: msg`This month`,
  lastMonth: msg`Last month`,
  months3: msg`Last 3 months`,
  months12: msg`Last 12 months`,
  year: msg`This year`,
}

/** The tab (turnover without it), the span by its name or its days (12 months without), and what it is compared with. */
export type ReportsSearch = {
  tab?: Tab
  span?: Preset
  from?: Day
  to?: Day
  unit?: Unit
  compare?: 'none'
}

/** Whether a report can be of these days. */
export const isSpan = (span: Span): boolean => span.from <= span.to && daysOf(span) <= maxDays

/** The days that an address means. */
export function spanOf({ span, from, to }: ReportsSearch, today: Day): Span {
  if (from !== undefined && to !== undefined) return { from, to }
  return spanOfPreset(span ?? 'months12', today)
}

const maxDaysOf: Record<Unit, number> = { day: 92, week: 400, month: maxDays }

/** What a span can be divided into so that it is still a picture. */
export const unitsOf = (span: Span): Unit[] => units.filter((unit) => daysOf(span) <= maxDaysOf[unit])

/** What it is divided into: as chosen where that can be, else about twelve parts or a month's days. */
export function unitOf({ unit }: ReportsSearch, span: Span): Unit {
  if (unit !== undefined && unitsOf(span).includes(unit)) return unit
  if (daysOf(span) <= 31) return 'day'
  return daysOf(span) <= 62 ? 'week' : 'month'
}
