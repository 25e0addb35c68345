import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import type { Message } from '../../lib/errors.ts'
import {
  clearable,
  flag,
  id,
  lenient,
  line,
  list,
  maybe,
  money,
  row,
  rule,
  text,
  wholeNumber,
} from '../../lib/fields.ts'
import { languages } from '../../lib/languages.ts'
import { typedBuyer } from '../buyers/buyer-input.ts'
import { selectionSchema } from '../options/selection-input.ts'
import { deliveryChoice } from '../order-shipment/choice-input.ts'
import { contactWays } from '../orders/contact-ways.ts'

/** Pure, since the browser uses it too. */

/** Days a revision is valid from its sending. */
const validityDays = [3, 7, 14, 30] as const
const maxLines = 50
/** Who makes the artwork of a line. */
export const artworkWays = ['customer', 'byUs', 'notNeeded'] as const
/** Why a quote is declined, beside a free text. */
export const declineReasons = ['price', 'time', 'elsewhere', 'notNeeded'] as const

const threeLetters: Message = /*i18n*/ {
  id: 'offers.threeLetters',
  message: 'Type your name: at least three letters.',
}
const sayWhat: Message = /*i18n*/ { id: 'offers.sayWhat', message: 'Write what should change.' }
const reasonOrWords: Message = /*i18n*/ {
  id: 'offers.reasonOrWords',
  message: 'Choose why, or say it in your own words.',
}
const wrongDays: Message = /*i18n*/ { id: 'offers.wrongDays', message: 'Choose 3, 7, 14 or 30 days.' }

const isValidity = (days: number): boolean => validityDays.some((one) => one === days)
const days = wholeNumber({ min: 1 }).check(rule(isValidity, wrongDays))
const letters = (name: string): number => name.match(/\p{L}/gu)?.length ?? 0
const typedName = line(120, { min: 1 }).check(rule((name: string) => letters(name) >= 3, threeLetters))

/**
 * Without a title a line has the catalogue's; without a price it has the calculated one, by its `options`
 * where there are any. Texts are as long as those of orders that staff take: the same lines become either.
 */
export const offerLine = row({
  key: maybe(wholeNumber({ min: 1 })),
  serviceId: id,
  serviceTypeId: maybe(id),
  title: maybe(line(200)),
  details: maybe(text(2000)),
  count: wholeNumber({ min: 1 }),
  options: maybe(selectionSchema),
  price: maybe(money),
  priceReason: maybe(text(500)),
  days: maybe(wholeNumber({ min: 1, max: 365 })),
  artwork: maybe(z.enum(artworkWays)),
  /** The earlier order that is repeated, with its approved artwork. */
  repeats: maybe(id),
})
export type NewLine = z.output<typeof offerLine>

const draftFields = {
  cameBy: maybe(z.enum(contactWays)),
  /** The customer's company that will pay. */
  buyerId: maybe(id),
  language: maybe(z.enum(languages)),
  title: maybe(line(120)),
  note: maybe(text(2000)),
  days: maybe(days),
  lines: list(offerLine, maxLines),
}

export const createFields = z.object({ userId: id, ...draftFields })
/** Fields that aren't sent stay. */
export const updateFields = z.object({
  id,
  updatedAt: readAt,
  cameBy: maybe(z.enum(contactWays)),
  /** Null: the customer pays as a person. */
  buyerId: clearable(id),
  language: maybe(z.enum(languages)),
  title: line(120).optional(),
  note: text(2000).optional(),
  days: maybe(days),
  lines: list(offerLine, maxLines).optional(),
})
const byMail = flag.default(false)
export const sendFields = z.object({ id, updatedAt: readAt, days: maybe(days), byMail })
export const prolongFields = z.object({ id, days: maybe(days), byMail })

/** Which quotes, by whose turn it is; without it all of them. */
export const turnFilters = ['staff', 'customer', 'over'] as const

export const revisionFields = z.object({ id, revision: wholeNumber({ min: 1 }) })
export const linkedFields = z.object({ revision: maybe(wholeNumber({ min: 1 })) })

const revision = wholeNumber({ min: 1 })
/** The SHA-256 of the revision's PDF in hexadecimal: only what was read can be accepted. */
const hash = lenient(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.string().regex(/^[0-9a-f]{64}$/),
)
export const acceptFields = z.object({
  revision,
  hash,
  name: typedName,
  /** A company of the customer who is signed in. Null: the customer pays as a person; undefined: whom the quote names. */
  buyerId: clearable(id),
  /** A company that isn't written down yet. */
  company: maybe(typedBuyer),
  /** How its orders come; only of the customer who is signed in. */
  delivery: maybe(deliveryChoice),
})
/** Staff heard it on the phone or at the counter. */
export const agreeFields = z.object({ id, revision, name: typedName })

export const changeFields = z.object({
  revision,
  text: text(2000).check(rule((said: string) => letters(said) > 0, sayWhat)),
  /** Keys of the lines that should change. */
  lines: list(wholeNumber({ min: 1 }), maxLines).optional(),
})

export const declineFields = z
  .object({ revision, reason: maybe(z.enum(declineReasons)), text: maybe(text(1000)) })
  .check(
    z.refine(({ reason, text: said }) => reason !== undefined || Boolean(said), {
      path: ['reason'],
      params: { message: reasonOrWords },
    }),
  )

export const renewFields = z.object({ revision, text: maybe(text(1000)) })
