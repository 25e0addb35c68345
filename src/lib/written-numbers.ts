import type { Message } from './errors.ts'
import { plainText, type Written } from './read-whole.ts'

/**
 * Numbers as people write them, read without guessing. Comma or dot is the decimal sign of at most two
 * digits; thousands are separated by space, apostrophe, or the other sign (`1.234,56`). One comma or dot
 * before three digits could be either, so it is neither.
 */

/** The error for an ambiguous number. */
export const unclearFigure: Message = /*i18n*/ {
  id: 'figure.unclear',
  message: 'A comma or dot before three digits can be read in two ways. Write 1250 or 12.50.',
}

const currency = /^(?:₼|azn|manat|man\.?|ман(?:ат)?\.?)|(?:₼|azn|manat|man\.?|ман(?:ат)?\.?)$/giu

/** AZN: `72`, `72,5`, `1 234,50 ₼`, `1.234,56`; ambiguous are `0,125`, `12,505`, `1.234`. */
export function readMoney(text: string): Written {
  return readDecimal(plainText(text).replace(currency, '').trim())
}

/** Per cent: `5`, `7,5`, `10 %`. */
export function readPercent(text: string): Written {
  return readDecimal(plainText(text).replace(/%$/, '').trim())
}

function readDecimal(typed: string): Written {
  const match = /^([+-]?)(\d+|\d{1,3}(?:([ .,'])\d{3})(?:\3\d{3})*)(?:([.,])(\d*))?$/.exec(typed)
  if (!match) return { error: 'noNumber' }
  const [, sign = '', whole = '', group, decimalSign, decimals = ''] = match
  const groups = whole.split(/\D/).length - 1
  if (decimals.length > 2) return { error: 'unclear' }
  if (group !== undefined && group === decimalSign) return { error: 'noNumber' }
  // One group with nothing behind it could be thousands, or three decimals.
  if (groups === 1 && decimalSign === undefined && (group === ',' || group === '.'))
    return { error: 'unclear' }
  return { value: Number(`${sign}${whole.replace(/\D/g, '')}.${decimals || '0'}`) }
}
