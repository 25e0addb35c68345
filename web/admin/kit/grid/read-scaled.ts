/**
 * A figure with a comma or dot before its decimals, in whole parts: `0,0125` with scale 10000 is 125.
 * Undefined for an empty text, null for an unreadable one.
 */
export function readScaled(
  text: string,
  { scale, decimals, required }: { scale: number; decimals: number; required: boolean },
): number | null | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s%₼]/gu, '')
    .replace(',', '.')
  if (plain === '') return required ? null : undefined
  const isFigure = /^\d{1,8}(?:\.\d*)?$/.test(plain)
  const behind = plain.split('.')[1] ?? ''
  return isFigure && behind.length <= decimals ? roundTenths(Number(plain) * scale) : null
}

/** Rounded, to remove the noise of binary fractions. */
const roundTenths = (value: number): number => Number(value.toPrecision(12))
