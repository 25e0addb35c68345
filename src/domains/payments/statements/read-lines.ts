import type { Qepik } from '../../../lib/money.ts'
import { foldLetters } from '../../../lib/text-folding.ts'
import type { ColumnRole } from './column-roles.ts'
import type { StatementCell, StatementRow } from './read-statement.ts'
import { findTable, isEnough, type StatementColumns } from './statement-columns.ts'
import { columnsUnknown } from './statement-errors.ts'
import {
  type Amount,
  type DayOrder,
  dayOrderOf,
  otherCurrencyIn,
  readAmount,
  readDay,
} from './statement-values.ts'

/** A line of a statement; `amount` is whole qəpik, what came in is above 0. Texts are the bank's, '' without. */
export type StatementLine = {
  /** The number of its row in the file, from 1. */
  row: number
  /** `YYYY-MM-DD` */
  day: string
  amount: Qepik
  payer: string
  /** Ten digits; '' where the bank says none. */
  voen: string
  purpose: string
  bankReference: string
}

/**
 * A row that isn't read further, with its texts: `day` or `amount` can't be read without guessing, `both` debit and
 * credit have a figure, `currency` is another one than AZN.
 */
export type UnreadLine = { row: number; why: 'day' | 'amount' | 'both' | 'currency'; texts: string[] }

export type StatementRead = {
  lines: StatementLine[]
  /** What a person must look at: why isn't `currency`. */
  doubtful: UnreadLine[]
  /** Lines of other currencies. */
  leftOut: UnreadLine[]
  columns: StatementColumns
  headings: string[]
  /** Under which a person's choice of columns is kept. */
  key: string
}

/**
 * The lines of a statement. Rows without a day or a figure, such as totals and balances, are no lines.
 * @param chosen the columns that a person has chosen for these headings (`findTable(rows).key`)
 * @throws VALIDATION with the headings that were found where the columns aren't known: none recognised, or amounts
 *   without a sign, a direction or a word of a person on it
 */
export function readLines(rows: readonly StatementRow[], chosen?: StatementColumns): StatementRead {
  const { headings, key, from, columns: found } = findTable(rows)
  const columns = chosen ?? found
  if (!columns || !isEnough(columns)) throw columnsUnknown(headings)
  const body = rows.slice(from)
  const cellOf = (row: StatementRow, role: ColumnRole): StatementCell => row.cells[columns[role] ?? -1] ?? ''
  if (!isSigned(body, columns, cellOf)) throw columnsUnknown(headings)
  const order = dayOrderOf(body.map((row) => cellOf(row, 'day')))
  const currency = currencyAbove(rows.slice(0, from), headings, columns)
  const read: StatementRead = { lines: [], doubtful: [], leftOut: [], columns, headings, key }
  for (const row of body) {
    const line = readLine(row, { order, currency, columns, headings, cellOf })
    if (line === null) continue
    if (!('why' in line)) read.lines.push(line)
    else if (line.why === 'currency') read.leftOut.push(line)
    else read.doubtful.push(line)
  }
  return read
}

type CellOf = (row: StatementRow, role: ColumnRole) => StatementCell

/** Whether amounts say if they came in: without that, what was paid out would be taken for a payment. */
function isSigned(body: readonly StatementRow[], columns: StatementColumns, cellOf: CellOf): boolean {
  if (columns.credit !== undefined || columns.direction !== undefined || columns.isAllIncoming) return true
  return body.some((row) => {
    const amount = readAmount(cellOf(row, 'amount'))
    return 'qepik' in amount && (amount.qepik ?? 0) < 0
  })
}

/** The currency that the headings of money or what stands above the table say, where it is another than AZN. */
function currencyAbove(
  above: readonly StatementRow[],
  headings: readonly string[],
  { credit, amount, currency }: StatementColumns,
): string | undefined {
  const ofHeading = otherCurrencyIn(headings[credit ?? amount ?? -1] ?? '')
  if (ofHeading !== undefined || currency !== undefined) return ofHeading
  for (const { cells } of above) {
    const text = cells.join(' ')
    if (/valyuta|валюта|currency/i.test(text) && !/AZN/i.test(text)) return otherCurrencyIn(text)
  }
  return undefined
}

type Facts = {
  order: DayOrder
  currency: string | undefined
  columns: StatementColumns
  headings: readonly string[]
  cellOf: CellOf
}

