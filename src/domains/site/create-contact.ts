import type { Database } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { recordedNew } from '../audit/recorded.ts'
import { toContactRecord } from './contact-shape.ts'

/** A new record comes last, so that the phone in the header stays the one that it was. */
export async function createContact(db: Database, by: number, data: Prisma.ContactCreateInput) {
  const row = await recordedNew(db, { by, kind: 'contact' }, async (tx) => {
    const { _max } = await tx.contact.aggregate({ _max: { priority: true } })
    return tx.contact.create({ data: { ...data, priority: (_max.priority ?? 0) + 1 } })
  })
  return toContactRecord(row)
}
