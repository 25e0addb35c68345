import { AppError, invalid, type Message } from '../../../lib/errors.ts'
import { unreadHeic } from '../../../lib/is-heic.ts'

const empty: Message = /*i18n*/ { id: 'uploads.empty', message: 'The file is empty.' }
const lengthMissing: Message = /*i18n*/ {
  id: 'uploads.lengthMissing',
  message: 'The size of the file must be given before it is sent.',
}
const fileTooLarge: Message = /*i18n*/ {
  id: 'uploads.fileTooLarge',
  message: 'A file can be up to {megabytes} MB.',
}
const orderTooLarge: Message = /*i18n*/ {
  id: 'uploads.orderTooLarge',
  message: 'The files of one order can be up to {megabytes} MB together; {left} MB are left.',
}
const accountFull: Message = /*i18n*/ {
  id: 'uploads.accountFull',
  message:
    'The files of all your orders may have at most {megabytes} MB together; {left} MB are left. If you need more, please write to us.',
}
const unconfirmedFull: Message = /*i18n*/ {
  id: 'uploads.unconfirmedFull',
  message:
    'Until the e-mail address of the account is confirmed, its files may have at most {megabytes} MB together; {left} MB are left.',
}
const tooMany: Message = /*i18n*/ {
  id: 'uploads.tooMany',
  message: 'At most {most} files can be uploaded for one order at a time.',
}
const wrongKind: Message = /*i18n*/ {
  id: 'uploads.wrongKind',
  message:
    'This kind of file is not accepted. Send PDF, JPEG, PNG or TIFF, or for our designers AI, CDR, PSD, EPS, SVG or ZIP.',
}
const wrongAttachment: Message = /*i18n*/ {
  id: 'uploads.wrongAttachment',
  message: 'Only pictures (JPEG, PNG, TIFF) and PDF can be attached to a message.',
}
const inUse: Message = /*i18n*/ {
  id: 'uploads.inUse',
  message: 'This file is already being sent, perhaps in another window.',
}
const wrongOffset: Message = /*i18n*/ {
  id: 'uploads.wrongOffset',
  message: 'The file continues at another place: {offset} bytes of it are here.',
}
const damaged: Message = /*i18n*/ {
  id: 'uploads.damaged',
  message: 'This part of the file arrived damaged. Please send it again.',
}
const tooLong: Message = /*i18n*/ {
  id: 'uploads.tooLong',
  message: 'More data arrived than the announced size of the file.',
}
const storeAway: Message = /*i18n*/ {
  id: 'uploads.storeAway',
  message:
    'Files cannot be saved at the moment. What has been uploaded is kept; please continue in a minute.',
}
const noSpace: Message = /*i18n*/ {
  id: 'uploads.noSpace',
  message: 'There is no space left for files. What has been uploaded is kept; please continue later.',
}
const notComplete: Message = /*i18n*/ {
  id: 'uploads.notComplete',
  message: 'This file has not come completely, or is not kept any more. Please send it again.',
}
const infected: Message = /*i18n*/ {
  id: 'uploads.infected',
  message:
    'The file {name} has a virus ({virus}) and was not accepted. Please export it again on a clean computer.',
}
const notTus: Message = /*i18n*/ {
  id: 'uploads.notTus',
  message: 'Uploads follow the tus protocol, version 1.0.0.',
}

const megabyte = 1024 * 1024
const inMegabytes = (bytes: number): number => Math.floor(bytes / megabyte)

export const fileIsEmpty = (): AppError => invalid('Upload-Length', empty)
export const lengthIsMissing = (): AppError => invalid('Upload-Length', lengthMissing)
export const fileTooLargeFor = (limit: number): AppError =>
  new AppError('TOO_LARGE', { ...fileTooLarge, values: { megabytes: inMegabytes(limit) } })
const tooLargeTogether =
  (text: Message) =>
  (limit: number, left: number): AppError =>
    new AppError('TOO_LARGE', {
      ...text,
      values: { megabytes: inMegabytes(limit), left: inMegabytes(Math.max(0, left)) },
    })
export const orderTooLargeFor = tooLargeTogether(orderTooLarge)
export const accountTooLarge = tooLargeTogether(accountFull)
export const unconfirmedTooLarge = tooLargeTogether(unconfirmedFull)
export const tooManyUploads = (limit: number): AppError =>
  new AppError('CONFLICT', { ...tooMany, values: { most: limit } })
export const wrongFileKind = (): AppError => new AppError('UNSUPPORTED_MEDIA', wrongKind)
export const heicFile = (): AppError => new AppError('UNSUPPORTED_MEDIA', unreadHeic)
export const wrongAttachmentKind = (): AppError => new AppError('UNSUPPORTED_MEDIA', wrongAttachment)
export const uploadInUse = (): AppError => new AppError('CONFLICT', inUse)
export const wrongUploadOffset = (offset: bigint): AppError =>
  new AppError('CONFLICT', { ...wrongOffset, values: { offset: String(offset) } })
/** The statuses are those of tus: 460 Checksum Mismatch, 412 for another version of it. */
export const pieceDamaged = (): AppError => new AppError('VALIDATION', damaged, { status: 460 })
export const moreThanAnnounced = (): AppError => new AppError('TOO_LARGE', tooLong)
export const uploadNotComplete = (): AppError => invalid('uploads', notComplete)
export const virusInFile = (name: string, virus: string): AppError =>
  invalid('uploads', { ...infected, values: { name, virus } })
export const notTusProtocol = (): AppError => new AppError('VALIDATION', notTus, { status: 412 })
export const noSpaceForFiles = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', noSpace, { retryAfter: 30, cause })

/** An error of the store, with a message about files instead of pictures. */
export function asUploadError(error: unknown): unknown {
  if (!(error instanceof AppError)) return error
  if (error.text.id === 'media.noSpace') return noSpaceForFiles(error)
  if (error.text.id === 'media.storeAway')
    return new AppError('UNAVAILABLE', storeAway, { retryAfter: error.retryAfter ?? 5, cause: error })
  return error
}