/** Headings again, as on each printed page, or columns numbered beneath them. */
const isHeading = (row: StatementRow, { headings, columns, cellOf }: Facts): boolean =>
  (cellOf(row, 'day') !== '' && cellOf(row, 'day') === headings[columns.day ?? -1]) ||
  row.cells.every((cell) => /^\d{0,2}$/.test(String(cell)))

/** Null where a row is no line: headings, no figure or zero, or without a day beside words of totals. */
function readLine(row: StatementRow, facts: Facts): StatementLine | UnreadLine | null {
  const { order, cellOf } = facts
  if (isHeading(row, facts)) return null
  const unread = (why: UnreadLine['why']): UnreadLine => ({
    row: row.number,
    why,
    texts: row.cells.map(String),
  })
  const amount = amountOf(row, facts)
  if (amount !== 'both' && 'qepik' in amount && !amount.qepik) return null
  const day = readDay(cellOf(row, 'day'), order)
  if (day === null && isTotal(row, cellOf)) return null
  if (amount === 'both') return unread('both')
  if (facts.currency !== undefined || 'currency' in amount || isOtherCurrency(cellOf(row, 'currency')))
    return unread('currency')
  if (!('qepik' in amount)) return unread('amount')
  if (day === null) return unread('day')
  return {
    row: row.number,
    day,
    amount: amount.qepik ?? 0,
    payer: textOf(cellOf(row, 'payer')),
    voen: voenIn(cellOf(row, 'voen')),
    purpose: textOf(cellOf(row, 'purpose')),
    bankReference: textOf(cellOf(row, 'bankReference')),
  }
}

const textOf = (cell: StatementCell): string => String(cell).replace(/\s+/g, ' ').trim()

/** Excel takes the zeros before a number away. */
function voenIn(cell: StatementCell): string {
  const digits = String(cell).replace(/\s/g, '')
  return /^\d{8,10}$/.test(digits)
    ? digits.padStart(10, '0')
    : (/(?<!\d)\d{10}(?!\d)/.exec(digits)?.[0] ?? '')
}

const totals =
  /^(cemi|yekun|toplam|итого|всего|total|dovriyye|оборот|turnover|ilkin|son|входящ|исходящ|opening|closing|qaliq|остаток|balance)/

/** A row without a day is none where it is empty there, or says in words that it is a sum or a balance. */
const isTotal = (row: StatementRow, cellOf: CellOf): boolean =>
  row.cells.some((cell) => typeof cell === 'string' && totals.test(foldLetters(cell))) ||
  (cellOf(row, 'day') === '' && textOf(cellOf(row, 'payer')) === '' && textOf(cellOf(row, 'purpose')) === '')

/** AZN has the number 944; an empty cell says nothing. */
const isOtherCurrency = (cell: StatementCell): boolean => !/^(?:AZN|944|MANAT|₼|)$/i.test(textOf(cell))

const incoming = /^(?:k|kt|c|cr|credit|kredit|кредит|кт|medaxil|daxil|приход|in|incoming|\+)(?:$|\P{L})/u
const outgoing = /^(?:d|dt|dr|debit|debet|дебет|дт|mexaric|xaric|расход|out|outgoing|-)(?:$|\P{L})/u

function amountOf(row: StatementRow, { columns, cellOf }: Facts): Amount | 'both' {
  if (columns.credit !== undefined)
    return ofPair(readAmount(cellOf(row, 'credit')), readAmount(cellOf(row, 'debit')))
  const amount = readAmount(cellOf(row, 'amount'))
  if (columns.direction === undefined || !('qepik' in amount) || amount.qepik === null) return amount
  const direction = foldLetters(textOf(cellOf(row, 'direction')))
  if (outgoing.test(direction)) return { qepik: -Math.abs(amount.qepik) }
  return incoming.test(direction) ? amount : { unclear: true }
}

/** Money out is written with and without a minus; a minus in the column of money in takes back. */
function ofPair(credit: Amount, debit: Amount): Amount | 'both' {
  if (!('qepik' in credit)) return credit
  if (!('qepik' in debit)) return debit
  if (credit.qepik && debit.qepik) return 'both'
  if (debit.qepik) return { qepik: -Math.abs(debit.qepik) }
  return { qepik: credit.qepik || null }
}
