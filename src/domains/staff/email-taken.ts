import { isUniqueViolation } from '../../db/faults.ts'
import { AppError, type Message } from '../../lib/errors.ts'

const emailTaken: Message = /*i18n*/ {
  id: 'accounts.emailTaken',
  message: 'This e-mail is registered already.',
}

/** The unique index on the e-mails of living accounts decides who is first: its refusal is a CONFLICT. */
export function asEmailTaken(error: unknown): unknown {
  return isUniqueViolation(error) ? new AppError('CONFLICT', emailTaken, { cause: error }) : error
}
