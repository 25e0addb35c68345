import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isBeingSentAt } from '../payments/book-refund.ts'
import { person, personSchema } from '../payments/payment-output.ts'
import { refundParts, refundSchema, toRefund } from '../payments/refund-output.ts'

/** The most that staff look at in one go. */
const shown = 100

export const refundAttentionSchema = z.array(refundSchema.extend({ appUser: personSchema }))

/** One that a bank is being asked for at this moment doesn't wait for staff. */
const waitsForStaff = (at: Date) =>
  ({
    OR: [{ state: { in: ['Asked', 'Sent', 'Unknown'] } }, { state: 'Failed', decidedAt: null }],
    NOT: isBeingSentAt(at),
  }) satisfies Prisma.RefundWhereInput

/** How many {@link readRefundAttention} shows. */
export const countRefundAttention = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> =>
  db.refund.count({ where: waitsForStaff(now()), take: shown })

/**
 * Refunds that wait for staff, the longest first (PAY-49): a transfer is to be sent, a bank gives no answer, or one
 * has failed and nobody has decided what becomes of its money.
 */
export async function readRefundAttention({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof refundAttentionSchema>> {
  const rows = await db.refund.findMany({
    where: waitsForStaff(now()),
    orderBy: [{ askedAt: 'asc' }, { id: 'asc' }],
    take: shown,
    include: { ...refundParts, payment: { select: { way: true, user: person } } },
  })
  return rows.map((row) => ({ ...toRefund(row), appUser: row.payment.user }))
}
