import { AppError, type Message } from '../../lib/errors.ts'

const wrongState: Message = /*i18n*/ {
  id: 'artwork.wrongState',
  message: 'The artwork of this order does not allow that now: somebody may have changed it in the meantime.',
}
const needsNone: Message = /*i18n*/ {
  id: 'artwork.needsNone',
  message: 'This order needs no artwork, so no files are taken for it. Send them with a message instead.',
}
const newerVersion: Message = /*i18n*/ {
  id: 'artwork.newerVersion',
  message:
    'Version {number} was sent in the meantime, perhaps in another window. Look at it before you send yours.',
}
const orderTakesNone: Message = /*i18n*/ {
  id: 'artwork.orderTakesNone',
  message: 'This order is already being printed or is over: its artwork can no longer be changed.',
}
const fileGone: Message = /*i18n*/ {
  id: 'artwork.fileGone',
  message: 'This file is no longer kept.',
}

export const artworkConflict = (): AppError => new AppError('CONFLICT', wrongState)
export const newerVersionSent = (number: number): AppError =>
  new AppError('CONFLICT', { ...newerVersion, values: { number } })
export const needsNoArtwork = (): AppError => new AppError('CONFLICT', needsNone)
export const takesNoArtwork = (): AppError => new AppError('CONFLICT', orderTakesNone)
export const fileIsGone = (): AppError => new AppError('NOT_FOUND', fileGone, { gone: true })
