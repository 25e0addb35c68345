import type { Transaction } from '../../db/client.ts'
import type { Snapshot } from '../content/values.ts'

/** Who asked is its name; the number stays in the inbox. */
export async function readContactRequest(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.contactRequest.findUnique({ where: { id } })
  return row && { name: row.name, fields: { handled: row.handledAt !== null, note: row.note } }
}
