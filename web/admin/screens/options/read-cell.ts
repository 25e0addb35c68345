import { maxQepik, toQepik } from '../../../../src/lib/money.ts'
import { figureIn } from '../../../../src/lib/read-whole.ts'
import { readMoney } from '../../../../src/lib/written-numbers.ts'
import type { Cell } from './cells.ts'

/** “On request” as the table writes it in each language, and the dash of spreadsheets. */
const onRequest = /^(?:bizə yazın|напишите нам|ask us|[-–—])$/u

/** Reads what is typed or pasted into a price: a price above 0, on request, or the text as it is (ADM-17). */
export function readCell(text: string): Cell {
  const typed = text.trim()
  if (onRequest.test(typed.toLocaleLowerCase('az')) || onRequest.test(typed.toLowerCase())) return null
  const azn = figureIn(readMoney(typed))
  const qepik = azn === undefined ? 0 : toQepik(azn)
  return qepik > 0 && qepik <= maxQepik ? qepik : typed
}

export type Unread =
  | 'empty'
  | 'letter'
  | 'unclear'
  | 'decimals'
  | 'notAbove'
  | 'tooMuch'
  | 'date'
  | 'noNumber'

/** Why a cell is no price. */
export function whyUnread(text: string): Unread {
  if (text === '') return 'empty'
  if (manyDecimals.test(text)) return 'decimals'
  if (date.test(text)) return 'date'
  const written = readMoney(text)
  if ('value' in written) return written.value > 0 ? 'tooMuch' : 'notAbove'
  if (written.error === 'unclear') return 'unclear'
  return withDigits(text) === null ? 'noNumber' : 'letter'
}

/** Three could be thousands. */
const manyDecimals = /^\d+[.,]\d{4,}$/

/** What a spreadsheet makes of 12.05 where dates are written so: the twelfth of May. */
const date = /^\d{4}-(\d\d)-(\d\d)$/

/** Letters that scanners and fingers put in place of figures. */
const alike: Readonly<Record<string, string>> = { l: '1', I: '1', İ: '1', ı: '1', '|': '1', O: '0', o: '0' }
const cyrillic: Readonly<Record<string, string>> = { О: '0', о: '0', З: '3', з: '3' }

/** The price that was meant where a letter stands for a figure; null where it can't be told. */
function withDigits(text: string): number | null {
  if (!/\d/.test(text)) return null
  const read = readCell([...text].map((sign) => alike[sign] ?? cyrillic[sign] ?? sign).join(''))
  return typeof read === 'number' ? read : null
}

/** Suggestions for what may have been meant, likeliest first, and the earlier price; each is one press. */
export function answersTo(text: string, former: Cell): (number | null)[] {
  const meant = meantBy(text)
  const known = isCell(former) ? [former] : []
  return [...new Set([...meant.filter((price) => price !== null), null, ...known])]
}

function meantBy(text: string): (number | null)[] {
  const why = whyUnread(text)
  if (why === 'decimals') return [toQepik(Number(text.replace(',', '.')))].filter(isPrice)
  if (why === 'date') return [toQepik(Number(text.replace(date, '$2.$1')))]
  return why === 'unclear' ? unclearOf(text) : [withDigits(text)]
}

const isPrice = (price: number): boolean => price > 0 && price <= maxQepik

const isCell = (cell: Cell): cell is number | null => typeof cell !== 'string'

/** `1.200`: thousands, or with decimals. */
function unclearOf(text: string): number[] {
  const [, whole = '', rest = ''] = /(\d{1,3})[.,](\d{3})(?!\d)/.exec(text) ?? []
  const thousands = whole.startsWith('0') ? [] : [Number(`${whole}${rest}`) * 100]
  const decimals = rest.endsWith('0') ? [toQepik(Number(`${whole}.${rest}`))] : []
  return [...thousands, ...decimals].filter(isPrice)
}
