import { type Child, ChildGone, createChild } from '../../lib/child.ts'
import { AppError, type ErrorCode, type FieldError, type Message } from '../../lib/errors.ts'
import { shareOfMachine } from '../../lib/machine-memory.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import type { EncodedPicture } from './encode-raster.ts'
import type { PicturePurpose } from './inspect-picture.ts'
import { pictureTakesTooMuch } from './media-errors.ts'

export type PictureTask =
  | { act: 'encode'; file: Pick<ReceivedFile, 'field' | 'path' | 'size'>; purpose: PicturePurpose }
  | { act: 'drawing'; source: Uint8Array }
  | { act: 'avif'; source: Uint8Array; width: number | undefined }
  | { act: 'logo'; source: Uint8Array }
export type PictureAnswer =
  | { picture: EncodedPicture }
  | { bytes: Uint8Array }
  | { refused: { code: ErrorCode; text: Message; errors: FieldError[] } }

const timeoutMs = 60_000

/**
 * The child process that decodes pictures, one after the other: each may take hundreds of megabytes (MED-8).
 */
const child: Child<PictureTask, PictureAnswer> = createChild({
  module: new URL('./picture-child.ts', import.meta.url),
  memoryMb: shareOfMachine(600),
})

/**
 * Checks a received file and makes its variants (MED-3).
 * @throws AppError VALIDATION on the file's field, TOO_LARGE
 */
export async function encodeUpload(file: ReceivedFile, purpose: PicturePurpose): Promise<EncodedPicture> {
  const { field, path, size } = file
  const answer = await ask({ act: 'encode', file: { field, path, size }, purpose }).catch((error) => {
    throw error instanceof ChildGone ? pictureTakesTooMuch(error) : error
  })
  if ('picture' in answer) return answer.picture
  throw asError(answer)
}

/** One of the program's own drawings as a photo. */
export async function encodeDrawingApart(source: Uint8Array): Promise<EncodedPicture> {
  const answer = await ask({ act: 'drawing', source })
  if ('picture' in answer) return answer.picture
  throw asError(answer)
}

/** Makes the AVIF of a stored picture in this width (px). */
export const encodeAvifApart = (source: Uint8Array, width: number | undefined): Promise<Uint8Array> =>
  askBytes({ act: 'avif', source, width })

/** The logo as PNG on white, for PDFs. */
export const drawLogoApart = (source: Uint8Array): Promise<Uint8Array> => askBytes({ act: 'logo', source })

const ask = (task: PictureTask): Promise<PictureAnswer> => child.ask(task, { timeoutMs })

async function askBytes(task: PictureTask): Promise<Uint8Array> {
  const answer = await ask(task)
  if ('bytes' in answer) return answer.bytes
  throw asError(answer)
}

function asError(answer: PictureAnswer): Error {
  if (!('refused' in answer)) return new Error('another answer than was asked for')
  const { code, text, errors } = answer.refused
  return new AppError(code, text, errors.length > 0 ? { errors } : {})
}
