import type { Language } from './languages.ts'

/** A cell: a text that someone wrote, or a number of ours. */
export type CsvCell = string | number | null

/**
 * Spreadsheets parse files by the reader's region: where the comma is the decimal sign, a semicolon separates
 * columns.
 */
const signs = {
  az: { divider: ';', decimal: ',' },
  ru: { divider: ';', decimal: ',' },
  en: { divider: ',', decimal: '.' },
} as const satisfies Record<Language, { divider: string; decimal: string }>

/** A table as CSV with a byte order mark and CRLF (RFC 4180), as a spreadsheet of that language opens it. */
export function toCsv(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const { divider, decimal } = signs[language]
  const line = (row: readonly CsvCell[]) =>
    row
      .map((cell) => (typeof cell === 'number' ? String(cell).replace('.', decimal) : text(cell ?? '')))
      .join(divider)
  return `\uFEFF${rows.map((row) => `${line(row)}\r\n`).join('')}`
}

/** With its country code, in groups: digits with spaces are no formula, and Excel leaves them as they are. */
const phoneNumber = /^\+\d{1,3}(?: \d+)+$/

/** A text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, "CSV Injection"). */
function text(value: string): string {
  const isFormula = /^\s*[=+\-@]|^[\t\r\n|]/.test(value)
  const safe = isFormula && !phoneNumber.test(value) ? `'${value}` : value
  return /[";,\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
