import type { Database } from '../../../src/db/client.ts'
import type { OrderStatus } from '../../../src/domains/order-status/statuses.ts'
import { paymentWays } from '../../../src/domains/payments/payment-input.ts'
import { addDays, type Day } from '../../../src/domains/production/workdays.ts'
import { makeOrder, makeProduct, makeService, makeUser } from '../../support/factories.ts'
import { randomFrom } from '../../support/seeded-random.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The ways of an order's life, as far as it has come. */
const paths: readonly (readonly OrderStatus[])[] = [
  ['Accepted'],
  ['Accepted', 'InProduction'],
  ['Accepted', 'InProduction', 'Ready'],
  ['Accepted', 'InProduction', 'Ready', 'Completed'],
  ['Accepted', 'InProduction', 'Ready', 'Completed'],
  ['NotApproved'],
]
const reasons = ['Rəng solğundur', 'Artıq ödəniş', '=1+1']
const quoteEnds = [
  { state: 'Accepted', kind: 'accepted', reason: '' },
  { state: 'Declined', kind: 'declined', reason: 'price' },
  { state: 'Declined', kind: 'declined', reason: '' },
  { state: 'ChangeAsked', kind: 'changeAsked', reason: '' },
  { state: 'Sent', kind: null, reason: '' },
  { state: 'Withdrawn', kind: null, reason: '' },
] as const

type Company = { seed: number; today: Day; customers?: number; orders?: number }

/**
 * Orders of the two years up to `today`, with what was paid, put to orders, given back and taken back of them, and
 * quotes: the same for the same seed.
 */
export async function makeRandomCompany(db: Database, company: Company) {
  const { seed, today, customers: people = 6, orders: lives = 60 } = company
  const random = randomFrom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const oneOf = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)]
    if (value === undefined) throw new Error('nothing to choose from')
    return value
  }
  const momentAt = (day: Day, hours: number) => new Date(Date.parse(day) + hours * hourMs)
  const services = [await makeService(db), await makeService(db), await makeService(db)]
  const products = await Promise.all(services.slice(0, 2).map(({ id }) => makeProduct(db, id)))
  const customers = await Promise.all(Array.from({ length: people }, () => makeUser(db)))
  const staff = await Promise.all([makeUser(db, [7, 8]), makeUser(db, [7, 8])])

  async function makeLife() {
    const placed = addDays(today, -below(760))
    const at = momentAt(placed, below(24))
    const path = oneOf(paths)
    const status = path.at(-1) ?? 'Pending'
    const service = oneOf(services)
    const user = oneOf(customers)
    const product = products.find(({ serviceId }) => serviceId === service.id && random() < 0.7)
    const price = 100 + below(90_000)
    const order = await makeOrder(db, user.id, service, { status, price, createdAt: at, acceptedAt: at })
    const percentageBp = oneOf([0, 500, 1250])
    const total = random() < 0.8 ? price : price + 1
    const saving = Math.round((total * percentageBp) / 10_000)
    await db.order.update({
      where: { id: order.id },
      data: {
        ...(product && {
          productId: product.id,
          productName: product.name,
          productName_ru: product.name_ru,
          productName_en: product.name_en,
        }),
        quote: {
          tier: { count: 100, price: total + saving },
          unitPrice: total / 100,
          base: total + saving,
          percentageBp,
          kind: percentageBp === 0 ? null : oneOf(['campaign', 'client']),
          total,
          saving,
          next: null,
        },
        promisedOn: random() < 0.8 ? new Date(addDays(placed, 1 + below(6))) : null,
      },
    })
    let from: OrderStatus = 'Pending'
    let moment = at.getTime()
    for (const to of path) {
      const actorId = oneOf(staff).id
      moment += below(60) * hourMs
      await db.orderEvent.create({
        data: { orderId: order.id, actorId, from, to, createdAt: new Date(moment) },
      })
      from = to
    }
    let paid = 0
    const left = () => price - paid
    for (let part = below(4); part > 0; part -= 1) paid += await pay(order, left(), placed)
    if (status !== 'NotApproved')
      await db.orderMoney.create({ data: { orderId: order.id, depositBp: 5000, total: price, paid } })
  }

  /** @returns qəpik that are the order's in the end */
  async function pay(order: { id: number; userId: number }, left: number, placed: Day): Promise<number> {
    if (left < 2) return 0
    const amount = 1 + below(Math.min(left, 40_000))
    const over = random() < 0.2 ? 1 + below(900) : 0
    const day = addDays(placed, below(20))
    const { userId, id: orderId } = order
    const way = oneOf(paymentWays)
    const line = { userId, way, source: `random:${seed}:${random()}:${random()}` }
    const payment = await db.payment.create({
      data: { ...line, kind: 'payment', amount: amount + over, day: new Date(day) },
    })
    await db.paymentAllocation.create({ data: { paymentId: payment.id, orderId, amount } })
    const kind = oneOf(['payment', 'payment', 'refund', 'chargeback', 'correction'] as const)
    if (kind === 'payment') return amount
    const back = kind === 'correction' ? amount : 1 + below(amount)
    const isOfBalance = over > 0 && random() < 0.5
    const entry = await db.payment.create({
      data: {
        ...line,
        kind,
        ofId: payment.id,
        amount: -(isOfBalance ? over : back),
        day: new Date(addDays(day, below(90))),
        note: oneOf(reasons),
        source: `${line.source}:back`,
      },
    })
    if (isOfBalance) return amount
    await db.paymentAllocation.create({ data: { paymentId: entry.id, orderId, amount: -back } })
    return amount - back
  }

  async function makeQuote() {
    const sentAt = new Date(Date.parse(today) - below(700) * dayMs + below(24) * hourMs)
    const [user, by, end] = [oneOf(customers), oneOf(staff), oneOf(quoteEnds)]
    const total = 1 + below(50_000)
    const validUntil = new Date(Math.floor(sentAt.getTime() / dayMs) * dayMs + below(30) * dayMs)
    const common = { language: 'az', total, validUntil }
    const offer = await db.offer.create({
      data: { ...common, userId: user.id, createdById: by.id, state: end.state, lastRevision: 1 },
    })
    const revision = {
      title: '',
      note: '',
      lines: [{}],
      pdf: new Uint8Array(),
      pdfSha256: new Uint8Array(32),
    }
    for (const number of [1, 2].slice(0, 1 + below(2)))
      await db.offerRevision.create({
        data: {
          ...common,
          ...revision,
          offerId: offer.id,
          number,
          sentById: by.id,
          sentAt: new Date(sentAt.getTime() + number * dayMs),
        },
      })
    if (end.kind === null) return
    const answer = { offerId: offer.id, revision: 1, kind: end.kind, reason: end.reason, address: '::1' }
    const acceptance = end.kind === 'accepted' && { name: 'Aysel', pdfSha256: new Uint8Array(32) }
    await db.offerAnswer.create({ data: { ...answer, at: sentAt, text: 'Sonra', ...acceptance } })
  }

  for (let count = 0; count < lives; count += 1) await makeLife()
  for (let count = 0; count < 25; count += 1) await makeQuote()
}
