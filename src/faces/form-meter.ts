import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import { uploadLimits } from '../domains/media/limits.ts'
import { fileIsTooLarge, tooManyFilesSent } from '../domains/media/media-errors.ts'
import type { Share } from '../lib/budget.ts'
import { AppError } from '../lib/errors.ts'
import type { FormRoom } from '../procedures/rooms.ts'

/** The type of a file, also without a name. */
export const bytesType = 'application/octet-stream'
/** Bytes of the boundaries and headers around the parts. */
const maxEnvelopeBytes = 1024 * 1024

/**
 * Counts a form's parts while they arrive. Each method throws TOO_LARGE beyond its limit, UNAVAILABLE beyond
 * the limit for all forms.
 */
export class FormMeter {
  readonly #room: FormRoom
  readonly #texts: Share
  readonly #files: Share
  #dropped = 0
  #fileParts = 0
  #textParts = 0

  constructor(room: FormRoom, texts: Share, files: Share) {
    this.#room = room
    this.#texts = texts
    this.#files = files
  }

  /** The parser's limits. Empty file inputs of a form are files to it, and so are unknown ones. */
  get limits() {
    const files = 2 * uploadLimits.files
    return {
      fileSize: uploadLimits.fileSize,
      fieldSize: Math.min(uploadLimits.fieldSize, this.#room.texts.maxBytes),
      fields: uploadLimits.fields,
      files: files + uploadLimits.fields + 1,
      parts: files + uploadLimits.fields + 1,
      headerPairs: 20,
      headerSize: 8192,
    }
  }

  announce(bytes: number): void {
    if (bytes > this.#room.files.maxBytes + this.#room.texts.maxBytes + maxEnvelopeBytes)
      throw new AppError('TOO_LARGE')
  }

  countPart(part: MultipartFile | MultipartValue): void {
    const isFile = part.type === 'file' && (part.filename !== undefined || part.mimetype === bytesType)
    if (isFile) this.#fileParts += 1
    else this.#textParts += 1
    if (this.#fileParts > 2 * uploadLimits.files) throw tooManyFilesSent()
    if (this.#textParts > uploadLimits.fields) throw new AppError('TOO_LARGE')
  }

  addText(text: string): void {
    const bytes = Buffer.byteLength(text)
    if (this.#texts.bytes + bytes > this.#room.texts.maxBytes) throw new AppError('TOO_LARGE')
    this.#texts.add(bytes)
  }

  addFile(bytes: number): void {
    if (this.#files.bytes + bytes > this.#room.files.maxBytes) throw fileIsTooLarge()
    this.#files.add(bytes)
  }

  addDropped(bytes: number): void {
    this.#dropped += bytes
    if (this.#dropped > this.#room.files.maxBytes) throw fileIsTooLarge()
  }
}
