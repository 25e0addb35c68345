import { isUniqueViolation } from '../../db/faults.ts'
import { AppError, type Message } from '../../lib/errors.ts'

const taken: Message = /*i18n*/ {
  id: 'accounts.emailTaken',
  message: 'This e-mail is registered already.',
}

export const emailTaken = (cause?: unknown): AppError => new AppError('CONFLICT', taken, { cause })

/** The unique index on the e-mails of living accounts decides who is first: its refusal is a CONFLICT. */
export function asEmailTaken(error: unknown): unknown {
  return isUniqueViolation(error) ? emailTaken(error) : error
}
