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

/** What the sender says of the bytes that come: where they belong, and the digest of all of them. */
export type Arriving = { offset: bigint; checksum: { algorithm: 'sha1' | 'sha256'; digest: Buffer } | null }

/**
 * Takes the next bytes of an upload and answers how many of it are here now, and until when it is kept (ART-4). What has come is stored piece by
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
      // Read with the lock: another may just have stored more.
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

/** Whose turn an upload takes: a customer's with all links to their orders, of staff each their own. */
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
  /** Aborted when the place goes to another. */
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

/** Hands on what comes until it ends, its sender is gone, or lock or place are lost; answers what broke it off. */
async function readInto(
  body: Readable,
  { lock, place, ended }: Turn,
  take: (chunk: Buffer) => Promise<void>,
): Promise<{ error: unknown } | null> {
  // Between, since destroying the body itself would take the answer along; after an error its rest flows away
  // (src/faces/uploads.ts).
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
