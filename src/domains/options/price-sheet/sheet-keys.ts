import type { Language } from '../../../lib/languages.ts'

/**
 * A price sheet is recognised by these, in any language and order (OPT-15), on the server and in the browser.
 */

/** They are also read, so they aren't translations that may change: an old file is still recognised. */
export const sheetNames: Record<Language, string> = { az: 'Qiymətlər', ru: 'Цены', en: 'Prices' }

/** The head of the hidden column. */
export const keyHead = 'key'

/**
 * The key of a row: `paper=matt size=90x50`, in alphabetical order, since groups can be moved; `-` in a table
 * whose only row is the product itself.
 * @param choices keys, one of each axis in the axes' order
 */
export const sheetKey = (axes: readonly { key: string }[], choices: readonly string[]): string =>
  toSheetKey(axes.map(({ key }, index) => `${key}=${choices[index]}`))

/** Reads the key from a file. */
export const readSheetKey = (text: string): string => toSheetKey(text.trim().split(/\s+/))

const toSheetKey = (parts: readonly string[]): string => [...parts].sort().join(' ') || '-'
