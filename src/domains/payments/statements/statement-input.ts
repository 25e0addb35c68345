import { z } from 'zod'
import type { Message } from '../../../lib/errors.ts'
import { flag, id, list, maybe, money, moneyRow, row, rule, wholeNumber } from '../../../lib/fields.ts'
import { fileField } from '../../../procedures/received-file.ts'
import { orders } from '../payment-input.ts'
import { type ColumnRole, columnRoles } from './column-roles.ts'

const once: Message = /*i18n*/ { id: 'statement.columnTwice', message: 'Each kind of column at most once.' }

export const fileFields = z.object({ file: fileField.optional() })
/** `columns`: what they are, where that isn't recognised; `allIncoming`: amounts without a sign all came in. */
export const uploadFields = fileFields.extend({
  columns: list(row({ role: z.enum(columnRoles), column: wholeNumber({ max: 255 }) }), columnRoles.length)
    .check(
      rule(
        (chosen: { role: ColumnRole }[]) => new Set(chosen.map(({ role }) => role)).size === chosen.length,
        once,
      ),
    )
    .default([]),
  allIncoming: maybe(flag),
})

/** How a line's money came: the VAT of an invoice comes to an account of its own. */
export const lineWays = ['transfer', 'vatAccount'] as const

const customerTwice: Message = /*i18n*/ {
  id: 'statement.customerTwice',
  message: 'Each customer at most once for a line.',
}
const bookings = list(moneyRow({ appUserId: id, amount: money, orders: orders.default([]) }), 20).check(
  rule(
    (parts: { appUserId: number }[]) =>
      new Set(parts.map(({ appUserId }) => appUserId)).size === parts.length,
    customerTwice,
  ),
)
/** For each line, the customers whose money it is and the orders that it pays; the rest goes to their balances. */
export const bookFields = z.strictObject({
  id,
  lines: list(moneyRow({ lineId: id, way: z.enum(lineWays).default('transfer'), bookings }), 500),
})

/** What staff decide of a line without booking it. */
export const lineDecisions = ['open', 'later', 'left', 'expense'] as const
export const decideFields = z.strictObject({ id, state: z.enum(lineDecisions) })
