import type { Database } from '../../db/client.ts'

/**
 * The artwork of a customer's orders, for the export of their data (DAT-1): each version with its files,
 * which are kept at `url` until `isKept` is false.
 */
export async function artworkOfUser(db: Database, userId: number) {
  const versions = await db.artworkVersion.findMany({
    where: { artwork: { order: { userId } } },
    orderBy: { id: 'asc' },
    include: { files: { orderBy: { position: 'asc' } } },
  })
  const byOrder = Map.groupBy(versions, ({ orderId }) => orderId)
  return (orderId: number) =>
    (byOrder.get(orderId) ?? []).map(({ number, createdAt, note, byStaff, files }) => ({
      version: number,
      sentAt: createdAt.toISOString(),
      by: byStaff ? 'staff' : 'customer',
      note,
      files: files.map(({ id, name, kind, size, sha256, removedAt }) => ({
        name,
        kind,
        size: Number(size),
        sha256: Buffer.from(sha256).toString('hex'),
        isKept: removedAt === null,
        url: `/api/order/${orderId}/artwork/files/${id}`,
      })),
    }))
}
