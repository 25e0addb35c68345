import type { Transaction } from '../../src/db/client.ts'
import { bestPercentage, calculatePrice } from '../../src/domains/catalog/pricing.ts'
import { ownDiscount } from '../../src/domains/customers/own-discount.ts'
import type { Configuration } from '../../src/domains/options/configuration.ts'
import { type OrderedOptions, toOrderedOptions } from '../../src/domains/options/ordered-options.ts'
import { quoteOptions } from '../../src/domains/options/quote-options.ts'
import type { OrderStatus } from '../../src/domains/order-status/statuses.ts'
import { columns } from '../../src/domains/ready-made/texts.ts'
import { bakuDay } from '../../src/lib/days.ts'
import { toBasisPoints, toQepik } from '../../src/lib/money.ts'
import { type DemoOrder, orders } from './orders.ts'
import type { StaffRole } from './people.ts'
import { demoVersion, type Item } from './seed-catalog.ts'
import type { People } from './seed-people.ts'
import { discounts } from './site.ts'

/** Who moves an order there; placing it is the customer's. */
const movers: Record<Exclude<OrderStatus, 'Pending'>, StaffRole> = {
  Accepted: 'Consultant',
  InProduction: 'SuperVisor',
  Ready: 'SuperVisor',
  Completed: 'SuperVisor',
  NotApproved: 'Consultant',
}

const limits = discounts.map(({ limit, percentage }) => ({
  limit: toQepik(limit),
  percentageBp: toBasisPoints(percentage),
}))
const bakuOffset = 4 * 3_600_000
/** The running campaigns are taken to have begun so many days ago. */
const campaignDays = 20

/** An order of the demo as it was stored. */
export type StoredOrder = DemoOrder & { id: number; userId: number }

/** Orders with their moves, oldest first, each at the price that the site would have suggested that day. */
export async function seedOrders(
  tx: Transaction,
  items: Map<string, Item>,
  people: People,
  now: Date,
): Promise<StoredOrder[]> {
  const dayStart = new Date(bakuDay(now).getTime() - bakuOffset)
  const placed = orders(now, dayStart).toReversed()
  const spent = new Map<string, number>()
  const data = placed.map((order) => {
    const row = orderRow(order, items, people, dayStart, spent.get(order.customer) ?? 0)
    spent.set(order.customer, (spent.get(order.customer) ?? 0) + (row.price ?? 0))
    return row
  })
  const stored = await tx.order.createManyAndReturn({
    data,
    select: { id: true, userId: true, createdAt: true },
  })
  const ids = new Map(stored.map((row) => [placeOf(row.userId, row.createdAt), row.id]))
  await tx.orderEvent.createMany({
    data: placed.flatMap((order, index) => {
      const userId = idOf(people.customers, order.customer)
      const orderId = idOf(ids, placeOf(userId, firstMove(order)))
      return order.moves.map(({ to, at, reason = null, passed = null }, step) => ({
        orderId,
        actorId: to === 'Pending' ? userId : idOf(people.staff, movers[to]),
        from: order.moves[step - 1]?.to ?? null,
        to,
        price: to === 'Accepted' ? (data[index]?.price ?? null) : null,
        reason,
        passed,
        createdAt: at,
      }))
    }),
  })
  return placed.map((order) => {
    const userId = idOf(people.customers, order.customer)
    return { ...order, userId, id: idOf(ids, placeOf(userId, firstMove(order))) }
  })
}

/** `spent`: qəpik that the customer had spent before. */
function orderRow(
  { customer, item: name, count, comment, status, moves }: DemoOrder,
  items: Map<string, Item>,
  people: People,
  dayStart: Date,
  spent: number,
) {
  const item = items.get(name)
  const createdAt = moves[0]?.at
  if (!item || !createdAt) throw new Error(`the demo can't order ${name}`)
  const isRecent = dayStart.getTime() - createdAt.getTime() < campaignDays * 24 * 3_600_000
  const percentages = {
    campaignBp: bestPercentage(isRecent ? item.campaignsBp : [], null).percentageBp,
    customerBp: ownDiscount(limits, spent),
  }
  const suggested = calculatePrice({ tiers: item.tiers, count, ...percentages })
  if (!suggested) throw new Error(`the demo has no price for ${name}`)
  const acceptedAt = moves.find(({ to }) => to === 'Accepted')?.at ?? null
  return {
    userId: idOf(people.customers, customer),
    serviceId: item.serviceId,
    productId: item.product?.id ?? null,
    ...columns('serviceName', item.serviceName),
    ...(item.product && columns('productName', item.product.name)),
    count,
    comment,
    status,
    price: acceptedAt && suggested.total,
    quote: suggested,
    ...(item.options && { options: firstChoices(item.options, { count, ...percentages }) }),
    createdAt,
    acceptedAt,
  }
}

/** Before there were choices, everybody had the first ones. */
function firstChoices(configuration: Configuration, asked: Percentages & { count: number }): OrderedOptions {
  const selection = { choices: {}, ownSize: null }
  return toOrderedOptions(configuration, demoVersion, quoteOptions({ configuration, selection, ...asked }))
}

type Percentages = { campaignBp: number; customerBp: number | null }

/** Tells orders apart before they have an id: nobody places two at once. */
function placeOf(userId: number, at: Date): string {
  return `${userId} ${at.getTime()}`
}

function firstMove({ moves, item }: DemoOrder): Date {
  const [first] = moves
  if (!first) throw new Error(`the order of ${item} was never placed`)
  return first.at
}

function idOf<Key>(ids: Map<Key, number>, key: Key): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the demo has nobody as ${key}`)
  return id
}
