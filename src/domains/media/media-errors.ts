import { AppError, invalid, type Message } from '../../lib/errors.ts'
import { unreadHeic } from '../../lib/is-heic.ts'

const broken: Message = /*i18n*/ { id: 'media.broken', message: 'The picture cannot be read.' }
const wrongKind: Message = /*i18n*/ {
  id: 'media.wrongKind',
  message: 'This kind of picture is not accepted. These are: {kinds}.',
}
const unsafeDrawing: Message = /*i18n*/ {
  id: 'media.unsafeDrawing',
  message: 'This drawing cannot be accepted. Save it as a plain SVG without embedded pictures, or as PNG.',
}
const malformed: Message = /*i18n*/ { id: 'media.malformed', message: 'The upload is malformed.' }
const fileTooLarge: Message = /*i18n*/ { id: 'media.fileTooLarge', message: 'A file can be up to 10 MB.' }
const tooManyFiles: Message = /*i18n*/ {
  id: 'media.tooManyFiles',
  message: 'At most 20 files can be sent at once.',
}
const tooManyPixels: Message = /*i18n*/ {
  id: 'media.tooManyPixels',
  message: 'A picture can have up to 50 megapixels.',
}
const tooComplex: Message = /*i18n*/ {
  id: 'media.tooComplex',
  message: 'The drawing is too complex. Simplify it or save it as PNG.',
}
const takesTooMuch: Message = /*i18n*/ {
  id: 'media.takesTooMuch',
  message: 'Opening this picture takes too much memory. Save it smaller, or as an ordinary JPEG.',
}
const noSpace: Message = /*i18n*/ { id: 'media.noSpace', message: 'There is no space left for files.' }
const storeAway: Message = /*i18n*/ {
  id: 'media.storeAway',
  message: 'Pictures cannot be saved at the moment. Please try again in a minute.',
}

/** Characters of a name in a message. */
const maxNameLength = 100

/** VALIDATION names the field that the file came in. */
export const brokenPicture = (field: string, cause?: unknown): AppError =>
  new AppError('VALIDATION', broken, { errors: [{ path: field, message: broken }], cause })
/** `kinds` are those that are accepted, as people read them. */
export const wrongPictureKind = (field: string, kinds: string): AppError =>
  invalid(field, { ...wrongKind, values: { kinds } })
export const heicPicture = (field: string): AppError => invalid(field, unreadHeic)
export const unsafeSvg = (field: string): AppError => invalid(field, unsafeDrawing)
export const malformedUpload = (cause?: unknown): AppError => new AppError('VALIDATION', malformed, { cause })

export const fileIsTooLarge = (): AppError => new AppError('TOO_LARGE', fileTooLarge)
export const tooManyFilesSent = (): AppError => new AppError('TOO_LARGE', tooManyFiles)
export const pictureIsTooLarge = (): AppError => new AppError('TOO_LARGE', tooManyPixels)
export const pictureTakesTooMuch = (cause?: unknown): AppError =>
  new AppError('TOO_LARGE', takesTooMuch, { cause })
export const drawingIsTooComplex = (): AppError => new AppError('TOO_LARGE', tooComplex)

const named: Record<string, Message> = {
  [broken.id]: /*i18n*/ { id: 'media.brokenFile', message: '“{file}” cannot be read as a picture.' },
  [wrongKind.id]: /*i18n*/ {
    id: 'media.wrongKindFile',
    message: '“{file}” is not a kind of picture that is accepted. These are: {kinds}.',
  },
  [tooManyPixels.id]: /*i18n*/ {
    id: 'media.tooManyPixelsFile',
    message: '“{file}” has more than 50 megapixels.',
  },
}

/** The error for one of several files says which of them it is; anything else stays as it is. */
export function nameRefusedFile(error: unknown, file: string): unknown {
  const text = error instanceof AppError ? named[error.text.id] : undefined
  if (!(error instanceof AppError) || !text || file === '') return error
  const message = { ...text, values: { ...error.text.values, file: file.slice(0, maxNameLength) } }
  const errors = error.errors?.map(({ path }) => ({ path, message }))
  return new AppError(error.code, message, { ...(errors && { errors }), cause: error })
}

/** The object store is silent or refuses: 503. */
export const storeIsAway = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', storeAway, { retryAfter: 5, cause })

/** A full disk is UNAVAILABLE with the reason (TRU-7); anything else stays as it is. */
export function asStorageError(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : undefined
    if (code === 'ENOSPC' || code === 'EDQUOT')
      return new AppError('UNAVAILABLE', noSpace, { retryAfter: 5, cause: error })
  }
  return error
}
