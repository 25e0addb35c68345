import type { ArtworkFile } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { assertOrderSide, type CallerOrLink } from '../order-links/order-party.ts'
import { fileIsGone, newerVersionSent } from './artwork-errors.ts'
import { sendVersion } from './send-version.ts'
import { copyContent } from './stored-file.ts'
import { beginUpload } from './uploads/begin-upload.ts'
import './artwork-deps.ts'

type AgainDeps = Pick<Deps, 'db' | 'now' | 'settings' | 'limits' | 'artwork'>
type Again = { id: number; version: number; after: number }

/**
 * Staff restore an older version: its files are sent once more as the newest version, since that is what is
 * proved and printed (ART-12). `after` is the newest version they have seen.
 * @throws NOT_FOUND, also once a file of it is no longer kept; FORBIDDEN to the customer; CONFLICT,
 * TOO_LARGE, UNAVAILABLE as for an upload
 */
export async function sendAgain(
  deps: AgainDeps,
  who: CallerOrLink,
  { id: orderId, version: number, after }: Again,
): Promise<void> {
  await assertOrderSide(deps.db, who, orderId, 'staff')
  const files = await deps.db.artworkFile.findMany({
    where: { version: { orderId, number } },
    orderBy: { position: 'asc' },
  })
  if (files.length === 0) throw notFound()
  const newest = await deps.db.artworkVersion.count({ where: { orderId, number: { gt: after } } })
  if (newest > 0) throw newerVersionSent(after + newest)
  if (files.some(({ removedAt }) => removedAt !== null)) throw fileIsGone()
  const uploads: string[] = []
  for (const file of files) uploads.push(await copyFile(deps, who, orderId, file))
  await sendVersion(deps, who, { id: orderId, uploads, after })
}

/** Makes another upload with the content of a file and returns its id. */
async function copyFile(
  deps: AgainDeps,
  who: CallerOrLink,
  orderId: number,
  file: ArtworkFile,
): Promise<string> {
  const { store } = deps.artwork
  const { name, kind, size, sha256 } = file
  const { id, storageKey: to } = await beginUpload(deps, who, { orderId, name, length: Number(size) })
  await copyContent(store, file, to)
  await deps.db.upload.update({ where: { id }, data: { offset: size, kind, sha256 } })
  return id
}
