import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { bakuDate, dayEnd, dayStart } from '../../lib/days.ts'
import { day, id, line, maybe, money } from '../../lib/fields.ts'
import type { Deps } from '../../procedures/deps.ts'
import { moneyFilters } from '../order-money/order-money.ts'
import { type OrderStatus, orderStatusNames } from '../order-status/statuses.ts'
import { idsOfMoney } from './orders-of-money.ts'
import { matchingIds, maxMatches } from './search-orders.ts'

/**
 * Filters of the list, all optional. `from` and `to` are days in Baku, both inclusive, on which orders were placed, or
 * by `days` completed.
 */
export const filterFields = {
  status: maybe(z.enum(orderStatusNames)),
  name: maybe(line(200)),
  serviceId: maybe(id),
  appUserId: maybe(id),
  from: maybe(day),
  to: maybe(day),
  days: maybe(z.enum(['placed', 'completed'])),
  /** AZN, both inclusive; orders without a price are in no range. */
  minPrice: maybe(money),
  maxPrice: maybe(money),
  /** How its money stands, or that it is late. */
  money: maybe(z.enum(moneyFilters)),
}

/** The order of the list: newest first by default. */
export const sortFields = {
  sort: maybe(z.enum(['date', 'customer', 'count', 'price', 'status', 'promised'])),
  direction: maybe(z.enum(['asc', 'desc'])),
}

const filterSchema = z.object(filterFields)
type OrderFilter = Partial<z.output<typeof filterSchema>>
const sortSchema = z.object(sortFields)
type Sort = z.output<typeof sortSchema>

/** The filter for the database; the search works like GetOrderBySearchName. */
export async function whereOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  filter: OrderFilter,
): Promise<Prisma.OrderWhereInput> {
  const { status, name, serviceId, appUserId: userId, from, to, days, minPrice, maxPrice } = filter
  const { money: state } = filter
  const today = bakuDate(now())
  return {
    ...(state && {
      money: { orderId: { in: await idsOfMoney(db, { state, today, atMost: maxMatches }) } },
    }),
    ...(name && { id: { in: await matchingIds(db, name, maxMatches) } }),
    ...(status && { status }),
    ...(serviceId && { serviceId }),
    ...(userId && { userId }),
    ...((minPrice || maxPrice) && {
      price: { ...(minPrice && { gte: minPrice }), ...(maxPrice && { lte: maxPrice }) },
    }),
    ...((from || to) &&
      inDays(days, { ...(from && { gte: dayStart(from) }), ...(to && { lt: dayEnd(to) }) })),
  }
}

const lastStatus = 'Completed' satisfies OrderStatus

/** An order that is no longer completed has no day of completion. */
const inDays = (of: OrderFilter['days'], createdAt: Prisma.DateTimeFilter): Prisma.OrderWhereInput =>
  of === 'completed'
    ? { AND: [{ status: lastStatus }, { events: { some: { to: lastStatus, createdAt } } }] }
    : { createdAt }

/**
 * Equal ones are sorted by age; those without a price or promised day come last in either direction.
 * `isFromEnd` reverses the order.
 */
export function orderByOf({ sort = 'date', direction = 'desc' }: Sort, isFromEnd = false) {
  const opposite = direction === 'desc' ? 'asc' : 'desc'
  const way = isFromEnd ? opposite : direction
  const byAge: Prisma.OrderOrderByWithRelationInput[] = [{ createdAt: way }, { id: way }]
  if (sort === 'date') return byAge
  if (sort === 'customer') return [{ user: { name: way } }, { user: { surname: way } }, ...byAge]
  const nulls = isFromEnd ? 'first' : 'last'
  if (sort === 'price') return [{ price: { sort: way, nulls } as const }, ...byAge]
  if (sort === 'promised') return [{ promisedOn: { sort: way, nulls } as const }, ...byAge]
  return [{ [sort]: way }, ...byAge]
}
