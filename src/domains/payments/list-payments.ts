import type { z } from 'zod'
import { paged, paginate, readPage } from '../../lib/paging.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { paymentListFields } from './payment-input.ts'
import { paymentParts, paymentSchema, toPayment } from './payment-output.ts'

export const paymentsSchema = paged(paymentSchema)

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
  const { rows, total } = await readPage(paging, {
    count: () => db.payment.count({ where }),
    rows: (asked) =>
      db.payment.findMany({
        where,
        orderBy: [{ day: 'desc' }, { id: 'desc' }],
        include: paymentParts,
        ...asked,
      }),
  })
  return paginate(rows.map(toPayment), total, paging)
}
