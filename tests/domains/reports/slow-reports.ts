import type { Database } from '../../../src/db/client.ts'
import { calculatedPriceSchema } from '../../../src/domains/catalog/calculated-price-schema.ts'
import { isUnmade, type OrderStatus } from '../../../src/domains/order-status/statuses.ts'
import type { Division } from '../../../src/domains/reports/report-input.ts'
import type { Span } from '../../../src/domains/reports/spans.ts'
import { bakuDate } from '../../../src/lib/days.ts'

/** Everything that happened, read whole. */
export async function readAll(db: Database) {
  return {
    payments: await db.payment.findMany({ include: { allocations: true } }),
    orders: await db.order.findMany({
      include: { events: { orderBy: { id: 'asc' } }, money: true, offer: { include: { offer: true } } },
    }),
    sellers: await db.sellerProfile.findMany({ orderBy: { validFrom: 'asc' } }),
    documents: await db.document.findMany(),
    quotes: await db.offer.findMany({
      include: { revisions: { orderBy: { number: 'asc' } }, answers: true },
    }),
  }
}
type All = Awaited<ReturnType<typeof readAll>>
type SlowOrder = All['orders'][number]

const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const dayOf = (stored: Date) => stored.toISOString().slice(0, 10)
const isWithin = (day: string, span: Span | null) => span !== null && span.from <= day && day <= span.to
const azn = (qepik: number) => Math.round(qepik) / 100

