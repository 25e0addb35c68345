import { z } from 'zod'
import { toAzn } from '../../lib/money.ts'
import { paged, paginate, readPage } from '../../lib/paging.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { paymentListFields } from './payment-input.ts'
import { paymentParts, paymentSchema, toPayment } from './payment-output.ts'

/** `sum`: AZN of all of them, less what went. */
export const paymentsSchema = paged(paymentSchema).extend({ sum: z.number() })

/** The ledger by day, newest first; `from` and `to` are days in Baku, both inclusive. */
export async function listPayments(
  { db }: Pick<Deps, 'db'>,
  { from, to, way, appUserId, ...paging }: z.output<typeof paymentListFields>,
): Promise<z.infer<typeof paymentsSchema>> {
  const where = {
    ...(way && { way }),
    ...(appUserId !== undefined && { userId: appUserId }),
    ...((from || to) && { day: { ...(from && { gte: from }), ...(to && { lte: to }) } }),
  }
  const summed = db.payment.aggregate({ where, _sum: { amount: true }, _count: true })
  const page = readPage(paging, {
    count: async () => (await summed)._count,
    rows: (asked) =>
      db.payment.findMany({
        where,
        orderBy: [{ day: 'desc' }, { id: 'desc' }],
        include: paymentParts,
        ...asked,
      }),
  })
  const [{ rows, total }, { _sum }] = await Promise.all([page, summed])
  return { ...paginate(rows.map(toPayment), total, paging), sum: toAzn(_sum.amount ?? 0) }
}
