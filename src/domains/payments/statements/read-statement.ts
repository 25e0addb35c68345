import type { SheetRow } from '../../../lib/xlsx/read-rows.ts'
import { readXlsx } from '../../../lib/xlsx/read-xlsx.ts'
import { UnreadXlsx, type WhyUnread } from '../../../lib/xlsx/unread-xlsx.ts'
import { mostStatementMegabytes } from './column-roles.ts'
import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { mostStatementLines, refused } from './statement-errors.ts'

/** A number only from XLSX, where the cell holds one; a day from there is `YYYY-MM-DD`. Empty cells are ''. */
export type StatementCell = string | number
/** A row that isn't empty; `number` is the file's own from 1, cells count from its first column. */
export type StatementRow = { number: number; cells: StatementCell[] }

const megabyte = 1024 * 1024
const mostBytes = mostStatementMegabytes * megabyte
const mostColumns = 256
/** Preamble, headings and totals stand around the lines. */
const mostRows = mostStatementLines + 200
const xlsxLimits = { bytes: mostBytes, unpacked: 24 * megabyte, cells: 200_000 }

/**
 * The rows of a bank's statement, CSV or XLSX, which is told by its content: banks give either any ending. Of a
 * workbook it is the first sheet that is shown, formulas count by their kept results.
 * @throws TOO_LARGE above 10 MB, 3,000 lines or 256 columns; UNSUPPORTED_MEDIA for any other kind of file;
 *   VALIDATION where it is damaged or empty
 */
export function readStatement(bytes: Uint8Array): StatementRow[] {
  if (bytes.length > mostBytes) throw refused('fileTooLarge')
  if (bytes.length === 0) throw refused('empty')
  const rows = isBook(bytes) ? rowsOfBook(bytes) : rowsOfText(bytes)
  if (rows.length === 0) throw refused('empty')
  if (rows.length > mostRows) throw refused('tooManyLines')
  return rows
}

/** A zip, or what old .xls and locked .xlsx begin with: `readXlsx` says which. */
const isBook = ([first, second, third, fourth]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b && (third ?? 0) < 0x20) ||
  (first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0)

const refusalOf = {
  encrypted: 'locked',
  macros: 'macros',
  notXlsx: 'noStatement',
  broken: 'broken',
  tooLarge: 'tooManyCells',
  failed: 'broken',
} as const satisfies Record<WhyUnread, string>

function rowsOfBook(bytes: Uint8Array): StatementRow[] {
  try {
    return readXlsx(bytes, [], xlsxLimits).rows.map(toDense)
  } catch (error) {
    throw error instanceof UnreadXlsx ? refused(refusalOf[error.why]) : error
  }
}

function toDense({ number, cells }: SheetRow): StatementRow {
  const width = Math.max(...cells.keys()) + 1
  if (width > mostColumns) throw refused('tooManyCells')
  const dense = Array.from({ length: width }, (_, column) => cells.get(column) ?? '')
  return { number, cells: dense.map((cell) => (typeof cell === 'string' ? cell.trim() : cell)) }
}

function rowsOfText(bytes: Uint8Array): StatementRow[] {
  const text = decodeText(bytes)
  // HTML and XML, which banks give the ending .xls, and PDF.
  if (/^\s*(?:<|%PDF|\{)/.test(text)) throw refused('noStatement')
  return readCsv(text, { rows: mostRows, columns: mostColumns })
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some(Boolean))
}
