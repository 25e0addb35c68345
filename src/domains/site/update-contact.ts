import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { asRead, assertWritten } from '../../lib/as-read.ts'
import { recorded } from '../audit/recorded.ts'

type Input = Omit<Prisma.ContactUpdateInput, 'updatedAt'> & { id: number; updatedAt?: string | undefined }

/** What isn't given stays. @throws NOT_FOUND, CONFLICT */
export async function updateContact(
  db: Database,
  by: number,
  { id, updatedAt, ...data }: Input,
): Promise<void> {
  await orNotFound(db.contact.findUniqueOrThrow({ where: { id }, select: { id: true } }))
  await recorded(db, { by, kind: 'contact', id }, async (tx) =>
    assertWritten(await tx.contact.updateMany({ where: { id, ...asRead(updatedAt) }, data })),
  )
}
