import type { Language } from '../../../../../src/lib/languages.ts'
import type { Cell } from '../cells.ts'
import { readCell } from '../read-cell.ts'

/** Of what a spreadsheet calculates the last digits are noise. */
const figures = 14

/**
 * A figure of a spreadsheet, AZN, as a cell. One with more than two decimals stays as a text, with four at least: three
 * could be thousands.
 */
export function cellOfFigure(value: number, language: Language): Cell {
  const exact = Number(value.toPrecision(figures))
  const isWhole = Number.isInteger(Number((exact * 100).toPrecision(figures)))
  if (isWhole) return readCell(String(exact))
  const text = exact.toFixed(10).replace(/(\.\d{4}\d{0,6}?)0{1,6}$/, '$1')
  return readCell(language === 'en' ? text : text.replace('.', ','))
}
