import type { PaymentWay } from '../../src/domains/payments/payment-input.ts'
import type { DemoOrder, OrderName } from './orders.ts'
import type { CustomerEmail } from './people.ts'

/** The ledger was begun so many days ago; what was accepted before has none. */
export const ledgerDays = 800

/** The demo's house wants the deposit before production, and everything before handing over. */
export const demoRules = { beforeProduction: 'deposit', beforeHandover: 'whole' } as const

/** Sums in AZN. */
type DemoTerms = { deposit: number; wholeBelow?: number; daysToPay: number; creditLimit?: number }
export const demoTerms: DemoTerms = { deposit: 50, wholeBelow: 20, daysToPay: 5 }
export const ownTerms: Partial<Record<CustomerEmail, DemoTerms>> = {
  'gunel@butaqehve.example': { deposit: 0, daysToPay: 14, creditLimit: 3000 },
  'lale@laleoptika.example': { deposit: 0, daysToPay: 10 },
}

/** Who pays for whom; everybody else pays in their own name. */
export const payers: Partial<Record<CustomerEmail, string>> = {
  'gunel@butaqehve.example': 'Buta Qəhvə MMC',
  'ferid@odlarmebel.example': 'Odlar Mebel MMC',
  'nermin@sebaklinika.example': 'Səba Klinika MMC',
  'sevinc@denizotel.example': 'Dəniz Otel MMC',
  'vusal@narbagi.example': 'Nar Bağı MMC',
  'lale@laleoptika.example': 'Lalə Optika MMC',
}

/** Paid so many hours after the order came to `from`; a number is AZN. */
export type DemoPayment = {
  part: 'deposit' | 'rest' | 'whole' | number
  way: PaymentWay
  from: DemoOrder['moves'][number]['to']
  after: number
}

const byCard = (from: DemoPayment['from'] = 'Accepted'): DemoPayment => ({
  part: 'deposit',
  way: 'card',
  from,
  after: 1,
})
const deposit = (way: PaymentWay): DemoPayment => ({ part: 'deposit', way, from: 'Accepted', after: 1 })
const rest = (way: PaymentWay, after = -1): DemoPayment => ({ part: 'rest', way, from: 'Completed', after })
const whole = (way: PaymentWay, after = 1): DemoPayment => ({ part: 'whole', way, from: 'Accepted', after })

const hoursOfDays = (days: number): number => days * 24
/** Orders that weren't paid as their customers usually pay. */
const paidOtherwise: Readonly<Record<OrderName, readonly DemoPayment[]>> = {
  '1 product-tshirt': [],
  '1 product-window-film': [],
  '1 product-leaflet-trifold': [],
  '2 service-stamp': [deposit('cash')],
  '2 product-office-plaque': [],
  '3 product-label-roll': [deposit('transfer')],
  '3 product-leaflet-trifold': [byCard()],
  '4 service-cards': [whole('cash')],
  '4 product-catalog-a4': [],
  '7 product-notebook': [deposit('cash')],
  '8 product-tote': [whole('transfer')],
  '12 product-menu': [{ part: 40, way: 'cash', from: 'Completed', after: hoursOfDays(8) }],
  '16 product-banner-outdoor': [deposit('transfer')],
  '19 product-pen': [whole('transfer')],
  '23 product-sticker-sheet': [whole('cash')],
  '27 product-thermos': [whole('terminal')],
  '31 product-carton-box': [deposit('transfer')],
  '44 product-office-plaque': [deposit('transfer')],
  '85 product-letters-3d': [deposit('transfer')],
}

/** How an order was paid: companies transfer, within their terms later; people pay by card and the rest at the counter. */
export function paymentsOf({ customer }: DemoOrder, name: OrderName): readonly DemoPayment[] {
  const otherwise = paidOtherwise[name]
  if (otherwise) return otherwise
  if (ownTerms[customer]) return [whole('transfer', hoursOfDays(11))]
  return payers[customer] ? [deposit('transfer'), rest('transfer')] : [byCard(), rest('cash')]
}

/** Paid once more by card, from two tabs: nobody has looked at it yet. */
export const paidTwice: OrderName = '6 service-poster'
/** Its deposit was to be paid by card, which the bank declined. */
export const declinedCard: OrderName = '1 product-tshirt'
/** More than the deposit came in: AZN that are for no order. */
export const balances: Readonly<Record<OrderName, number>> = { '3 product-label-roll': 45 }
/**
 * Given back, AZN; the hour is Baku's. `isDone` is false for a transfer that staff have yet to send. Without a sum
 * everything.
 */
export const refunds: Readonly<
  Record<OrderName, { amount?: number; daysAgo: number; hour: number; reason: string; isDone: boolean }>
> = {
  '9 product-office-plaque': { daysAgo: 7, hour: 17.4, reason: 'Latun lövhə tapılmadı.', isDone: true },
  '19 product-pen': {
    amount: 30,
    daysAgo: 1,
    hour: 12.3,
    reason: '40 qələmin loqosu solğun çıxıb.',
    isDone: false,
  },
  '23 product-sticker-sheet': {
    amount: 10,
    daysAgo: 15,
    hour: 10.7,
    reason: 'Bir vərəqdə rəng sürüşüb.',
    isDone: true,
  },
}
/** The price was corrected after it was paid: so much less, AZN; the hour is Baku's. */
export const corrected = {
  name: '8 product-tote',
  daysAgo: 2,
  hour: 15.6,
  less: 12,
  reason: 'Endirim kampaniyası hesaba alınmamışdı.',
} as const satisfies { name: OrderName; daysAgo: number; hour: number; less: number; reason: string }

/** What came into the till and went out of it beside payments; the hour is Baku's, sums are AZN. */
export const tillEntries = [
  {
    daysAgo: 6,
    hour: 11.2,
    kind: 'expense',
    amount: 14.6,
    note: 'Bağlama lenti və zərflər',
    receipt: '0048213',
  },
  { daysAgo: 4, hour: 10.5, kind: 'expense', amount: 9.4, note: 'Çay, su', receipt: '' },
  { daysAgo: 3, hour: 16.1, kind: 'bank', amount: 40, note: 'Banka aparıldı', receipt: '' },
  { daysAgo: 2, hour: 9.1, kind: 'in', amount: 50, note: 'Xırda pul', receipt: '' },
  { daysAgo: 0, hour: 9.2, kind: 'in', amount: 20, note: 'Xırda pul', receipt: '' },
  { daysAgo: 1, hour: 15.4, kind: 'expense', amount: 6, note: 'Taksi, maket nümunəsi', receipt: '' },
] as const
/** The till was closed every evening since; once fifty qəpik were missing. */
export const till = { closedSince: 8, hour: 19.5, stays: 100, shortDaysAgo: 4, short: 0.5 } as const
export const shortReason = 'Qəpik qalığı düz verilməyib, tapılmadı.'
