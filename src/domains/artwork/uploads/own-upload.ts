import type { Database } from '../../../db/client.ts'
import type { Upload } from '../../../db/generated/client.ts'
import { notFound } from '../../../lib/errors.ts'
import { linkKey } from '../../../procedures/order-link.ts'
import type { CallerOrLink } from '../../order-links/order-party.ts'

/** 128 random bits. */
const idPattern = /^[\w-]{22}$/

/** The caller's key in limits and counts. */
export const uploaderKey = ({ caller, link }: CallerOrLink): string =>
  caller ? String(caller.id) : (linkKey(link) ?? '')

/** An upload, for the caller who began it. @throws NOT_FOUND for any other caller, and once it has expired */
export async function ownUpload(
  { db, now }: { db: Database; now: () => Date },
  who: CallerOrLink,
  id: string,
): Promise<Upload> {
  const upload = idPattern.test(id) ? await db.upload.findUnique({ where: { id } }) : null
  if (!upload || !isUploader(who, upload) || upload.expiresAt <= now()) throw notFound()
  return upload
}

export function isUploader(
  { caller, link }: CallerOrLink,
  { byUserId, byLinkId, orderId }: Pick<Upload, 'byUserId' | 'byLinkId' | 'orderId'>,
): boolean {
  if (byLinkId !== null) return typeof link === 'object' && link?.id === byLinkId && link.orderId === orderId
  return byUserId !== null && caller?.id === byUserId
}
