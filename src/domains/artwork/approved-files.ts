import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import type { ArtworkFile } from '../../db/generated/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { basketStorageKeyOf, copyContent } from './stored-file.ts'
import { uploadEnd } from './uploads/begin-upload.ts'
import type { StoredUpload } from './uploads/stored-uploads.ts'
import './artwork-deps.ts'
import { assertRoom } from './uploads/upload-room.ts'

/** Files by order id, in their order. */
export type ApprovedFiles = ReadonlyMap<number, readonly ArtworkFile[]>

/**
 * The files that a customer approved for these orders of theirs, as long as the approval is valid and all are
 * kept (ART-13); other orders have none.
 */
export async function approvedFiles(
  db: Database,
  userId: number,
  orderIds: readonly number[],
): Promise<ApprovedFiles> {
  if (orderIds.length === 0) return new Map()
  const slots = await db.artwork.findMany({
    where: { orderId: { in: [...orderIds] }, state: 'Approved', order: { userId } },
    select: {
      orderId: true,
      versions: {
        where: { approvals: { some: { withdrawnAt: null } } },
        orderBy: { number: 'desc' },
        take: 1,
        select: { files: { orderBy: { position: 'asc' } } },
      },
    },
  })
  return new Map(
    slots.flatMap(({ orderId, versions }) => {
      const files = versions[0]?.files ?? []
      const areKept = files.length > 0 && files.every(({ removedAt }) => removedAt === null)
      return areKept ? [[orderId, files] as const] : []
    }),
  )
}

/**
 * Copies files for an order that `userId` is about to place: if it isn't placed, the sweep removes them
 * (ART-8).
 * @throws UNAVAILABLE without room, or while the store is away
 */
export async function copyFiles(
  deps: Pick<Deps, 'db' | 'now' | 'artwork'>,
  userId: number,
  files: readonly ArtworkFile[],
): Promise<StoredUpload[]> {
  const { db, now, artwork } = deps
  const length = files.reduce((sum, { size }) => sum + Number(size), 0)
  await db.$transaction((tx) => assertRoom(deps, tx, length))
  const copies: StoredUpload[] = []
  for (const file of files) {
    const { name, kind, size, sha256, password } = file
    const id = randomBytes(16).toString('base64url')
    const storageKey = basketStorageKeyOf(userId, id)
    const of = { id, name, storageKey, purpose: 'basket', byUserId: userId } as const
    const createdAt = now()
    const upload = await db.upload.create({
      data: { ...of, length: size, offset: size, createdAt, expiresAt: uploadEnd('artwork', createdAt) },
    })
    await copyContent(artwork.store, file, storageKey)
    copies.push({ ...upload, kind, sha256, password })
  }
  return copies
}
