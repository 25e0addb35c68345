import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import { id, maybe, money, text, wholeNumber } from '../../lib/fields.ts'
import { languages } from '../../lib/languages.ts'

const priceRequired: Message = /*i18n*/ { id: 'orders.priceRequired', message: 'Enter the price' }

/** The price that staff enter: AZN above 0; the specification's sentence when it is missing (section 5). */
const confirmedPrice = z.preprocess((value, context) => {
  if (value !== undefined && value !== null && value !== '') return value
  context.issues.push({ code: 'custom', params: { message: priceRequired }, input: value })
  return z.NEVER
}, money) as unknown as z.ZodType<number, number>

/** POST /order; `orderDate` is among the unknown fields: the time is the server's. */
export const placeFields = z.object({
  appUserId: maybe(id),
  serviceId: id,
  serviceTypeId: maybe(id),
  count: wholeNumber({ min: 1 }),
  comment: maybe(text(2000)),
})

export const confirmFields = z.object({ id, price: confirmedPrice })

/** DELETE /order/{id}; why, for the client to read, is an addition. */
export const cancelFields = z.object({ id, reason: maybe(text(500)) })

/** A paper is in the client's language unless one is asked for. */
export const paperFields = z.object({ id, language: maybe(z.enum(languages)) })

export const noteFields = z.object({ id, text: text(2000, { min: 1 }) })
