import { z } from 'zod'
import { inLetters } from '../../lib/email-address.ts'
import { knownPassword, line, maybe } from '../../lib/fields.ts'

/** An e-mail to look up: its form isn't checked. */
export const knownEmail = line(254, { min: 1 }).pipe(z.string().toLowerCase().transform(inLetters))

/** Six digits from the app or a recovery code, with any spaces and dashes. */
export const code = line(40, { min: 1 })

export const logInSchema = z.object({ email: knownEmail, password: knownPassword, code: maybe(code) })

/** The code alone, once the password was answered with a challenge. */
export const secondStepSchema = z.object({ challenge: z.string().max(200), code })

/** The password, with a code where there is a second factor. */
export const proof = z.object({ password: z.string().max(200), code: code.optional() })
