import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { dayEnd, dayStart } from '../../lib/days.ts'
import { day, line, maybe } from '../../lib/fields.ts'
import { id, money } from '../../lib/figure-fields.ts'
import { orderStatusNames } from '../order-status/statuses.ts'
import { matchingIds, maxMatches } from './search-orders.ts'

/** Which of all orders are meant; all of it optional. `from` and `to` are days in Baku, both included. */
export const filterFields = {
  status: maybe(z.enum(orderStatusNames)),
  name: maybe(line(200)),
  serviceId: maybe(id),
  appUserId: maybe(id),
  from: maybe(day),
  to: maybe(day),
  /** AZN, both included; what has no price yet is in no range. */
  minPrice: maybe(money),
  maxPrice: maybe(money),
}

/** How they stand: newest first unless asked otherwise. */
export const sortFields = {
  sort: maybe(z.enum(['date', 'customer', 'count', 'price', 'status', 'promised'])),
  direction: maybe(z.enum(['asc', 'desc'])),
}

const filterSchema = z.object(filterFields)
type OrderFilter = Partial<z.output<typeof filterSchema>>
const sortSchema = z.object(sortFields)
type Sort = z.output<typeof sortSchema>

/** The filter for the database; what is searched for is matched as GetOrderBySearchName matches it. */
export async function whereOf(db: Database, filter: OrderFilter): Promise<Prisma.OrderWhereInput> {
  const { status, name, serviceId, appUserId: userId, from, to, minPrice, maxPrice } = filter
  return {
    ...(name && { id: { in: await matchingIds(db, name, maxMatches) } }),
    ...(status && { status }),
    ...(serviceId && { serviceId }),
    ...(userId && { userId }),
    ...((minPrice || maxPrice) && {
      price: { ...(minPrice && { gte: minPrice }), ...(maxPrice && { lte: maxPrice }) },
    }),
    ...((from || to) && {
      createdAt: { ...(from && { gte: dayStart(from) }), ...(to && { lt: dayEnd(to) }) },
    }),
  }
}

/** Equals stand by age; what has no price or no promised day yet is last in either direction. The other way round with `isFromEnd`. */
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
