import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import type { Prisma } from '../../db/generated/client.ts'

/** What isn't given stays. @throws NOT_FOUND */
export async function updateContact(
  db: Database,
  { id, ...data }: Prisma.ContactUpdateInput & { id: number },
): Promise<void> {
  await orNotFound(db.contact.update({ where: { id }, data }))
}
