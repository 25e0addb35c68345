import { z } from 'zod'
import type { Deps } from '../../procedures/deps.ts'
import { isBeingSent } from '../payments/book-refund.ts'
import { person, personSchema } from '../payments/payment-output.ts'
import { refundParts, refundSchema, toRefund } from '../payments/refund-output.ts'

/** The most that staff look at in one go. */
const shown = 100

export const refundAttentionSchema = z.array(refundSchema.extend({ appUser: personSchema }))

/**
 * Refunds that wait for staff, the longest first (PAY-49): a transfer is to be sent, a bank gives no answer, or one
 * has failed and nobody has decided what becomes of its money.
 */
export async function readRefundAttention({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof refundAttentionSchema>> {
  const rows = await db.refund.findMany({
    where: { OR: [{ state: { in: ['Asked', 'Sent', 'Unknown'] } }, { state: 'Failed', decidedAt: null }] },
    orderBy: [{ askedAt: 'asc' }, { id: 'asc' }],
    take: shown,
    include: { ...refundParts, payment: { select: { way: true, user: person } } },
  })
  const at = now()
  return rows
    .filter((row) => !isBeingSent(row, at))
    .map((row) => ({ ...toRefund(row), appUser: row.payment.user }))
}
