import type { Transaction } from '../../db/client.ts'
import { AppError, type Message, notFound, sumInText } from '../../lib/errors.ts'
import type { Qepik } from '../../lib/money.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isByStaff, type Transition, transitions } from '../order-status/statuses.ts'
import { changeStatus, statusConflict } from './change-status.ts'
import type { OrderView } from './order-output.ts'

const moneyOnOrder: Message = /*i18n*/ {
  id: 'orders.moneyOnOrder',
  message:
    'For this order {paid} AZN are paid. Say what becomes of them: all is given back (refund), it stays as balance (balance), or a part is kept for work done (keepPart).',
}

/**
 * Staff cancel a new or an accepted order for which nothing is paid: it moves to NotApproved, nothing is erased, and
 * the customer gets an email (ORD-6), with the reason if staff gave one, once the move can't be undone any more.
 * @throws NOT_FOUND; FORBIDDEN without the area that its status needs; CONFLICT in any other status, and where
 * something is paid: what becomes of it is to be said (PAY-33)
 */
export function cancelOrder(
  deps: Pick<Deps, 'db' | 'emails' | 'now'>,
  caller: Caller,
  { id: orderId, reason }: { id: number; reason?: string | undefined },
): Promise<OrderView> {
  return deps.db.$transaction(async (tx) => {
    const { way, paid } = await holdToCancel(tx, caller, orderId)
    if (paid > 0) throw saysNothingOfMoney(paid)
    const change = { orderId, way, actorId: caller.id, at: deps.now(), reason: reason || undefined }
    return (await changeStatus(deps, tx, change)).order
  })
}

export const saysNothingOfMoney = (paid: Qepik): AppError =>
  new AppError('CONFLICT', { ...moneyOnOrder, values: { paid: sumInText(paid) } })

/**
 * Locks an order that the caller cancels, so that no payment comes in between.
 * @returns the move, and qəpik that are paid and not being given back
 * @throws NOT_FOUND; FORBIDDEN without the area that its status needs; CONFLICT in any other status
 */
export async function holdToCancel(
  tx: Transaction,
  caller: Caller,
  orderId: number,
): Promise<{ way: Transition; paid: Qepik }> {
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${orderId} FOR NO KEY UPDATE`
  const found = await tx.order.findUnique({
    where: { id: orderId },
    select: { status: true, money: { select: { paid: true, refunding: true } } },
  })
  if (!found) throw notFound()
  const way = transitions.filter(isByStaff).find(({ act, from }) => act === 'cancel' && from === found.status)
  if (!way) throw statusConflict()
  if (!can(caller, way.who)) throw new AppError('FORBIDDEN')
  return { way, paid: found.money ? found.money.paid - found.money.refunding : 0 }
}
