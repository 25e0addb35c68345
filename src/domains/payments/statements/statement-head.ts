import { foldLetters } from '../../../lib/text-folding.ts'
import type { StatementRow } from './read-statement.ts'
import { findTable } from './statement-columns.ts'

const longestName = 100

/** Whose statement it is, as far as the file says it above its table; '' where it doesn't. */
export function headOf(rows: readonly StatementRow[]): { bank: string; iban: string } {
  const above = rows.slice(0, Math.max(0, findTable(rows).from - 1))
  const texts = above.flatMap(({ cells }) => cells.map(String))
  const bank = texts.find((text) => text.length <= longestName && /bank|банк/.test(foldLetters(text)))
  const [iban = ''] = /AZ\d{2}[A-Z]{4}[A-Z0-9]{20}/.exec(texts.join('|').replace(/ /g, '')) ?? []
  return { bank: bank?.trim() ?? '', iban }
}
