import type { FigureKind } from './read-styles.ts'
import { UnreadXlsx } from './unread-xlsx.ts'
import { walkXml } from './walk-xml.ts'

/**
 * A plain figure or a text; anything else (a date, a percentage, true, an error, a formula without its result) as
 * text.
 */
export type SheetValue = number | string
/** `number` is the sheet's own from 1; columns count from 0; empty cells are missing. */
export type SheetRow = { number: number; cells: Map<number, SheetValue> }

type Book = { texts: readonly string[]; kinds: readonly FigureKind[]; daysFrom1904: boolean }
type RawCell = { column: number; type: string; style: number; value: string | null; formula: string | null }

/** What Excel writes in place of signs that XML doesn’t hold: `_x000D_` is a return, `_x005F_` a plain underscore. */
const readText = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The shared texts that cells refer to, without their phonetic readings (`rPh`). @throws UnreadXlsx */
export function readTexts(xml: string): string[] {
  const texts: string[] = []
  const inside: string[] = []
  walkXml(xml, {
    open: (name) => {
      inside.push(name)
      if (name === 'si') texts.push('')
    },
    text: (text) => {
      if (inside.at(-1) === 't' && !inside.includes('rPh')) texts.push(`${texts.pop() ?? ''}${text}`)
    },
    close: () => inside.pop(),
  })
  return texts.map(readText)
}

/**
 * The rows of a sheet that aren't empty; merged cells all have the first one's value.
 * @throws UnreadXlsx also beyond so many cells
 */
export function readRows(xml: string, book: Book, maxCells: number): SheetRow[] {
  const rows: SheetRow[] = []
  const inside: string[] = []
  let row: SheetRow = { number: 0, cells: new Map() }
  let cell: RawCell | null = null
  let before = -1
  let count = 0
  const merged: string[] = []
  const end = () => {
    const value = cell && valueIn(cell, book)
    if (cell && value !== null && value !== '') {
      row.cells.set(cell.column, value)
      count += 1
    }
    if (count > maxCells) throw new UnreadXlsx('tooLarge')
    before = cell?.column ?? before
    cell = null
  }
  walkXml(xml, {
    open: (name, attribute) => {
      inside.push(name)
      if (name === 'row') {
        row = { number: within(attribute('r') ?? row.number + 1, maxRows), cells: new Map() }
        before = -1
      } else if (name === 'c') {
        const column = columnOf(attribute('r')) ?? before + 1
        const style = Number(attribute('s') ?? 0)
        cell = { column, type: attribute('t') ?? 'n', style, value: null, formula: null }
      } else if (name === 'mergeCell') merged.push(attribute('ref') ?? '')
      else if (cell && name === 'v') cell.value = ''
      else if (cell && name === 'f') cell.formula = ''
    },
    text: (text) => {
      if (!cell) return
      const tag = inside.at(-1)
      if (tag === 'f') cell.formula += text
      else if (tag === 'v' || (tag === 't' && inside.includes('is') && !inside.includes('rPh')))
        cell.value = `${cell.value ?? ''}${text}`
    },
    close: (name) => {
      inside.pop()
      if (name === 'c') end()
      else if (name === 'row' && row.cells.size > 0) rows.push(row)
    },
  })
  fillMerged(rows, merged, maxCells - count)
  return rows
}

function valueIn({ type, style, value, formula }: RawCell, book: Book): SheetValue | null {
  const { texts, kinds, daysFrom1904 } = book
  if (value === null) return formula === null ? null : `=${formula}`
  if (type === 's') return texts[Number(value)] ?? null
  if (type === 'str' || type === 'inlineStr') return readText(value)
  if (type === 'b') return value.trim() === '1' ? 'TRUE' : 'FALSE'
  if (type !== 'n') return value
  const figure = value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(figure) ? figureIn(figure, kinds[style] ?? 'plain', daysFrom1904) : value
}

function figureIn(figure: number, kind: FigureKind, daysFrom1904: boolean): SheetValue {
  if (kind === 'plain') return figure
  if (kind === 'percent') return `${Number((figure * 100).toPrecision(12))}%`
  const first = daysFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const day = new Date(first + figure * 86_400_000)
  return Number.isNaN(day.getTime()) ? String(figure) : day.toISOString().slice(0, 10)
}

type Row<Value> = { number: number; cells: Map<number, Value> }

/**
 * Fills merged cells (`A3:A5`) with the first one's value, in the rows that aren't empty.
 * @param spare the number of cells that may be filled
 * @throws UnreadXlsx beyond that
 */
function fillMerged<Value>(rows: readonly Row<Value>[], merged: readonly string[], spare: number): void {
  const byNumber = new Map(rows.map((row) => [row.number, row] as const))
  const end = rows.reduce((max, { number }) => Math.max(max, number), 0)
  let left = spare
  for (const ref of merged) {
    const [first, last] = ref.split(':').map(placeOf)
    const value = first && byNumber.get(first.row)?.cells.get(first.column)
    if (!first || !last || value === undefined) continue
    for (let number = first.row; number <= Math.min(last.row, end); number++)
      for (let column = first.column; column <= last.column; column++) {
        left -= 1
        if (left < 0) throw new UnreadXlsx('tooLarge')
        const cells = byNumber.get(number)?.cells
        if (cells && !cells.has(column)) cells.set(column, value)
      }
  }
}

const maxRows = 1_048_576
const maxColumns = 16_384

/** A count from 1. @throws UnreadXlsx above the limits of a sheet */
function within(value: string | number, max: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > max) throw new UnreadXlsx('broken')
  return number
}

/** The column: `AB12` is 27; undefined where there is none. */
function columnOf(address: string | undefined): number | undefined {
  if (address === undefined) return undefined
  const letters = /^[A-Z]{1,3}(?=\d+$)/.exec(address)?.[0] ?? ''
  return (
    within(
      [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
      maxColumns,
    ) - 1
  )
}

/** The cell's place: `AB12` is row 12, column 27. */
const placeOf = (address: string): { row: number; column: number } => ({
  row: within(/(?<!\d)\d+$/.exec(address)?.[0] ?? '', maxRows),
  column: columnOf(address) ?? 0,
})
