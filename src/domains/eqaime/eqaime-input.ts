import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import type { Message } from '../../lib/errors.ts'
import { clearable, id, lenient, line, list, maybe, rule, text } from '../../lib/fields.ts'
import { pagingFields } from '../../lib/paging.ts'
import { fileField } from '../../procedures/received-file.ts'
import { eqaimeStates } from '../tax/eqaime-states.ts'
import { goodsCode } from '../tax/goods-code.ts'
import {
  eqaimeKinds,
  layouts,
  packageFormats,
  plainPortalNumber,
  portalNumberPattern,
} from './eqaime-kinds.ts'

const oddNumber: Message = /*i18n*/ {
  id: 'eqaime.oddNumber',
  message: 'A number of the portal has 2 letters and 11 digits, for example EQ26110000421.',
}

/** `205` or `304`, also as a number. */
export const layout = lenient((value) => (typeof value === 'number' ? String(value) : value), z.enum(layouts))

/** `name`: a buyer, a VÖEN, the number of a document or an order; `month`: in which its five days begin. */
export const dueFields = z.object({
  name: maybe(line(100)),
  kind: maybe(z.enum(eqaimeKinds)),
  month: maybe(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
  ...pagingFields,
})

/** The same of what was exported; `name` is also a number of the portal. */
export const sentFields = z.object({
  name: maybe(line(100)),
  state: maybe(z.enum(eqaimeStates)),
  ...pagingFields,
})

const maxDocuments = 200
const documentIds = list(id, maxDocuments)
  .pipe(z.array(z.int()).min(1))
  .transform((ids) => [...new Set(ids)]) as unknown as z.ZodType<number[], number[]>

export const checkFields = z.object({ documentIds, layout })
export const packageFields = checkFields.extend({ format: z.enum(packageFormats).default('zip') })

const maxPasted = 100_000
export const numbersFields = z.object({ text: text(maxPasted, { min: 1 }) })

const portalNumber = z
  .string()
  .max(40)
  .transform(plainPortalNumber)
  .check(rule((typed: string) => typed === '' || portalNumberPattern.test(typed), oddNumber))
/** Empty: it isn't known after all, and neither is its state. */
export const eqaimeFields = z.object({
  id,
  portalNumber: portalNumber.optional(),
  state: clearable(z.enum(eqaimeStates)),
})

export const schemaFields = z.object({ layout, file: fileField.optional() })

/** What isn't sent stays. */
export const eqaimeSettingsFields = z.object({
  goodsCode: goodsCode.optional(),
  layout: layout.optional(),
  updatedAt: readAt,
})
