import { z } from 'zod'
import { AppError } from '../../lib/errors.ts'
import { toAzn, toQepik } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerDetailSchema } from './customer-output.ts'
import { asPair, assertMayMerge, mergeRefusals } from './merge-rules.ts'
import { readCustomer } from './read-customer.ts'

/** What becomes of two records before they are put together; the one with an account stays. AZN. */
export const mergePreviewSchema = z.object({
  stays: customerDetailSchema,
  goes: customerDetailSchema,
  /** What goes over to the record that stays. */
  moves: z.object({
    orderIds: z.array(z.int()),
    orders: z.int(),
    quotes: z.int(),
    messages: z.int(),
    shipments: z.int(),
    addresses: z.int(),
    /** Companies that pay for orders. */
    companies: z.int(),
  }),
  /** Orders that the record that stays then has. */
  orders: z.int(),
  budget: z.number(),
})

/** The most order numbers that are named. */
const maxNamed = 5

/**
 * What would go over if two records were put together, and which of them stays (CUS-11).
 * @throws FORBIDDEN without area 8 beside area 6; NOT_FOUND; CONFLICT for one and the same record, or two
 * accounts
 */
export async function previewMerge(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id, otherId }: { id: number; otherId: number },
): Promise<z.infer<typeof mergePreviewSchema>> {
  assertMayMerge(caller)
  asPair(id, otherId)
  const one = await readCustomer(deps, { id })
  const other = await readCustomer(deps, { id: otherId })
  if (one.hasAccount && other.hasAccount) throw new AppError('CONFLICT', mergeRefusals.twoLogIns)
  const [stays, goes] = other.hasAccount ? [other, one] : [one, other]
  const ofGoing = { userId: goes.id }
  const { db } = deps
  const [named, orders, quotes, messages, shipments, addresses, companies, ordersOfStaying] =
    await Promise.all([
      db.order.findMany({ where: ofGoing, orderBy: { id: 'desc' }, take: maxNamed, select: { id: true } }),
      db.order.count({ where: ofGoing }),
      db.offer.count({ where: ofGoing }),
      db.orderMessage.count({ where: { order: ofGoing } }),
      db.shipment.count({ where: ofGoing }),
      db.address.count({ where: ofGoing }),
      db.buyer.count({ where: { userId: goes.id, removedAt: null } }),
      db.order.count({ where: { userId: stays.id } }),
    ])
  return {
    stays,
    goes,
    moves: {
      orderIds: named.map(({ id: orderId }) => orderId),
      orders,
      quotes,
      messages,
      shipments,
      addresses,
      companies,
    },
    orders: orders + ordersOfStaying,
    budget: toAzn(toQepik(stays.budget) + toQepik(goes.budget)),
  }
}
