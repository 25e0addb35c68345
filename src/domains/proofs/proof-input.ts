import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import { flag, id, lenient, line, list, maybe, row, rule, text, wholeNumber } from '../../lib/fields.ts'

/** Pins of one proof, of each kind. */
export const maxPins = 100
const maxPinLength = 1000

const tickIt: Message = /*i18n*/ { id: 'proofs.tickIt', message: 'Tick this once you have checked it.' }
const threeLetters: Message = /*i18n*/ {
  id: 'proofs.threeLetters',
  message: 'Type your name: at least three letters.',
}
const pinOrSentence: Message = /*i18n*/ {
  id: 'proofs.pinOrSentence',
  message: 'Write what should change, or leave a note on the artwork.',
}

const round = wholeNumber({ min: 1 })
const ticked = flag.check(rule((value: boolean) => value, tickIt))
const letters = (name: string): number => name.match(/\p{L}/gu)?.length ?? 0

/** Numbers may also be strings, with a comma or a point. */
const millimetres = lenient(
  (value) =>
    typeof value === 'string' && /^-?\d{1,7}([.,]\d{1,6})?$/.test(value.trim())
      ? Number(value.trim().replace(',', '.'))
      : value,
  z.number().min(-1000).max(100_000),
)
/** A place on a page, in mm from the upper left corner of the trim, with its comment. */
const pinShape = {
  page: wholeNumber({ min: 1, max: 10_000 }),
  x: millimetres,
  y: millimetres,
  text: text(maxPinLength, { min: 1 }),
}
const internal = flag.optional()
const customerPin = row(pinShape)
export const staffPin = row({ ...pinShape, internal })
export type NewPin = z.output<typeof staffPin>

export const roundFields = z.object({ id, round })

/** All three are ticked; `version` is the one that was looked at. */
export const approveFields = z.object({
  id,
  round,
  version: wholeNumber({ min: 1 }),
  texts: ticked,
  size: ticked,
  colours: ticked,
  name: line(120, { min: 1 }).check(rule((name: string) => letters(name) >= 3, threeLetters)),
})

export const changesFields = z
  .object({ id, round, text: maybe(text(2000)), pins: list(customerPin, maxPins).optional() })
  .check(
    z.refine(({ text: said, pins }) => Boolean(said) || (pins ?? []).length > 0, {
      path: ['text'],
      params: { message: pinOrSentence },
    }),
  )

/** A proof of the newest version; `version` is the one that staff looked at. */
export const makeFields = z.object({
  id,
  version: maybe(wholeNumber({ min: 1 })),
  message: maybe(text(2000)),
  letPass: maybe(text(500, { min: 3 })),
  pins: list(staffPin, maxPins).optional(),
})

export const pinFields = z.object({ id, round, ...pinShape, internal })
export const fixPinFields = z.object({ id, round, pinId: id, fixed: flag })
export const staffProofFields = z.object({ id, required: flag })
