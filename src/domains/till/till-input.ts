import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import { day, flag, line, list, maybe, money, moneyRow, rule, text, wholeNumber } from '../../lib/fields.ts'
import { reason as longReason } from '../payments/payment-input.ts'
import { denominations } from './denominations.ts'

const unknownNote: Message = /*i18n*/ {
  id: 'till.unknownNote',
  message: 'There is no such note or coin: in qəpik 1 to 20000, as they are printed.',
}
const isNote = (value: number): boolean => denominations.some((one) => one === value)

/** How many there are of a note or coin; `note` in qəpik. */
const counts = list(
  moneyRow({
    note: wholeNumber({ min: 1 }).check(rule(isNote, unknownNote)),
    pieces: wholeNumber({ min: 0, max: 100_000 }),
  }),
  denominations.length,
)

export const tillDayFields = z.object({ day: maybe(day) })

/** Cash that is put in, brought to the bank or spent, with what for. */
export const tillEntryFields = z.strictObject({
  kind: z.enum(['in', 'bank', 'expense']),
  amount: money,
  note: line(200, { min: 1 }),
  receipt: line(100).default(''),
})

/** `mustBe` is what the caller read; `stays` and `terminalSlip` in AZN, 0 as no figure. */
export const closeTillFields = z.strictObject({
  day,
  counts,
  reason: text(300).default(''),
  terminalSlip: maybe(money),
  stays: maybe(money),
  mustBe: z.number(),
})

/** Of a day that is closed; `takes` where it went. */
export const tillCorrectionFields = z.strictObject({
  day,
  amount: money,
  takes: flag.default(false),
  reason: longReason,
})
