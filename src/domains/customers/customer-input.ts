import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { email } from '../../lib/email-fields.ts'
import { emptyOr, id, line, maybe, text } from '../../lib/fields.ts'
import { languages } from '../../lib/languages.ts'
import { phone } from '../../lib/phone-fields.ts'

/** A customer whom staff add: a name is enough, the rest may come later. */
export const addedCustomerFields = z.object({
  name: line(100, { min: 1 }),
  surname: maybe(line(100)),
  phoneNumber: maybe(phone),
  email: maybe(email),
  /** The language of emails to them. */
  language: maybe(z.enum(languages)),
})

/** What staff correct of a customer; fields that aren't sent stay (API-6). */
export const customerFields = z.object({
  id,
  name: line(100, { min: 1 }).optional(),
  surname: line(100).optional(),
  phoneNumber: emptyOr(phone).optional(),
  email: emptyOr(email).optional(),
  /** Not `language`, which is that of a request (docs/api.md). */
  emailLanguage: z.enum(languages).optional(),
  /** For staff only. */
  note: text(1000).optional(),
  updatedAt: readAt,
})

/** The fields of two records of one person of which one is kept. */
export const mergedFields = ['name', 'phoneNumber', 'email', 'emailLanguage', 'note'] as const
export type MergedField = (typeof mergedFields)[number]

/** Which record's value is kept: that of the one that stays, or of the one that goes. */
const side = z.enum(['stays', 'goes'])
export type Side = z.infer<typeof side>

/** The record `id` stays, `otherId` goes; of each field the value of one of them, by default of the one that stays. */
export const mergeFields = z.object({
  id,
  otherId: id,
  /** Name and surname. */
  name: side.default('stays'),
  phoneNumber: side.default('stays'),
  /** Between two without an account; the address of an account stays. */
  email: side.default('stays'),
  emailLanguage: side.default('stays'),
  note: side.default('stays'),
  updatedAt: readAt,
  otherUpdatedAt: readAt,
})
