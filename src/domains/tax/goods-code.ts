import { z } from 'zod'
import { cleanLine } from '../../lib/clean-text.ts'
import type { Message } from '../../lib/errors.ts'
import { rule } from '../../lib/fields.ts'

const oddCode: Message = /*i18n*/ {
  id: 'eqaime.oddGoodsCode',
  message: 'A code of goods has exactly 10 digits, or the field stays empty.',
}

/** Ten digits of the state's list, spaces between them left out; empty: it has none of its own (DOC-20). */
export const goodsCode = z
  .string()
  .transform((typed) => cleanLine(typed).replaceAll(' ', ''))
  .check(rule((code: string) => /^(\d{10})?$/.test(code), oddCode))
  .meta({ maxLength: 20 })
