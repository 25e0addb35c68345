import { z } from 'zod'
import { knownPassword, line, maybe } from '../../lib/fields.ts'

/** An e-mail to look up: whatever it is, it is there or it isn't. */
export const knownEmail = line(254, { min: 1 }).pipe(z.string().toLowerCase())

/** Six digits of the app or a recovery code, with spaces and dashes as they come. */
export const code = line(40, { min: 1 })

export const logInSchema = z.object({ email: knownEmail, password: knownPassword, code: maybe(code) })

/** The code alone, after the password was answered with a challenge. */
export const secondStepSchema = z.object({ challenge: z.string().max(200), code })

/** The password, and where there is a second factor a code. */
export const proof = z.object({ password: z.string().max(200), code: code.optional() })
