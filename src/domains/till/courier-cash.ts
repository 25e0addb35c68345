import { z } from 'zod'
import type { Database, Transaction } from '../../db/client.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import { toDay } from '../production/production-output.ts'

/** What a courier has collected on a day and not handed in yet; AZN. */
export const courierCashSchema = z.object({
  /** Of the courier's day. */
  id: z.int(),
  name: z.string(),
  day: z.iso.date(),
  amount: z.number(),
  orderIds: z.array(z.int()),
})
type CourierCash = z.infer<typeof courierCashSchema>

/** What couriers still have, the earliest day first (DEL-41). */
export async function readCourierCash(db: Database): Promise<CourierCash[]> {
  const rows = await db.$queryRaw<
    { id: number; name: string; day: Date; amount: Qepik; orderIds: number[] }[]
  >`
    SELECT d.id, d.name, d.day, sum(p.amount)::integer AS amount,
      ARRAY(SELECT a.order_id FROM payments c JOIN payment_allocations a ON a.payment_id = c.id
        WHERE c.courier_day_id = d.id GROUP BY a.order_id HAVING sum(a.amount) <> 0 ORDER BY 1) AS "orderIds"
    FROM courier_days d JOIN payments p ON p.courier_day_id = d.id
    WHERE d.handed_in_at IS NULL
    GROUP BY d.id HAVING sum(p.amount) <> 0 ORDER BY d.day, d.id`
  return rows.map((row) => ({ ...row, day: toDay(row.day), amount: toAzn(row.amount) }))
}

/** Qəpik that were collected on a courier's day, less what was taken back of it. */
export async function collectedOn(tx: Database | Transaction, courierDayId: number): Promise<Qepik> {
  const { _sum } = await tx.payment.aggregate({ where: { courierDayId }, _sum: { amount: true } })
  return _sum.amount ?? 0
}
