import { toCsv } from './csv.ts'
import type { Message } from './errors.ts'
import type { FileAnswer } from './file-answer.ts'
import type { Language } from './languages.ts'
import { translate } from './translate.ts'
import type { SheetCell } from './xlsx/sheet.ts'
import { writeXlsx, xlsxType } from './xlsx/write-xlsx.ts'

export type TableColumn<Row> = {
  head: Message
  cell: (row: Row, language: Language) => SheetCell
  /** In characters. */
  width: number
  /** The spreadsheet's format of figures and moments. */
  format?: string
}

/** The formats of money, and of a day without an hour. */
export const moneyFormat = '#,##0.00'
export const dayFormat = 'dd.mm.yyyy'
export const momentFormat = 'dd.mm.yyyy hh:mm'

export const tableFormats = ['xlsx', 'csv'] as const
export const tableTypes = {
  xlsx: xlsxType,
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<(typeof tableFormats)[number], string>

type TableFile<Row> = {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  sheetName: Message
  /** Its name without ending, and the day in it. */
  fileName: Message
  day: string
  format: (typeof tableFormats)[number]
  language: Language
}

/** A table with a head, as XLSX or CSV, in the caller's language. */
export async function tableFile<Row>(table: TableFile<Row>): Promise<FileAnswer> {
  const { columns, rows, sheetName, fileName, day, format, language } = table
  const heads = columns.map(({ head, width, format }) => ({ head: translate(head, language), width, format }))
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row, language)))
  const content =
    format === 'xlsx'
      ? await writeXlsx({ name: translate(sheetName, language), columns: heads, rows: cells })
      : Buffer.from(
          toCsv(
            [
              heads.map(({ head }) => head),
              ...cells.map((row) => row.map((cell, index) => toCsvCell(cell, heads[index]?.format))),
            ],
            language,
          ),
        )
  return {
    fileName: `${translate(fileName, language)}-${day}.${format}`,
    contentType: tableTypes[format],
    content: content.toString('base64'),
  }
}

/**
 * `2026-11-21 14:30`, or `2026-11-21` for a day: the same in every language, and a date to every spreadsheet.
 */
const toCsvCell = (cell: SheetCell, format: string | undefined) =>
  cell instanceof Date
    ? cell
        .toISOString()
        .slice(0, format === dayFormat ? 10 : 16)
        .replace('T', ' ')
    : cell
