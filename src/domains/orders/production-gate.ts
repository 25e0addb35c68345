import type { Transaction } from '../../db/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { isPrintable } from '../order-status/printable.ts'

const notApproved: Message = /*i18n*/ {
  id: 'orders.notApprovedForPrint',
  message:
    'The artwork of this order is not approved for print. Wait for the approval, or start without it and say why.',
}
const needsNone: Message = /*i18n*/ {
  id: 'orders.needsNoOverride',
  message: 'Nothing stands in the way of this order: it can go into production as usual.',
}

/** Whether the artwork of an order lets it be printed; one without artwork of its own needs none (PRO-6). */
export async function isApprovedForPrint(tx: Transaction, orderId: number): Promise<boolean> {
  const slot = await tx.artwork.findUnique({ where: { orderId }, select: { state: true } })
  return slot === null || isPrintable(slot.state)
}

/**
 * Nothing is printed that nobody has approved. Called once the order has moved: from then on its row is held, and
 * nothing changes its artwork until the transaction ends.
 * @throws CONFLICT
 */
export async function assertApprovedForPrint(tx: Transaction, orderId: number): Promise<void> {
  if (!(await isApprovedForPrint(tx, orderId))) throw new AppError('CONFLICT', notApproved)
}

export const overrideNotNeeded = (): AppError => new AppError('CONFLICT', needsNone)
