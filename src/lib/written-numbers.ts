import type { Message } from './errors.ts'

/**
 * Figures as people write them, read without guessing. Comma or dot is the decimal sign of at most two digits;
 * thousands stand in groups by space, apostrophe, or the other sign (`1.234,56`). One comma or dot before three
 * digits could be either, so it is neither.
 */

/** What is said of a figure that could mean two. */
export const unclearFigure: Message = /*i18n*/ {
  id: 'figure.unclear',
  message: 'A comma or dot before three digits can be read in two ways. Write 1250 or 12.50.',
}

export type Written = { value: number } | { error: 'unclear' | 'noNumber' }

const currency = /^(?:₼|azn|manat|man\.?|ман(?:ат)?\.?)|(?:₼|azn|manat|man\.?|ман(?:ат)?\.?)$/giu
const pieces = /(?:ədəd|əd|шт|pcs|pc|pieces?)\.?$/iu

/** AZN: `72`, `72,5`, `1 234,50 ₼`, `1.234,56`; unclear are `0,125`, `12,505`, `1.234`. */
export function readMoney(text: string): Written {
  return readDecimal(plain(text).replace(currency, '').trim())
}

/** Per cent: `5`, `7,5`, `10 %`. */
export function readPercent(text: string): Written {
  return readDecimal(plain(text).replace(/%$/, '').trim())
}

/** A whole number: `1000`, `1 000`, `50 ədəd`; of a figure that is whole, a comma or dot before three digits groups. */
export function readWhole(text: string): Written {
  const typed = plain(text).replace(pieces, '').trim()
  const match = /^([+-]?)(\d+|\d{1,3}(?:([ .,'])\d{3})(?:\3\d{3})*)$/.exec(typed)
  return match ? { value: Number(`${match[1]}${match[2]?.replace(/\D/g, '')}`) } : { error: 'noNumber' }
}

/** What was read; undefined where nothing could be. */
export const figureIn = (written: Written): number | undefined =>
  'value' in written ? written.value : undefined

function readDecimal(typed: string): Written {
  const match = /^([+-]?)(\d+|\d{1,3}(?:([ .,'])\d{3})(?:\3\d{3})*)(?:([.,])(\d*))?$/.exec(typed)
  if (!match) return { error: 'noNumber' }
  const [, sign = '', whole = '', group, decimalSign, decimals = ''] = match
  const groups = whole.split(/\D/).length - 1
  if (decimals.length > 2) return { error: 'unclear' }
  if (group !== undefined && group === decimalSign) return { error: 'noNumber' }
  // One group and nothing behind it: thousands, or three decimals.
  if (groups === 1 && decimalSign === undefined && (group === ',' || group === '.'))
    return { error: 'unclear' }
  return { value: Number(`${sign}${whole.replace(/\D/g, '')}.${decimals || '0'}`) }
}

/** Digits of any script as 0 to 9, its signs as ours, and every kind of space as one. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('٫', '.')
    .replace(/[٬’ʼ]/g, "'")
    .replaceAll('−', '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}
