import type { Deps } from '../../procedures/deps.ts'
import { calculatedPriceSchema } from '../catalog/calculated-price-schema.ts'
import { askByTerms, type Terms } from '../payment-requests/ask-by-terms.ts'

type Row = Terms & { quote: unknown; owed: number }

/**
 * What the terms of an order that waits for its price ask for once it is accepted at what it is estimated to cost
 * (PAY-3); without an estimate, at a price that isn't small. Null when nothing is asked for.
 */
export async function readAskLater(
  db: Pick<Deps['db'], '$queryRaw'>,
  orderId: number,
): Promise<'deposit' | 'full' | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT o.quote, t.deposit_bp AS "depositBp", t.whole_below AS "wholeBelow",
      t.days_to_pay AS "daysToPay", t.credit_limit AS "creditLimit",
      (SELECT coalesce(sum(m.total - m.paid), 0)::float8 FROM orders other JOIN order_money m ON m.order_id = other.id
        WHERE other.user_id = o.user_id AND m.total > m.paid) AS owed
    FROM orders o CROSS JOIN LATERAL (
      SELECT * FROM payment_terms WHERE user_id = o.user_id OR user_id IS NULL
      ORDER BY user_id NULLS LAST LIMIT 1
    ) t
    WHERE o.id = ${orderId}`
  if (!row) return null
  const price = row.quote === null ? (row.wholeBelow ?? 0) : calculatedPriceSchema.parse(row.quote).total
  return askByTerms(row, { price, owed: row.owed }).asks
}
