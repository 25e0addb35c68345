import { msg } from '@lingui/core/macro'
import { isPhone } from '../phone-rules.ts'
import { type Errors, emailError, errorsOf, noPhone, requiredError } from './form-rules.ts'

export type ProfileTexts = { name: string; surname: string; email: string; phoneNumber: string }
export type ProfileField = keyof ProfileTexts | 'currentPassword' | 'file'

/** Addresses in capitals count as equal; another address takes the current password (ADM-13). */
export const isOtherEmail = (typed: string, saved: string): boolean =>
  typed.trim().toLowerCase() !== saved.trim().toLowerCase()

/** The kinds of photos that may be chosen; the server checks again (MED-1). */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
const largestPhoto = 10 * 1024 * 1024

/** The errors by field; all four are required. */
export const profileErrors = async (texts: ProfileTexts): Promise<Errors<keyof ProfileTexts>> =>
  errorsOf({
    name: requiredError(texts.name, msg`Write your name.`),
    surname: requiredError(texts.surname, msg`Write your surname.`),
    email: emailError(texts.email),
    phoneNumber: (await isPhone(texts.phoneNumber)) ? undefined : noPhone,
  })

export function photoErrors(photo: { type: string; size: number }): Errors<'file'> {
  const isPicture = photoTypes.split(',').includes(photo.type)
  if (!isPicture) return { file: msg`Choose a picture: JPEG, PNG, WebP, AVIF or GIF.` }
  return photo.size > largestPhoto ? { file: msg`The photo can be up to 10 MB.` } : {}
}
