import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { invalid, type Message, notFound, sumInText } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { mailWaitMs } from '../order-status/undo-time.ts'
import { holdBalance } from '../payments/hold-money.ts'
import { person, personSchema } from '../payments/payment-output.ts'
import { hashOf, holdPayer, sourceOf, writeBalanceEntry } from '../payments/record-payment.ts'
import { type RefundView, readRefundableBalance, refundableSchema } from '../payments/refund-output.ts'
import { assertStillPaid, findGiven, type GiveBackDeps, givePart, readRefunds } from './give-back.ts'
import { planRefund } from './plan-refund.ts'
import type { balanceBackFields } from './refund-input.ts'
import { sendCardRefunds } from './send-card-refund.ts'
import { tellOfRefunds } from './tell-of-refunds.ts'

const tooMuch: Message = /*i18n*/ {
  id: 'refunds.balanceTooMuch',
  message: 'At most {left} AZN can be given back: there is no more on the balance.',
}

/** A customer's balance, AZN, and what of it each payment holds, the first to be given back first. */
export const balanceDetailSchema = z.object({
  appUser: personSchema,
  balance: z.number(),
  refundable: z.array(refundableSchema),
})

/** @throws NOT_FOUND */
export async function readBalance(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<z.infer<typeof balanceDetailSchema>> {
  const where = { id, deletedAt: null, role: { name: customerRole } }
  const appUser = await db.user.findFirst({ where, ...person })
  if (!appUser) throw notFound()
  const refundable = await readRefundableBalance(db, id)
  return {
    appUser,
    balance: toAzn(refundable.reduce((sum, { amount }) => sum + amount, 0)),
    refundable: refundable.map((payment) => ({ ...payment, amount: toAzn(payment.amount) })),
  }
}

type GivingBack = z.output<typeof balanceBackFields> & { idempotencyKey: string | undefined }

/**
 * Gives money of a customer's balance back, the way it came (PAY-48); with `paymentId` of that payment alone. A repeat
 * with the same Idempotency-Key gives nothing back again and is answered alike.
 * @throws VALIDATION for an unknown customer and for more than there is; CONFLICT for a key of another refund, and
 * where another balance was read
 */
export async function giveBalanceBack(
  deps: GiveBackDeps,
  caller: Pick<Caller, 'id'>,
  { idempotencyKey, ...input }: GivingBack,
): Promise<RefundView[]> {
  const source = sourceOf(caller, idempotencyKey)
  const hash = hashOf(input)
  const first = await findGiven(deps.db, source, hash)
  if (first) return first
  try {
    const ids = await deps.db.$transaction((tx) => give(tx, deps, { ...input, by: caller.id, source, hash }))
    await sendCardRefunds(deps, ids)
    return await readRefunds(deps.db, ids)
  } catch (error) {
    // The same request was sent twice at once: the other one was first.
    const other = await findGiven(deps.db, source, hash)
    if (other) return other
    throw error
  }
}

type Giving = z.output<typeof balanceBackFields> & {
  by: number
  source: string
  hash: Uint8Array<ArrayBuffer>
}

async function give(
  tx: Transaction,
  deps: Pick<Deps, 'emails' | 'now'>,
  { appUserId: userId, paymentId, amount, balance, ...giving }: Giving,
): Promise<number[]> {
  await holdPayer(tx, userId)
  await holdBalance(tx, userId)
  const all = await readRefundableBalance(tx, userId)
  const there = all.reduce((sum, one) => sum + one.amount, 0)
  assertStillPaid({ paid: there, refunding: 0 }, balance)
  const offered = paymentId === undefined ? all : all.filter((one) => one.paymentId === paymentId)
  const left = offered.reduce((sum, one) => sum + one.amount, 0)
  if (amount > left) throw invalid('amount', { ...tooMuch, values: { left: sumInText(left) } })
  const at = deps.now()
  const ids: number[] = []
  for (const [index, part] of planRefund(offered, amount).entries())
    ids.push(await givePart(tx, { ...giving, orderId: null, at, index, part }))
  await tellOfRefunds(tx, deps, { ids, waitMs: mailWaitMs })
  const { _sum } = await tx.refund.aggregate({
    where: { id: { in: ids }, state: { not: 'Done' } },
    _sum: { amount: true },
  })
  // What has gone is in the history by itself.
  if (_sum.amount !== null)
    await writeBalanceEntry(tx, { by: giving.by, userId, payment: [toAzn(_sum.amount), null] })
  return ids
}
