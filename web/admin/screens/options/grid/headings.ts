import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { languages } from '../../../../../src/lib/languages.ts'
import { figureIn, plainText, readWhole } from '../../../../../src/lib/read-whole.ts'
import type { PriceRow } from '../cells.ts'
import { readCell } from '../read-cell.ts'

/** What a pasted block says of itself: its lines, whether the first holds runs, how many columns hold names. */
export type Headings = { block: readonly string[][]; runs: boolean; names: number }

type Table = { runs: readonly number[]; pastedAt: number; namesOf: NamesOf }

/**
 * The headings of a block, read with its runs down the side too; without any its lines are prices alone
 * (ADM-17).
 */
export function headingsOf(block: readonly string[][], table: Table): Headings {
  const turned = transposed(block)
  if (hasRuns(block, table)) return { block, runs: true, names: firstRun(block[0]) }
  if (hasRuns(turned, table)) return { block: turned, runs: true, names: firstRun(turned[0]) }
  return { block, runs: false, names: nameColumns(block, table.namesOf) }
}

const transposed = (block: readonly string[][]): string[][] =>
  Array.from({ length: Math.max(0, ...block.map(({ length }) => length)) }, (_, column) =>
    block.map((line) => line[column] ?? ''),
  )

/** The run that a heading names, also as `1 000` or `500 ədəd`. */
export const runIn = (text: string): number | undefined => {
  const run = figureIn(readWhole(text))
  return run !== undefined && run > 0 ? run : undefined
}

const firstRun = (line: readonly string[] = []): number => line.findIndex((cell) => runIn(cell) !== undefined)

/**
 * Whether the first line holds runs. Plain figures alone could as well be prices: three at least are runs of
 * the table then, or all stand above the columns that they name.
 */
function hasRuns(block: readonly string[][], { runs, pastedAt, namesOf }: Table): boolean {
  const [line = [], ...body] = block
  const names = firstRun(line)
  if (names < 0 || body.length === 0) return false
  const written = line.slice(names).filter((cell) => cell !== '')
  const heads = written.map(runIn)
  const isOfRuns = heads.every((run) => run !== undefined) && new Set(heads).size === heads.length
  // Names before the figures make the first line a row of prices like the others.
  if (!isOfRuns || namesOf(line.slice(0, names)) !== 'none') return false
  const known = heads.filter((run) => run !== undefined && runs.includes(run)).length
  const hasUnit = written.some((cell) => /\p{L}/u.test(cell))
  if (names > 0 || hasUnit) return known * 2 >= heads.length
  const isInPlace = heads.every((run, index) => run === runs[pastedAt + index])
  return isInPlace || (known >= 3 && known * 4 >= heads.length * 3)
}

/** The leading columns of names, which hold no price and are mostly choices. */
function nameColumns(block: readonly string[][], namesOf: NamesOf): number {
  const isOfNames = (column: number): boolean => {
    const cells = block.map((line) => line[column] ?? '').filter((cell) => cell !== '')
    const named = cells.filter((cell) => namesOf([cell]) !== 'none').length
    return named * 2 > cells.length && cells.every((cell) => typeof readCell(cell) === 'string')
  }
  const width = Math.max(0, ...block.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, column) => isOfNames(column))
  const end = columns.indexOf(false)
  return Math.max(end, 0)
}

/** The row that names mean, `some` where they are choices of the table but of no one row, `none` for others. */
export type NamesOf = (names: readonly string[], around?: PriceRow) => PriceRow | 'some' | 'none'

/**
 * Which row names mean, in any language and order, each in a cell of its own or all in one. Groups that aren't named
 * have the choices of the row `around` them.
 */
export function rowNamer(rows: readonly PriceRow[]): NamesOf {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const byNames = new Map<string, PriceRow>()
  const axes = (rows[0]?.choices ?? []).map((_, axis) => choicesOf(rows, axis))
  for (const row of rows)
    for (const language of languages)
      byNames.set(comparable(row.choices.map(({ name }) => textIn(name, language)).join(' ')), row)
  return (names, around) => {
    const written = names.map(comparable).filter((name) => name !== '')
    if (written.length === 0) return 'none'
    const whole = byNames.get(written.join(' '))
    if (whole) return whole
    const named = new Map<number, string>()
    for (const name of written) {
      const axis = axes.findIndex((choices, index) => choices.has(name) && !named.has(index))
      if (axis < 0) return named.size > 0 ? 'some' : 'none'
      named.set(axis, axes[axis]?.get(name) ?? '')
    }
    const keys = axes.map((_, axis) => named.get(axis) ?? around?.choices[axis]?.key)
    return byKey.get(keys.join('/')) ?? 'some'
  }
}

function choicesOf(rows: readonly PriceRow[], axis: number): Map<string, string> {
  const choices = new Map<string, string>()
  for (const row of rows) {
    const choice = row.choices[axis]
    if (choice)
      for (const language of languages) choices.set(comparable(textIn(choice.name, language)), choice.key)
  }
  return choices
}

/** Names as they are compared: typed by hand, or joined in one cell. */
const comparable = (text: string): string =>
  plainText(text)
    .toLocaleLowerCase('az')
    .replace(/[\s,;·|/]+/gu, ' ')
    .trim()
