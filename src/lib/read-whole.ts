/** A number that was typed, or why it isn't one (written-numbers.ts). */
export type Written = { value: number } | { error: 'unclear' | 'noNumber' }

const pieces = /(?:ədəd|əd|шт|pcs|pc|pieces?)\.?$/iu

/**
 * A whole number: `1000`, `1 000`, `50 ədəd`; since it is whole, a comma or dot before three digits separates
 * thousands.
 */
export function readWhole(text: string): Written {
  const typed = plainText(text).replace(pieces, '').trim()
  const match = /^([+-]?)(\d+|\d{1,3}(?:([ .,'])\d{3})(?:\3\d{3})*)$/.exec(typed)
  return match ? { value: Number(`${match[1]}${match[2]?.replace(/\D/g, '')}`) } : { error: 'noNumber' }
}

/** The number; undefined where there is none. */
export const figureIn = (written: Written): number | undefined =>
  'value' in written ? written.value : undefined

/** A longer text isn't a number, and would only take time. */
const maxFigureLength = 200

/** Digits of any script as 0 to 9, its separators as ours, and every kind of space as one. */
export function plainText(text: string): string {
  if (text.length > maxFigureLength) return ''
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
