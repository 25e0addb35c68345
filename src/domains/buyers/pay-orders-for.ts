import type { z } from 'zod'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isStaffRole } from '../access/role-rules.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import type { payerFields } from './buyer-input.ts'
import { holdBuyer, noSuchBuyer } from './hold-buyer.ts'

const hasAct: Message = /*i18n*/ {
  id: 'buyers.hasAct',
  message: 'An act of acceptance names who pays for order No. {order}: it can’t be changed any more.',
}

type Row = { id: number; userId: number; buyerId: number | null; hasAct: boolean }

/** A company is named by its number, since entries stay when the customer is erased. */
const numbered = (buyerId: number | null) => (buyerId === null ? null : `№ ${buyerId}`)

/**
 * Says which company pays for orders, or that their customer does, until an act names it; an invoice that was issued
 * is voided, and a new one names who pays now (DOC-8).
 * @throws NOT_FOUND, also for another customer's; VALIDATION when the company isn't this customer's; CONFLICT once
 * there is an act
 */
export async function payOrdersFor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { ids, buyerId = null }: z.output<typeof payerFields>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<Row[]>`
      SELECT o.id, o.user_id AS "userId", o.buyer_id AS "buyerId", EXISTS (
        SELECT FROM document_orders l JOIN documents d ON d.id = l.document_id
        WHERE l.order_id = o.id AND d.kind = 'act' AND d.voided_at IS NULL) AS "hasAct"
      FROM orders o WHERE o.id = ANY(${ids}) ORDER BY o.id FOR NO KEY UPDATE OF o`
    const isLetIn = rows.every(({ userId }) => userId === caller.id) || can(caller, 'orders')
    if (rows.length !== new Set(ids).size || !isLetIn) throw notFound()
    const named = rows.find((row) => row.hasAct)
    if (named) throw new AppError('CONFLICT', { ...hasAct, values: { order: String(named.id) } })
    if (buyerId !== null) {
      const [first] = rows
      if (!first || rows.some(({ userId }) => userId !== first.userId)) throw noSuchBuyer()
      await holdBuyer(tx, { buyerId, userId: first.userId })
    }
    await tx.document.updateMany({
      where: {
        kind: 'invoice',
        voidedAt: null,
        request: { state: 'Open' },
        orders: { some: { orderId: { in: ids } } },
      },
      data: { voidedAt: now() },
    })
    await tx.order.updateMany({ where: { id: { in: ids } }, data: { buyerId } })
    if (!isStaffRole(caller.role)) return
    for (const { id: orderId, buyerId: before } of rows)
      if (before !== buyerId)
        await writeOrderEntry(tx, {
          by: caller.id,
          orderId,
          changes: { payingCompany: [numbered(before), numbered(buyerId)] },
        })
  })
}
