import type { Language } from '../../../lib/languages.ts'

/** By which a file of prices is known again, whatever its language and its order (OPT-15): for server and browser. */

/** Also read, so no translation that changes: a file of last year is still found. */
export const sheetNames: Record<Language, string> = { az: 'Qiymətlər', ru: 'Цены', en: 'Prices' }

/** Over the hidden column. */
export const keyHead = 'key'

/**
 * What stands in it for a row: `paper=matt size=90x50`, in the order of the alphabet, since groups can be moved; `-` of a
 * table whose only row is the product itself.
 * @param choices keys, one of each axis in the axes' order
 */
export const sheetKey = (axes: readonly { key: string }[], choices: readonly string[]): string =>
  toSheetKey(axes.map(({ key }, index) => `${key}=${choices[index]}`))

/** The same from a file. */
export const readSheetKey = (text: string): string => toSheetKey(text.trim().split(/\s+/))

const toSheetKey = (parts: readonly string[]): string => [...parts].sort().join(' ') || '-'
