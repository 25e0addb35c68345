import type { Database } from '../../db/client.ts'
import type { Caller } from '../../procedures/access.ts'
import { type ApprovedFiles, approvedFiles } from '../artwork/approved-files.ts'
import type { BasketLine } from './basket-input.ts'

/** Files by upload id, with their names and bytes. */
export type BasketFiles = ReadonlyMap<string, { name: string; size: number }>

/** The caller's complete uploads for these lines; another customer's uploads are never shown (BSK-7). */
export async function readFiles(
  db: Database,
  caller: Caller | null,
  lines: readonly Pick<BasketLine, 'uploads'>[],
  now: Date,
): Promise<BasketFiles> {
  const ids = lines.flatMap(({ uploads = [] }) => uploads)
  if (caller === null || ids.length === 0) return new Map()
  const rows = await db.upload.findMany({
    where: { id: { in: ids }, byUserId: caller.id, purpose: 'basket', expiresAt: { gt: now } },
    select: { id: true, name: true, length: true, offset: true },
  })
  return new Map(
    rows.flatMap(({ id, name, length, offset }) =>
      offset === length ? [[id, { name, size: Number(length) }] as const] : [],
    ),
  )
}

/** The approved files of the orders that these lines repeat; another customer's are never shown (ART-13). */
export const readRepeated = (
  db: Database,
  caller: Caller | null,
  lines: readonly Pick<BasketLine, 'repeats'>[],
): Promise<ApprovedFiles> =>
  approvedFiles(db, caller?.id ?? 0, caller ? lines.flatMap(({ repeats }) => repeats ?? []) : [])

/** What a customer has sent and not ordered, for the export of their data (DAT-1). */
export async function basketFilesOfUser(
  db: Database,
  userId: number,
): Promise<{ name: string; size: number; sentAt: string }[]> {
  const rows = await db.upload.findMany({
    where: { byUserId: userId, purpose: 'basket' },
    orderBy: { createdAt: 'asc' },
    select: { name: true, length: true, createdAt: true },
  })
  return rows.map(({ name, length, createdAt }) => ({
    name,
    size: Number(length),
    sentAt: createdAt.toISOString(),
  }))
}
