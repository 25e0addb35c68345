import type { Message } from '../../lib/errors.ts'
import type { Age } from '../payments/debts.ts'
import type { DiscountKind } from './read-discounts.ts'
import type { DivisionRow } from './read-division.ts'
import type { QuoteOutcome, QuoteReason } from './read-quotes.ts'
import type { ReportName } from './report-input.ts'

/** What exported reports call their sheets, columns and rows. */
export const titles: Record<ReportName, Message> = {
  turnover: /*i18n*/ { id: 'reports.title.turnover', message: 'Turnover' },
  way: /*i18n*/ { id: 'reports.title.way', message: 'Ways of payment' },
  service: /*i18n*/ { id: 'reports.title.service', message: 'Services' },
  product: /*i18n*/ { id: 'reports.title.product', message: 'Products' },
  customer: /*i18n*/ { id: 'reports.title.customer', message: 'Customers' },
  staff: /*i18n*/ { id: 'reports.title.staff', message: 'Staff' },
  newCustomers: /*i18n*/ { id: 'reports.title.newCustomers', message: 'New and returning customers' },
  quotes: /*i18n*/ { id: 'reports.title.quotes', message: 'Quotes' },
  late: /*i18n*/ { id: 'reports.title.late', message: 'Late jobs' },
  refunds: /*i18n*/ { id: 'reports.title.refunds', message: 'Given back' },
  debts: /*i18n*/ { id: 'reports.title.debts', message: 'Debts by age' },
  deposits: /*i18n*/ { id: 'reports.title.deposits', message: 'Deposits held' },
  discounts: /*i18n*/ { id: 'reports.title.discounts', message: 'Discounts given' },
  delivery: /*i18n*/ { id: 'reports.title.delivery', message: 'Deliveries by way' },
  threshold: /*i18n*/ { id: 'reports.title.threshold', message: 'VAT threshold' },
  vat: /*i18n*/ { id: 'reports.title.vat', message: 'VAT by month' },
}

export const heads = {
  from: /*i18n*/ { id: 'reports.head.from', message: 'From' },
  to: /*i18n*/ { id: 'reports.head.to', message: 'Until' },
  amount: /*i18n*/ { id: 'reports.head.amount', message: 'Turnover (AZN)' },
  amountBefore: /*i18n*/ { id: 'reports.head.amountBefore', message: 'Span before (AZN)' },
  name: /*i18n*/ { id: 'reports.head.name', message: 'Name' },
  orders: /*i18n*/ { id: 'reports.head.orders', message: 'Orders' },
  what: /*i18n*/ { id: 'reports.head.what', message: 'What' },
  count: /*i18n*/ { id: 'reports.head.count', message: 'How many' },
  countBefore: /*i18n*/ { id: 'reports.head.countBefore', message: 'In the span before' },
  reason: /*i18n*/ { id: 'reports.head.reason', message: 'Reason' },
  sum: /*i18n*/ { id: 'reports.head.sum', message: 'Amount (AZN)' },
  order: /*i18n*/ { id: 'reports.head.order', message: 'Order No.' },
  customer: /*i18n*/ { id: 'reports.head.customer', message: 'Customer' },
  promisedOn: /*i18n*/ { id: 'reports.head.promisedOn', message: 'Promised for' },
  madeOn: /*i18n*/ { id: 'reports.head.madeOn', message: 'Ready on' },
  daysLate: /*i18n*/ { id: 'reports.head.daysLate', message: 'Days late' },
  status: /*i18n*/ { id: 'reports.head.status', message: 'Status' },
  month: /*i18n*/ { id: 'reports.head.month', message: 'Month' },
  retail: /*i18n*/ { id: 'reports.head.retail', message: 'Of it cashless retail (AZN)' },
  shipments: /*i18n*/ { id: 'reports.head.shipments', message: 'Shipments' },
  delivered: /*i18n*/ { id: 'reports.head.delivered', message: 'Delivered' },
  failed: /*i18n*/ { id: 'reports.head.failed', message: 'Failed' },
  failedShare: /*i18n*/ { id: 'reports.head.failedShare', message: 'Failed, %' },
  charged: /*i18n*/ { id: 'reports.head.charged', message: 'Charged (AZN)' },
  courierCash: /*i18n*/ { id: 'reports.head.courierCash', message: 'Cash of own couriers (AZN)' },
  vat: /*i18n*/ { id: 'reports.head.vat', message: 'Of it VAT (AZN)' },
  accepted: /*i18n*/ { id: 'reports.head.accepted', message: 'By acts (AZN)' },
  acceptedVat: /*i18n*/ { id: 'reports.head.acceptedVat', message: 'VAT by acts (AZN)' },
} as const satisfies Record<string, Message>

/** Rows of a division that have no name of their own. */
export const rowNames: Record<Exclude<DivisionRow['kind'], 'one'>, Message> = {
  none: /*i18n*/ { id: 'reports.row.none', message: 'None named' },
  noOrder: /*i18n*/ { id: 'reports.row.noOrder', message: 'For no order' },
  others: /*i18n*/ { id: 'reports.row.others', message: 'All others' },
}

export const outcomeNames: Record<QuoteOutcome, Message> = {
  accepted: /*i18n*/ { id: 'reports.outcome.accepted', message: 'Accepted' },
  declined: /*i18n*/ { id: 'reports.outcome.declined', message: 'Declined' },
  expired: /*i18n*/ { id: 'reports.outcome.expired', message: 'Expired' },
  withdrawn: /*i18n*/ { id: 'reports.outcome.withdrawn', message: 'Withdrawn' },
  open: /*i18n*/ { id: 'reports.outcome.open', message: 'Still open' },
}

export const reasonNames: Record<QuoteReason, Message> = {
  price: /*i18n*/ { id: 'reports.reason.price', message: 'The price' },
  time: /*i18n*/ { id: 'reports.reason.time', message: 'It takes too long' },
  elsewhere: /*i18n*/ { id: 'reports.reason.elsewhere', message: 'Ordered elsewhere' },
  notNeeded: /*i18n*/ { id: 'reports.reason.notNeeded', message: 'Not needed any more' },
  own: /*i18n*/ { id: 'reports.reason.own', message: 'In their own words' },
}

export const customerNames: Record<'new' | 'returning', Message> = {
  new: /*i18n*/ { id: 'reports.customers.new', message: 'New' },
  returning: /*i18n*/ { id: 'reports.customers.returning', message: 'Returning' },
}

export const discountNames: Record<DiscountKind, Message> = {
  campaign: /*i18n*/ { id: 'reports.discounts.campaign', message: 'Campaigns' },
  client: /*i18n*/ { id: 'reports.discounts.client', message: 'Customer’s own discount' },
}

export const chargedBack: Message = /*i18n*/ {
  id: 'reports.refund.chargeback',
  message: 'Charged back by the bank',
}

export const ageNames: Record<Age, Message> = {
  notDue: /*i18n*/ { id: 'reports.age.notDue', message: 'Not due yet' },
  days7: /*i18n*/ { id: 'reports.age.days7', message: '1–7 days' },
  days30: /*i18n*/ { id: 'reports.age.days30', message: '8–30 days' },
  days60: /*i18n*/ { id: 'reports.age.days60', message: '31–60 days' },
  days90: /*i18n*/ { id: 'reports.age.days90', message: '61–90 days' },
  older: /*i18n*/ { id: 'reports.age.older', message: 'Over 90 days' },
}
