import type { Database } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import type { MoneyFilter } from '../order-money/order-money.ts'

/** The deposit of an order, as depositOf reckons it. */
const deposit = Prisma.sql`((total::bigint * deposit_bp + 5000) / 10000)`

/** The state of an order's money as a filter; a test compares it with orderMoneyOf, which says it (PAY-53). */
export const moneyState = Prisma.sql`
  CASE WHEN paid - refunding > total THEN 'overpaid'
    WHEN refunding > 0 THEN 'refunding'
    WHEN refunded > 0 AND (paid = 0 OR total = kept) THEN 'refunded'
    WHEN total = 0 THEN 'nothingDue'
    WHEN paid = total THEN 'paid'
    WHEN is_on_terms THEN 'onTerms'
    WHEN ${deposit} > 0 AND ${deposit} < total
      THEN CASE WHEN paid < ${deposit} THEN 'depositDue' ELSE 'depositPaid' END
    WHEN paid = 0 THEN 'unpaid' ELSE 'partlyPaid' END`

/** The ids of the orders whose money stands so, the newest first; `today` is a day in Baku. */
export async function idsOfMoney(
  db: Database,
  { state, today, atMost }: { state: MoneyFilter; today: string; atMost: number },
): Promise<number[]> {
  const fits =
    state === 'overdue'
      ? Prisma.sql`total > paid AND due_on < ${today}::text::date`
      : Prisma.sql`${moneyState} = ${state}`
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT order_id AS id FROM order_money WHERE ${fits} ORDER BY order_id DESC LIMIT ${atMost}`
  return rows.map(({ id }) => id)
}
