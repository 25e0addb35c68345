import type { Transaction } from '../../db/client.ts'
import type { Changes } from '../content/values.ts'
import { writeEntry } from './write-entry.ts'

/**
 * Writes what staff did with what belongs to an order into its history. `changes` hold nothing that a person wrote or
 * is called: an order's entries stay when its customer is erased (DAT-2).
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
