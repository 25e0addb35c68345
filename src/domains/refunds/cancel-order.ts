import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { AppError, invalid, type Message, sumInText } from '../../lib/errors.ts'
import type { Qepik } from '../../lib/money.ts'
import { type Caller, can } from '../../procedures/access.ts'
import { holdToCancel, saysNothingOfMoney } from '../orders/cancel-order.ts'
import { changeStatus, readOrder } from '../orders/change-status.ts'
import type { OrderView } from '../orders/order-output.ts'
import { holdOrders } from '../payments/hold-money.ts'
import { keepOver } from '../payments/take-back.ts'
import { assertStillPaid, type GiveBackDeps, giveBackOf } from './give-back.ts'
import type { cancelPaidFields } from './refund-input.ts'
import { sendCardRefunds } from './send-card-refund.ts'

const onlyBalance: Message = /*i18n*/ {
  id: 'refunds.onlyBalance',
  message:
    'To give money back, the area “Discounts” must be open to you as well. Without it the money stays as balance.',
}
const reasonMissing: Message = /*i18n*/ {
  id: 'refunds.reasonMissing',
  message: 'Say why the order is cancelled: the customer reads it.',
}
const workMissing: Message = /*i18n*/ {
  id: 'refunds.workMissing',
  message: 'Say which work was done: the customer reads it.',
}
const keptMissing: Message = /*i18n*/ {
  id: 'refunds.keptMissing',
  message: 'Say how much is kept: above 0 and at most {paid} AZN.',
}

type Cancelling = z.output<typeof cancelPaidFields>

/**
 * Staff cancel a new or an accepted order (ORD-6). Where something is paid, they say what becomes of it (PAY-33): all
 * is given back, it becomes balance, or a part is kept for work done. That can't be undone.
 * @throws NOT_FOUND; FORBIDDEN without the area that its status needs, and for giving back without areas 8 and 9;
 * CONFLICT in any other status, without a choice, and where something else is paid than was read
 */
export async function cancelPaidOrder(
  deps: GiveBackDeps,
  caller: Caller,
  { id: orderId, reason, money, ...input }: Cancelling,
): Promise<OrderView> {
  const given = await deps.db.$transaction(async (tx) => {
    const { way, paid } = await holdToCancel(tx, caller, orderId)
    const at = deps.now()
    const change = { orderId, way, actorId: caller.id, at, reason: reason || undefined }
    if (paid === 0) {
      await changeStatus(deps, tx, change)
      return []
    }
    if (money === undefined) throw saysNothingOfMoney(paid)
    assertStillPaid({ paid, refunding: 0 }, input.paid)
    if (money === 'balance') {
      await changeStatus(deps, tx, change)
      await keepOver(tx, { orderId, by: caller.id, at })
      return []
    }
    if (!can(caller, 'orders') || !can(caller, 'discounts')) throw new AppError('FORBIDDEN', onlyBalance)
    if (!reason) throw invalid('reason', reasonMissing)
    await holdOrders(tx, [orderId])
    const kept = money === 'keepPart' ? await keepPart(tx, { orderId, paid, ...input }) : 0
    await changeStatus(deps, tx, change)
    if (kept === paid) return []
    const giving = { orderId, amount: paid - kept, reason, by: caller.id, at }
    return giveBackOf(tx, deps, { ...giving, source: `cancel:${randomUUID()}`, hash: new Uint8Array() })
  })
  await sendCardRefunds(deps, given)
  return deps.db.$transaction((tx) => readOrder(tx, orderId))
}

type Keeping = { orderId: number; paid: Qepik } & Pick<Cancelling, 'workDone' | 'kept'>

/** What is kept for work done is what the order costs once it is given up. @throws VALIDATION */
async function keepPart(tx: Transaction, { orderId, paid, kept = 0, workDone }: Keeping): Promise<Qepik> {
  if (kept <= 0 || kept > paid) throw invalid('kept', { ...keptMissing, values: { paid: sumInText(paid) } })
  if (!workDone) throw invalid('workDone', workMissing)
  await tx.orderMoney.update({ where: { orderId }, data: { kept, keptFor: workDone } })
  return kept
}
