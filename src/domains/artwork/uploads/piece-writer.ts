import { createHash, type Hash } from 'node:crypto'
import type { Upload } from '../../../db/generated/client.ts'
import { notFound } from '../../../lib/errors.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { isChecked, kindLength, tellFileKind } from '../file-kinds.ts'
import { pieceLength, pieceName } from '../stored-file.ts'
import { uploadEnd } from './begin-upload.ts'
import { wrongAttachmentKind, wrongFileKind } from './upload-errors.ts'
import { assertPieceRoom } from './upload-room.ts'

type WriterDeps = Pick<Deps, 'db' | 'now' | 'artwork'>

/**
 * Writes the bytes of an upload as pieces, from where it stands; a piece that wasn't full is written anew with what
 * follows it. How far it is stands in the database only once a piece is stored for good, so what is killed in between is
 * sent again, and nothing else.
 */
export class PieceWriter {
  /** Bytes of the upload that have been given, stored or not. */
  position: number
  /** When it is given up, unless more comes. */
  expiresAt: Date
  readonly #deps: WriterDeps
  readonly #upload: Upload
  readonly #commits: boolean
  /** Runs along when the whole file comes at once. */
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

  /** Stores what has come of the piece. @throws UNSUPPORTED_MEDIA once it shows that the file is of no kind that is taken */
  async flush(): Promise<void> {
    if (this.#filled === 0) return
    await this.#tellKind()
    const number = Math.floor((this.position - this.#filled) / pieceLength)
    const content = this.#piece.subarray(0, this.#filled)
    await assertPieceRoom(this.#deps, content.length)
    await this.#deps.artwork.store.put(pieceName(this.#upload.storageKey, number), content)
    if (this.#commits) await this.commit()
  }

  /** From now on what is stored counts. @throws NOT_FOUND when the upload was dropped meanwhile: nothing of it stays */
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
    const told = tellFileKind(this.#piece.subarray(0, this.#filled))
    // Beside a message pictures and PDF are enough.
    this.#kind = told !== null && (purpose !== 'message' || isChecked(told)) ? told : null
    if (this.#kind !== null) return
    await this.#deps.db.$transaction([
      this.#deps.db.upload.deleteMany({ where: { id: this.#upload.id } }),
      this.#deps.db.mediaTrash.create({ data: { key: this.#upload.storageKey } }),
    ])
    throw purpose === 'message' ? wrongAttachmentKind() : wrongFileKind()
  }
}
