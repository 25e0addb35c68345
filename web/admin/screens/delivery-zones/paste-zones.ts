import { foldedWords } from '../../../../src/lib/text-folding.ts'
import type { Place } from '../../kit/grid/selection.ts'
import { type Figure, fieldKey, isUnread, priceKey, readKg, readPrice } from './zones-values.ts'

/** A column of the table: a weight in grams, each further kg, or the sum from which it is free. */
export type ZoneColumn = number | 'perKg' | 'freeFrom'
export const columnsOf = (weights: readonly number[]): ZoneColumn[] => [...weights, 'perKg', 'freeFrom']

export const cellKeyOf = (zoneId: number, column: ZoneColumn): string =>
  typeof column === 'number' ? priceKey(zoneId, column) : fieldKey('zone', zoneId, column)

/** A zone with its names in all languages. */
type NamedZone = { id: number; names: readonly string[] }
type Table = { zones: readonly NamedZone[]; weights: readonly number[]; at: Place }

export type PastedZones = {
  cells: Record<string, Figure>
  /** All weights of the table afterwards; the block's headings may bring further ones. */
  weights: readonly number[]
  rows: number
  columns: number
  /** What stands in no row or column of the table. */
  left: readonly string[]
}

/**
 * A block of a spreadsheet put into the table of zones: by its headings and the names beside it where it has them,
 * else from `at` on (DEL-61).
 */
export function pasteZones(block: readonly string[][], { zones, weights, at }: Table): PastedZones {
  const named = hasNames(block, zones)
  const heads = headingsOf(block[0] ?? [], { named, zones })
  const body = heads ? block.slice(1) : block
  const from = named ? 1 : 0
  const width = Math.max(0, ...block.map(({ length }) => length)) - from
  const here = columnsOf(weights).slice(at.column)
  const columns = heads ? heads.slice(from) : Array.from({ length: width }, (_, index) => here[index])
  const rows = body.map((line, index) =>
    named ? zones.find((zone) => isNamed(zone, line[0])) : zones[at.row + index],
  )
  const cells: Record<string, Figure> = {}
  for (const [index, line] of body.entries()) {
    const zone = rows[index]
    for (const [column, text] of line.slice(from).entries()) {
      const goal = columns[column]
      if (zone && goal !== undefined) cells[cellKeyOf(zone.id, goal)] = readPrice(text)
    }
  }
  const placed = columns.filter((column) => column !== undefined)
  const brought = placed.filter((column) => typeof column === 'number')
  return {
    cells,
    weights: [...new Set([...weights, ...brought])].sort((one, other) => one - other),
    rows: rows.filter(Boolean).length,
    columns: placed.length,
    left: leftOf(block, { rows, columns, from, isHeaded: heads !== null }),
  }
}

const folded = (text: string): string => foldedWords(text).join(' ')
const isNamed = ({ names }: NamedZone, text = ''): boolean =>
  text !== '' && names.some((name) => name !== '' && folded(name) === folded(text))

/** Whether the first column holds names: some are of zones, and none is a price. */
function hasNames(block: readonly string[][], zones: readonly NamedZone[]): boolean {
  const first = block.map(([cell = '']) => cell)
  const isOfZone = first.some((cell) => zones.some((zone) => isNamed(zone, cell)))
  return isOfZone && first.every((cell) => cell === '' || isUnread(readPrice(cell)) || /\p{L}/u.test(cell))
}

const perKg = /hər|sonra|кажд|далее|each|further|then/iu
const free = /pulsuz|бесплатн|free/iu
const weight = /(\d[\d.,]{0,12})\s{0,3}(?:kq|kg|кг)/iu

/** The column that a heading names. */
function headingOf(text: string): ZoneColumn | undefined {
  const [, kg] = weight.exec(text) ?? []
  const grams = kg === undefined ? '' : readKg(kg)
  if (typeof grams === 'number') return grams
  if (free.test(text)) return 'freeFrom'
  return perKg.test(text) ? 'perKg' : undefined
}

/** The first line as headings; null where it is prices like the others. Beside names weights need no unit. */
function headingsOf(
  line: readonly string[],
  { named, zones }: { named: boolean; zones: readonly NamedZone[] },
): (ZoneColumn | undefined)[] | null {
  const heads = line.map(headingOf)
  if (heads.some((head) => head !== undefined)) return heads
  const isRow = !named || zones.some((zone) => isNamed(zone, line[0]))
  if (isRow) return null
  return line.map((text) => {
    const grams = readKg(text)
    return typeof grams === 'number' ? grams : undefined
  })
}

type Targets = {
  rows: readonly (NamedZone | undefined)[]
  columns: readonly (ZoneColumn | undefined)[]
  from: number
  isHeaded: boolean
}

/** The names of lines and columns without a place, as far as anything stands there. */
function leftOf(block: readonly string[][], { rows, columns, from, isHeaded }: Targets): string[] {
  const body = isHeaded ? block.slice(1) : block
  const lines = body.flatMap((line, index) =>
    rows[index] || line.every((cell) => cell === '') ? [] : line.filter((cell) => cell !== '').slice(0, 1),
  )
  const others = columns.flatMap((column, index) => {
    const cells = block.map((line) => line[index + from] ?? '').filter((cell) => cell !== '')
    return column === undefined ? cells.slice(0, 1) : []
  })
  return [...lines, ...others]
}
