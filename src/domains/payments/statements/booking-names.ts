import type { z } from 'zod'
import { toAzn } from '../../../lib/money.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { person } from '../payment-output.ts'
import type { bookingSchema } from './statement-output.ts'
import type { CustomerBooking } from './to-bookings.ts'

export type BookingNames = { toBooking: (booking: CustomerBooking) => z.infer<typeof bookingSchema> }

/** Reads whose bookings these are, and what is left of their orders. */
export async function readNames(db: Deps['db'], bookings: readonly CustomerBooking[]): Promise<BookingNames> {
  const userIds = [...new Set(bookings.map(({ userId }) => userId))]
  const orderIds = [...new Set(bookings.flatMap(({ orders }) => orders.map(({ orderId }) => orderId)))]
  const [users, money] = await Promise.all([
    db.user.findMany({ where: { id: { in: userIds } }, ...person }),
    db.orderMoney.findMany({
      where: { orderId: { in: orderIds } },
      select: { orderId: true, total: true, paid: true },
    }),
  ])
  const userOf = new Map(users.map((user) => [user.id, user] as const))
  const leftOf = new Map(money.map(({ orderId, total, paid }) => [orderId, total - paid] as const))
  return {
    toBooking: ({ userId, amount, orders }) => {
      const put = orders.reduce((sum, part) => sum + part.amount, 0)
      return {
        appUser: userOf.get(userId) ?? { id: userId, name: '', surname: '' },
        amount: toAzn(amount),
        balance: toAzn(amount - put),
        orders: orders.map((part) => ({
          orderId: part.orderId,
          amount: toAzn(part.amount),
          left: toAzn(Math.max(0, (leftOf.get(part.orderId) ?? 0) - part.amount)),
        })),
      }
    },
  }
}
