/** A figure that was written by hand, or why it is none (written-numbers.ts). */
export type Written = { value: number } | { error: 'unclear' | 'noNumber' }

const pieces = /(?:ədəd|əd|шт|pcs|pc|pieces?)\.?$/iu

/** A whole number: `1000`, `1 000`, `50 ədəd`; of a figure that is whole, a comma or dot before three digits groups. */
export function readWhole(text: string): Written {
  const typed = plainText(text).replace(pieces, '').trim()
  const match = /^([+-]?)(\d+|\d{1,3}(?:([ .,'])\d{3})(?:\3\d{3})*)$/.exec(typed)
  return match ? { value: Number(`${match[1]}${match[2]?.replace(/\D/g, '')}`) } : { error: 'noNumber' }
}

/** What was read; undefined where nothing could be. */
export const figureIn = (written: Written): number | undefined =>
  'value' in written ? written.value : undefined

/** What is longer is no figure, and would only take time. */
const longestFigure = 200

/** Digits of any script as 0 to 9, its signs as ours, and every kind of space as one. */
export function plainText(text: string): string {
  if (text.length > longestFigure) return ''
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
