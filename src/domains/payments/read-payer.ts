import { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import { toAzn, toQepik } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { readRests, sumOf } from './hold-money.ts'
import { moneyOfOrderSchema, person, personSchema, readMoneyOfOrders } from './payment-output.ts'

/** The most orders that one payment can be for. */
const mostOrders = 100

/** A customer at the counter: AZN that are owed and for no order, and what can be paid, the longest due first. */
export const payerSchema = z.object({
  appUser: personSchema,
  owed: z.number(),
  balance: z.number(),
  orders: z.array(moneyOfOrderSchema),
})

/** What a customer who pays owes, order by order (PAY-6). @throws NOT_FOUND */
export async function readPayer(
  deps: Pick<Deps, 'db' | 'now'>,
  { id }: { id: number },
): Promise<z.infer<typeof payerSchema>> {
  const { db } = deps
  const where = { id, deletedAt: null, role: { name: customerRole } }
  const [appUser, rests, open] = await Promise.all([
    db.user.findFirst({ where, ...person }),
    readRests(db, id),
    db.$queryRaw<{ id: number }[]>`
      SELECT m.order_id AS id FROM order_money m JOIN orders o ON o.id = m.order_id
      WHERE m.total > m.paid AND o.user_id = ${id}
      ORDER BY m.due_on NULLS LAST, m.order_id LIMIT ${mostOrders}`,
  ])
  if (!appUser) throw notFound()
  const orders = await readMoneyOfOrders(
    deps,
    open.map((row) => row.id),
  )
  const owed = orders.reduce((sum, { money }) => sum + toQepik(money.left), 0)
  return { appUser, owed: toAzn(owed), balance: toAzn(sumOf(rests)), orders }
}
