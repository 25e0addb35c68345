import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import { day, flag, id, line, list, maybe, rule, text } from '../../lib/fields.ts'
import { pagingFields } from '../../lib/paging.ts'
import { documentKinds } from './document-number.ts'

const reasonShort: Message = /*i18n*/ {
  id: 'documents.reasonShort',
  message: 'Say why in at least 10 signs: it stays with the document.',
}
const reason = text(500).check(rule((value: string) => [...value].length >= 10, reasonShort))

const maxOrders = 200

export const actFields = z.object({
  orderIds: list(id, maxOrders).pipe(z.array(z.int()).min(1)) as unknown as z.ZodType<number[], number[]>,
})
export const statementFields = z.object({ buyerId: id, from: day, to: day })
export const reasonFields = z.object({ id, reason })

/** `name`: a buyer, a VÖEN, the number of a document or an order. */
export const documentListFields = z.object({
  kind: maybe(z.enum(documentKinds)),
  name: maybe(line(100)),
  from: maybe(day),
  to: maybe(day),
  voided: maybe(flag),
  ...pagingFields,
})
