import { createHash, type Hash } from 'node:crypto'
import type { Upload } from '../../../db/generated/client.ts'
import { notFound } from '../../../lib/errors.ts'
import { isHeic } from '../../../lib/is-heic.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { fileKindOf, isChecked, kindLength } from '../file-kinds.ts'
import { pieceLength, pieceName } from '../stored-file.ts'
import { uploadEnd } from './begin-upload.ts'
import { heicFile, wrongAttachmentKind, wrongFileKind } from './upload-errors.ts'
import { assertPieceRoom } from './upload-room.ts'

type WriterDeps = Pick<Deps, 'db' | 'now' | 'artwork'>

/**
 * Writes the bytes of an upload as pieces, from where it left off; an incomplete last piece is written again
 * with what follows it. The database's position moves only once a piece is stored, so a crash costs one piece
 * at most.
 */
export class PieceWriter {
  /** Bytes of the upload that were received, stored or not. */
  position: number
  /** When the upload expires, unless more bytes come. */
  expiresAt: Date
  readonly #deps: WriterDeps
  readonly #upload: Upload
  readonly #commits: boolean
  /** Computed along the way when the whole file comes at once. */
  readonly #hash: Hash | null
  #kind: string | null
  #piece: Buffer
  #filled: number

  static async open(
    deps: WriterDeps,
    upload: Upload,
    { commits }: { commits: boolean },
  ): Promise<PieceWriter> {
    const position = Number(upload.offset)
    const filled = position % pieceLength
    const piece = Buffer.allocUnsafeSlow(Math.min(pieceLength, Number(upload.length) - position + filled))
    if (filled > 0) {
      const stored = await deps.artwork.store.read(
        pieceName(upload.storageKey, Math.floor(position / pieceLength)),
      )
      piece.set(stored.subarray(0, filled))
    }
    return new PieceWriter(deps, upload, commits, piece, filled)
  }

  private constructor(deps: WriterDeps, upload: Upload, commits: boolean, piece: Buffer, filled: number) {
    this.#deps = deps
    this.#upload = upload
    this.#commits = commits
    this.#piece = piece
    this.#filled = filled
    this.#kind = upload.kind
    this.expiresAt = upload.expiresAt
    this.position = Number(upload.offset)
    this.#hash = this.position === 0 ? createHash('sha256') : null
  }

  async write(chunk: Buffer): Promise<void> {
    this.#hash?.update(chunk)
    for (let at = 0; at < chunk.length; ) {
      const length = Math.min(chunk.length - at, pieceLength - this.#filled)
      chunk.copy(this.#piece, this.#filled, at, at + length)
      this.#filled += length
      this.position += length
      at += length
      if (this.#filled === pieceLength) {
        await this.flush()
        this.#filled = 0
      }
    }
  }

  /**
   * Stores the received part of the piece.
   * @throws UNSUPPORTED_MEDIA once it shows that the file's kind isn't accepted
   */
  async flush(): Promise<void> {
    if (this.#filled === 0) return
    await this.#tellKind()
    const number = Math.floor((this.position - this.#filled) / pieceLength)
    const content = this.#piece.subarray(0, this.#filled)
    await assertPieceRoom(this.#deps, content.length)
    await this.#deps.artwork.store.put(pieceName(this.#upload.storageKey, number), content)
    if (this.#commits) await this.commit()
  }

  /** Makes what is stored count. @throws NOT_FOUND when the upload was dropped: nothing of it stays */
  async commit(): Promise<void> {
    const isWhole = this.position === Number(this.#upload.length)
    const { db, now, artwork } = this.#deps
    this.expiresAt = uploadEnd(this.#upload.purpose, now())
    const { count } = await db.upload.updateMany({
      where: { id: this.#upload.id },
      data: {
        offset: this.position,
        kind: this.#kind,
        expiresAt: this.expiresAt,
        ...(isWhole && this.#hash && { sha256: new Uint8Array(this.#hash.copy().digest()) }),
      },
    })
    if (count > 0) return
    await artwork.store.remove(this.#upload.storageKey)
    throw notFound()
  }

  async #tellKind(): Promise<void> {
    const isBeginning = this.position <= pieceLength
    const isEnough = this.position >= kindLength || this.position === Number(this.#upload.length)
    if (this.#kind !== null || !isBeginning || !isEnough) return
    const { purpose } = this.#upload
    const beginning = this.#piece.subarray(0, this.#filled)
    const found = fileKindOf(beginning)
    // Messages only take pictures and PDFs.
    this.#kind = found !== null && (purpose !== 'message' || isChecked(found)) ? found : null
    if (this.#kind !== null) return
    await this.#deps.db.$transaction([
      this.#deps.db.upload.deleteMany({ where: { id: this.#upload.id } }),
      this.#deps.db.mediaTrash.create({ data: { key: this.#upload.storageKey } }),
    ])
    if (isHeic(beginning)) throw heicFile()
    throw purpose === 'message' ? wrongAttachmentKind() : wrongFileKind()
  }
}
