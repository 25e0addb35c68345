import type { Transaction } from '../../db/client.ts'
import type { Changes } from '../content/values.ts'
import { writeEntry } from './write-entry.ts'

/**
 * Records what staff did with something that belongs to an order. `changes` hold nothing personal: an order's
 * entries stay when its customer is erased (DAT-2).
 */
export async function writeOrderEntry(
  tx: Transaction,
  { by, orderId, changes }: { by: number; orderId: number; changes: Changes },
): Promise<void> {
  const { productName, serviceName } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { productName: true, serviceName: true },
  })
  await writeEntry(tx, {
    by,
    kind: 'order',
    id: orderId,
    name: productName ?? serviceName,
    act: 'changed',
    changes,
  })
}
