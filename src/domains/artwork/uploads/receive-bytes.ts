import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Upload } from '../../../db/generated/client.ts'
import { notFound } from '../../../lib/errors.ts'
import type { Deps } from '../../../procedures/deps.ts'
import type { CallerOrLink } from '../../order-links/order-party.ts'
import { assertOrderParty } from '../../order-links/order-party.ts'
import { ownUpload, uploaderKey } from './own-upload.ts'
import { PieceWriter } from './piece-writer.ts'
import { asUploadError, moreThanAnnounced, pieceDamaged, wrongUploadOffset } from './upload-errors.ts'
import type { UploadLock } from './upload-locks.ts'

type ReceiveDeps = Pick<Deps, 'db' | 'now' | 'log' | 'artwork'>

/** What the sender says of the bytes that come: where they belong, and the digest of all of them. */
export type Arriving = { offset: bigint; checksum: { algorithm: 'sha1' | 'sha256'; digest: Buffer } | null }

/**
 * Takes the next bytes of an upload and answers how many of it are here now (ART-4). What has come is stored piece by
 * piece, so that whatever breaks off, all but the last piece is there; with a checksum all counts, or nothing.
 * @throws NOT_FOUND to all but who began it; CONFLICT for another offset, or while it is written; VALIDATION for damaged
 * bytes; TOO_LARGE; UNSUPPORTED_MEDIA as soon as the kind shows; UNAVAILABLE when nothing can be stored
 */
export async function receiveBytes(
  deps: ReceiveDeps,
  who: CallerOrLink,
  id: string,
  body: Readable,
  arriving: Arriving,
): Promise<bigint> {
  const { orderId } = await ownUpload(deps, who, id)
  const side = orderId === null ? 'customer' : (await assertOrderParty(deps.db, who, orderId)).side
  const end = deps.artwork.atOnce.begin(side, uploaderKey(who))
  try {
    const lock = await deps.artwork.locks.take(id)
    try {
      // Read with the lock: another may just have stored more.
      const upload = await ownUpload(deps, who, id)
      if (upload.offset !== arriving.offset) throw wrongUploadOffset(upload.offset)
      return await receive(deps, upload, body, arriving, lock)
    } finally {
      await lock.release()
    }
  } catch (error) {
    throw asUploadError(error)
  } finally {
    end()
  }
}

async function receive(
  deps: ReceiveDeps,
  upload: Upload,
  body: Readable,
  { checksum }: Arriving,
  lock: UploadLock,
): Promise<bigint> {
  const writer = await PieceWriter.open(deps, upload, { commits: checksum === null })
  const digest = checksum && createHash(checksum.algorithm)
  const broken = await readInto(body, lock, async (chunk) => {
    if (writer.position + chunk.length > Number(upload.length)) throw moreThanAnnounced()
    digest?.update(chunk)
    await writer.write(chunk)
  })
  if (checksum === null) await writer.flush()
  if (broken !== null) throw broken.error
  if (checksum && digest) await finishChecked(writer, digest, checksum.digest)
  return BigInt(writer.position)
}

async function finishChecked(writer: PieceWriter, digest: Hash, expected: Buffer): Promise<void> {
  if (!digest.digest().equals(expected)) throw pieceDamaged()
  await writer.flush()
  await writer.commit()
}

/** Hands on what comes until it ends, its sender is gone or the lock is lost; answers what broke it off. */
async function readInto(
  body: Readable,
  lock: UploadLock,
  take: (chunk: Buffer) => Promise<void>,
): Promise<{ error: unknown } | null> {
  const giveUp = () => body.destroy(lock.signal.reason)
  lock.signal.addEventListener('abort', giveUp)
  let isTaking = false
  try {
    // After an error the rest flows away (src/faces/uploads.ts): destroying it would take the answer along.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      lock.touch()
      isTaking = true
      await take(chunk)
      isTaking = false
      lock.touch()
    }
    return null
  } catch (error) {
    if (isTaking) throw error
    return { error: lock.signal.aborted ? lock.signal.reason : error }
  } finally {
    lock.signal.removeEventListener('abort', giveUp)
  }
}

/** How far an upload is; who has lost its sender is ended first. @throws NOT_FOUND */
export async function uploadProgress(deps: ReceiveDeps, who: CallerOrLink, id: string): Promise<Upload> {
  await ownUpload(deps, who, id)
  await deps.artwork.locks.endIdle(id)
  return ownUpload(deps, who, id)
}

/** Its sender doesn't want it any more: it is gone at once. @throws NOT_FOUND; CONFLICT while it is written */
export async function dropUpload(deps: ReceiveDeps, who: CallerOrLink, id: string): Promise<void> {
  const upload = await ownUpload(deps, who, id)
  const lock = await deps.artwork.locks.take(id)
  try {
    await deps.db.$transaction(async (tx) => {
      const { count } = await tx.upload.deleteMany({ where: { id } })
      if (count === 0) throw notFound()
      await tx.mediaTrash.create({ data: { key: upload.storageKey } })
    })
  } finally {
    await lock.release()
  }
}
