import { createHash } from 'node:crypto'
import type { StatementLine } from './read-lines.ts'

/**
 * What each line is known by, in their order: SHA-256, hex, of what the bank says and of how many such lines stand
 * before it. So a file that is imported twice, or that overlaps with another, adds no line again, and two payments
 * of one day that are alike are two.
 */
export function hashLines(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ day, amount, payer, voen, purpose, bankReference }) => {
    const texts = [payer, voen, purpose, bankReference].map(alike)
    const said = JSON.stringify([day, amount, ...texts])
    const times = (seen.get(said) ?? 0) + 1
    seen.set(said, times)
    return createHash('sha256').update(`${said}\n${times}`).digest('hex')
  })
}

/** The same in CSV and XLSX, and with whatever spaces. */
const alike = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim()
