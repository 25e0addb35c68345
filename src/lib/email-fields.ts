import { z } from 'zod'
import { addressPattern, inAscii, inLetters } from './email-address.ts'
import { line } from './fields.ts'

/** An email address, also of a domain in other letters: `ad@mətbəə.az` (ACC-1). */
export const email = line(254, { min: 1 }).pipe(
  z
    .string()
    .toLowerCase()
    .transform(inAscii)
    .pipe(z.email({ pattern: addressPattern }))
    .transform(inLetters),
)
