import type { Transaction } from '../../db/client.ts'
import type { Deps } from '../../procedures/deps.ts'

/**
 * The customer is told by email of what is given back together (PAY-35): about its order, or where it came out of the
 * balance the one that its payment was for last or had been asked for, or else about the balance alone. `waitMs` is
 * how long the email waits.
 */
export async function tellOfRefunds(
  tx: Transaction,
  { emails }: Pick<Deps, 'emails'>,
  { ids, waitMs }: { ids: number[]; waitMs: number },
): Promise<void> {
  const [first = 0] = ids
  const orderId = await aboutOrderOf(tx, first)
  const job =
    orderId === null
      ? ({ kind: 'balanceRefunded', refundIds: ids } as const)
      : ({ kind: 'refunded', orderId, refundIds: ids } as const)
  await emails.enqueueAfter(tx, waitMs, job)
}

async function aboutOrderOf(tx: Transaction, id: number): Promise<number | null> {
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
