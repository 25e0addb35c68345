import { createHash, type Hash } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import type { Upload } from '../../../db/generated/client.ts'
import { notFound } from '../../../lib/errors.ts'
import type { FairPlace } from '../../../lib/fair-places.ts'
import type { Deps } from '../../../procedures/deps.ts'
import type { CallerOrLink } from '../../order-links/order-party.ts'
import { assertOrderParty } from '../../order-links/order-party.ts'
import { pieceLength } from '../stored-file.ts'
import { ownUpload, uploaderKey } from './own-upload.ts'
import { PieceWriter } from './piece-writer.ts'
import { asUploadError, moreThanAnnounced, pieceDamaged, wrongUploadOffset } from './upload-errors.ts'
import type { UploadLock } from './upload-locks.ts'
import { assertPieceRoom } from './upload-room.ts'

type ReceiveDeps = Pick<Deps, 'db' | 'now' | 'log' | 'artwork'>

/** What the sender says of these bytes: their offset, and the digest of all of them. */
export type Arriving = { offset: bigint; checksum: { algorithm: 'sha1' | 'sha256'; digest: Buffer } | null }

/**
 * Takes the next bytes of an upload and returns how many are stored now, and until when they are kept
 * (ART-4). Bytes are stored piece by piece, so that an interruption costs the last piece at most; with a
 * checksum all of them count, or none.
 * @throws NOT_FOUND to all but the caller who began it; CONFLICT for another offset, or while it is being
 * written; VALIDATION for damaged bytes; TOO_LARGE; UNSUPPORTED_MEDIA as soon as the kind shows; UNAVAILABLE
 * when nothing can be stored
 */
export async function receiveBytes(
  deps: ReceiveDeps,
  who: CallerOrLink,
  id: string,
  body: Readable,
  arriving: Arriving,
): Promise<Pick<Upload, 'offset' | 'expiresAt'>> {
  const { orderId } = await ownUpload(deps, who, id)
  const ended = new AbortController()
  const { side, owner } = await ownerOf(deps, who, orderId)
  const place = deps.artwork.atOnce.begin(side, {
    owner,
    actor: uploaderKey(who),
    end: (error) => ended.abort(error),
  })
  try {
    const lock = await deps.artwork.locks.take(id)
    try {
      // It is read under the lock, since another request may just have stored more.
      const upload = await ownUpload(deps, who, id)
      if (upload.offset !== arriving.offset) throw wrongUploadOffset(upload.offset)
      return await receive(deps, upload, body, arriving, { lock, place, ended: ended.signal })
    } finally {
      await lock.release()
    }
  } catch (error) {
    throw asUploadError(error)
  } finally {
    place.release()
  }
}

/** Whose share an upload counts for: the customer with all links to their orders, or one staff member. */
async function ownerOf(
  { db }: ReceiveDeps,
  who: CallerOrLink,
  orderId: number | null,
): Promise<{ side: 'customer' | 'staff'; owner: string }> {
  if (orderId === null) return { side: 'customer', owner: uploaderKey(who) }
  const { side, order } = await assertOrderParty(db, who, orderId)
  return { side, owner: side === 'staff' ? uploaderKey(who) : String(order.userId) }
}

type Turn = {
  lock: UploadLock
  place: FairPlace
  /** Aborted when the place is given to another upload. */
  ended: AbortSignal
}

async function receive(
  deps: ReceiveDeps,
  upload: Upload,
  body: Readable,
  { checksum }: Arriving,
  turn: Turn,
): Promise<Pick<Upload, 'offset' | 'expiresAt'>> {
  await assertPieceRoom(deps, Math.min(pieceLength, Number(upload.length - upload.offset)))
  const writer = await PieceWriter.open(deps, upload, { commits: checksum === null })
  const digest = checksum && createHash(checksum.algorithm)
  const broken = await readInto(body, turn, async (chunk) => {
    if (writer.position + chunk.length > Number(upload.length)) throw moreThanAnnounced()
    digest?.update(chunk)
    await writer.write(chunk)
  })
  if (checksum === null) await writer.flush()
  if (broken !== null) throw broken.error
  if (checksum && digest) await finishChecked(writer, digest, checksum.digest)
  return { offset: BigInt(writer.position), expiresAt: writer.expiresAt }
}

async function finishChecked(writer: PieceWriter, digest: Hash, expected: Buffer): Promise<void> {
  if (!digest.digest().equals(expected)) throw pieceDamaged()
  await writer.flush()
  await writer.commit()
}

/**
 * Passes bytes on until they end, the sender is gone, or the lock or place is lost; returns the error that
 * interrupted it.
 */
async function readInto(
  body: Readable,
  { lock, place, ended }: Turn,
  take: (chunk: Buffer) => Promise<void>,
): Promise<{ error: unknown } | null> {
  // A stream in between, since destroying the body itself would end the answer too; after an error the rest
  // is drained (src/faces/uploads.ts).
  const arriving = new PassThrough()
  const isOver = AbortSignal.any([lock.signal, ended])
  const giveUp = () => arriving.destroy(isOver.reason as Error)
  const lose = (error?: Error) => arriving.destroy(error ?? new Error('the sender is gone'))
  const leave = () => body.readableEnded || lose()
  isOver.addEventListener('abort', giveUp)
  body.once('error', lose).once('close', leave).pipe(arriving)
  if (isOver.aborted) giveUp()
  let isTaking = false
  try {
    for await (const chunk of arriving) {
      lock.touch()
      place.moved(chunk.length)
      place.pause()
      isTaking = true
      await take(chunk)
      isTaking = false
      place.goOn()
      lock.touch()
    }
    return null
  } catch (error) {
    if (isTaking) throw error
    return { error: isOver.aborted ? isOver.reason : error }
  } finally {
    isOver.removeEventListener('abort', giveUp)
    body.off('error', lose).off('close', leave).unpipe(arriving)
  }
}

/** The position of an upload; a writer that has lost its sender is ended first. @throws NOT_FOUND */
export async function uploadProgress(deps: ReceiveDeps, who: CallerOrLink, id: string): Promise<Upload> {
  await ownUpload(deps, who, id)
  await deps.artwork.locks.endIdle(id)
  return ownUpload(deps, who, id)
}

/** Cancels the upload, which is removed at once. @throws NOT_FOUND; CONFLICT while it is being written */
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
