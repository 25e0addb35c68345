import type { Transaction } from '../../db/client.ts'

/**
 * The order that the customer is told of a refund with (PAY-35): its own, or where it came out of the balance the one
 * that its payment was for last or had been asked for; null where there never was one.
 */
export async function aboutOrderOf(tx: Transaction, id: number): Promise<number | null> {
  const { orderId, payment } = await tx.refund.findUniqueOrThrow({
    where: { id },
    include: {
      payment: {
        include: {
          allocations: { orderBy: { id: 'desc' }, take: 1 },
          attempt: { include: { request: { include: { lines: { orderBy: { orderId: 'asc' } } } } } },
        },
      },
    },
  })
  return orderId ?? payment.allocations[0]?.orderId ?? payment.attempt?.request.lines[0]?.orderId ?? null
}
