import { columnOf, mostRows, within } from './cell-address.ts'
import { fillMerged } from './fill-merged.ts'
import type { FigureKind } from './read-styles.ts'
import { UnreadXlsx } from './unread-xlsx.ts'
import { walkXml } from './walk-xml.ts'

/** A plain figure, or a text; what is neither (a date, per cent, true, an error, a formula without its result) in words. */
export type SheetValue = number | string
/** `number` as the sheet counts, from 1; columns from 0; empty cells are missing. */
export type SheetRow = { number: number; cells: Map<number, SheetValue> }

type Book = { texts: readonly string[]; kinds: readonly FigureKind[] }
type RawCell = { column: number; type: string; style: number; value: string | null; formula: string | null }

const mostCells = 200_000

/** What Excel writes in place of signs that XML doesn’t hold: `_x000D_` is a return, `_x005F_` a plain underscore. */
const readText = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The texts that cells refer to; how they are read aloud (`rPh`) is no part of them. @throws UnreadXlsx */
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

/** The rows of a sheet that have something in them; merged cells all have what the first has. @throws UnreadXlsx */
export function readRows(xml: string, book: Book): SheetRow[] {
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
    if (count > mostCells) throw new UnreadXlsx('tooLarge')
    before = cell?.column ?? before
    cell = null
  }
  walkXml(xml, {
    open: (name, attribute) => {
      inside.push(name)
      if (name === 'row') {
        row = { number: within(attribute('r') ?? row.number + 1, mostRows), cells: new Map() }
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
  fillMerged(rows, merged, mostCells - count)
  return rows
}

function valueIn({ type, style, value, formula }: RawCell, { texts, kinds }: Book): SheetValue | null {
  if (value === null) return formula === null ? null : `=${formula}`
  if (type === 's') return texts[Number(value)] ?? null
  if (type === 'str' || type === 'inlineStr') return readText(value)
  if (type === 'b') return value.trim() === '1' ? 'TRUE' : 'FALSE'
  if (type !== 'n') return value
  const figure = value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(figure) ? figureIn(figure, kinds[style] ?? 'plain') : value
}

function figureIn(figure: number, kind: FigureKind): SheetValue {
  if (kind === 'plain') return figure
  if (kind === 'percent') return `${Number((figure * 100).toPrecision(12))}%`
  const day = new Date(Date.UTC(1899, 11, 30) + figure * 86_400_000)
  return Number.isNaN(day.getTime()) ? String(figure) : day.toISOString().slice(0, 10)
}