/** One line after another, in JavaScript: what the reports must say. */
export function slowReports(all: All, today: string) {
  const orders = new Map(all.orders.map((order) => [order.id, order]))
  const linesIn = (span: Span | null) => all.payments.filter(({ day }) => isWithin(dayOf(day), span))
  const paidIn = (span: Span | null) => {
    const paid = new Map<number, number>()
    for (const { allocations } of linesIn(span))
      for (const { orderId, amount } of allocations) paid.set(orderId, (paid.get(orderId) ?? 0) + amount)
    return paid
  }
  const orderOf = (id: number): SlowOrder => {
    const order = orders.get(id)
    if (!order) throw new Error(`there is no order ${id}`)
    return order
  }
  const turnover = (span: Span | null) => sumOf(linesIn(span).map(({ amount }) => amount))

  const partOf: Record<Exclude<Division, 'way' | 'customer'>, (order: SlowOrder) => number | null> = {
    service: ({ serviceId }) => serviceId,
    product: ({ productId }) => productId,
    staff: ({ offer, events }) =>
      offer?.offer.createdById ??
      events.findLast(({ from, to }) => from === 'Pending' && to === 'Accepted')?.actorId ??
      null,
  }

  /** AZN by what it is of: an id, a way, `null` for none, `noOrder`. */
  function division(by: Division, span: Span | null): Map<string, number> {
    const parts = new Map<string, number>()
    const add = (key: string | number | null, amount: number) =>
      parts.set(String(key), (parts.get(String(key)) ?? 0) + amount)
    if (by === 'way' || by === 'customer')
      for (const line of linesIn(span)) add(by === 'way' ? line.way : line.userId, line.amount)
    else {
      for (const [id, amount] of paidIn(span)) add(partOf[by](orderOf(id)), amount)
      add('noOrder', turnover(span) - sumOf([...paidIn(span).values()]))
    }
    return new Map([...parts].filter(([, amount]) => amount !== 0).map(([key, amount]) => [key, azn(amount)]))
  }

  function customers(span: Span) {
    const accepted = all.orders.flatMap(({ userId, acceptedAt, status }) =>
      acceptedAt && status !== 'NotApproved' ? [{ userId, day: bakuDate(acceptedAt) }] : [],
    )
    const ofSpan = new Set(accepted.filter(({ day }) => isWithin(day, span)).map(({ userId }) => userId))
    const isNew = (id: number) => !accepted.some(({ userId, day }) => userId === id && day < span.from)
    const fresh = [...ofSpan].filter(isNew).length
    return { new: fresh, returning: ofSpan.size - fresh }
  }

  function quotes(span: Span) {
    const sent = all.quotes.filter(
      ({ revisions: [first] }) => first && isWithin(bakuDate(first.sentAt), span),
    )
    return sent.map(({ state, total, validUntil, answers }) => {
      const closed: Partial<Record<typeof state, string>> = {
        Accepted: 'accepted',
        Declined: 'declined',
        Withdrawn: 'withdrawn',
      }
      const isOver = validUntil !== null && dayOf(validUntil) < today
      const reason = state === 'Declined' ? answers.find(({ endedAt }) => !endedAt)?.reason || 'own' : null
      return { outcome: closed[state] ?? (isOver ? 'expired' : 'open'), reason, total }
    })
  }

  function late(span: Span) {
    const isMade = (status: OrderStatus) => status === 'Ready' || status === 'Completed'
    const promised = all.orders.flatMap(({ id, status, promisedOn, events }) => {
      if (!promisedOn || status === 'NotApproved' || !isWithin(dayOf(promisedOn), span)) return []
      const made = events.findLast(({ from, to }) => from !== null && isUnmade(from) && isMade(to))
      const day = isMade(status) && made ? bakuDate(made.createdAt) : today
      const days = (Date.parse(day) - Date.parse(dayOf(promisedOn))) / 86_400_000
      return [{ id, days: Math.max(0, days) }]
    })
    return { promised: promised.length, late: promised.filter(({ days }) => days > 0) }
  }

  const refunds = (span: Span) =>
    linesIn(span).filter(({ kind }) => kind === 'refund' || kind === 'chargeback')

  function deposits() {
    const held = all.orders.filter(
      ({ status, money }) =>
        money && money.paid > 0 && ['Accepted', 'InProduction', 'Ready'].includes(status),
    )
    return { orders: held.length, amount: azn(sumOf(held.map(({ money }) => money?.paid ?? 0))) }
  }

  /** AZN that came off accepted orders by the kind of discount, and of how many. */
  function discounts(kind: string, span: Span | null) {
    const ofKind = all.orders.flatMap(({ acceptedAt, status, price, quote }) => {
      const calculated = calculatedPriceSchema.nullable().parse(quote)
      const isAccepted = acceptedAt && status !== 'NotApproved' && isWithin(bakuDate(acceptedAt), span)
      return isAccepted && calculated?.kind === kind && calculated.total === price ? [calculated.saving] : []
    })
    return { orders: ofKind.filter((saving) => saving > 0).length, amount: azn(sumOf(ofKind)) }
  }

  /** AZN: what came in on days of a VAT payer, and its VAT; what acts and corrections say. */
  function vat(month: Span) {
    const isPayer = (day: string) =>
      all.sellers.findLast(({ validFrom }) => dayOf(validFrom) <= day)?.taxKind === 'vat18'
    const came = sumOf(
      linesIn(month)
        .filter(({ day }) => isPayer(dayOf(day)))
        .map(({ amount }) => amount),
    )
    const works = all.documents.filter(
      ({ kind, day, voidedAt }) =>
        ['act', 'correction'].includes(kind) && voidedAt === null && isWithin(dayOf(day), month),
    )
    return {
      turnover: azn(came),
      vat: azn(Math.sign(came) * Math.floor((Math.abs(came) * 18) / 118 + 0.5)),
      accepted: azn(sumOf(works.map(({ gross }) => gross))),
      acceptedVat: azn(sumOf(works.map((document) => document.vat))),
    }
  }

  return {
    vat,
    turnover: (span: Span) => azn(turnover(span)),
    /** For how many orders money came in, of all customers or of one. */
    paidOrders: (span: Span, customer?: number) =>
      [...paidIn(span)].filter(
        ([id, amount]) => amount > 0 && (customer === undefined || orderOf(id).userId === customer),
      ).length,
    /** The customers of whom the ledger has lines. */
    payers: (span: Span | null) => new Set(linesIn(span).map(({ userId }) => userId)),
    division,
    customers,
    quotes,
    late,
    refunds,
    deposits,
    discounts,
  }
}
