import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The least number of characters of a password (ACC-2). */
export const shortestPassword = 8

/** The errors of a form by field; undefined for valid fields. */
export type Errors<Field extends string> = Partial<Record<Field, MessageDescriptor>>

export function emailError(email: string): MessageDescriptor | undefined {
  if (email.trim() === '') return msg`Write your e-mail.`
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim())
    ? undefined
    : msg`Write the whole e-mail, for example name@company.az.`
}

export const noPhone = msg`Write a phone number, for example +994 50 123 45 67.`

/** Says how many characters are missing. */
export function passwordError(password: string): MessageDescriptor | undefined {
  if (password === '') return msg`Write your password.`
  const missing = shortestPassword - password.length
  if (missing <= 0) return undefined
  return msg`The password must have at least ${shortestPassword} characters. Write ${missing} more.`
}

export const repeatError = (password: string, repeated: string): MessageDescriptor | undefined =>
  password === repeated ? undefined : msg`The passwords are not the same!`

export const requiredError = (value: string, message: MessageDescriptor): MessageDescriptor | undefined =>
  value.trim() === '' ? message : undefined

/** Leaves out the valid fields. */
export function errorsOf<Field extends string>(
  checks: Record<Field, MessageDescriptor | undefined>,
): Errors<Field> {
  return Object.fromEntries(Object.entries(checks).filter(([, error]) => error)) as Errors<Field>
}
