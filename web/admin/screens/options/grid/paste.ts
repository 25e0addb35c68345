import { cellKey } from '../cells.ts'
import { readCell } from '../read-cell.ts'
import { type Patch, placesIn, type Shape } from './fill.ts'
import type { Place, Range } from './selection.ts'

/** Lines with tabs or semicolons between their cells: what Excel, Sheets and text files put on the clipboard. */
export function readBlock(text: string): string[][] {
  const lines = text.replace(/(?<![\r\n])[\r\n]+$/, '').split(/\r\n|\r|\n/)
  const divider = text.includes('\t') ? '\t' : ';'
  return lines.map((line) => line.split(divider).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
}

export type Pasted = {
  patch: Patch
  /** The block it filled, as far as the table reaches. */
  range: Range
  /** How many cells had no place in the table. */
  left: { rows: number; columns: number }
}

/** A block of text put into the table from `at` on; a single cell fills all that is selected. */
export function pasteBlock(block: readonly string[][], at: Range, shape: Shape): Pasted {
  const [first] = block
  const isSingle = block.length === 1 && first?.length === 1
  if (isSingle) {
    const cell = readCell(first[0] ?? '')
    const places = placesIn(shape, at)
    return {
      patch: Object.fromEntries(places.map(({ key }) => [key, cell])),
      range: at,
      left: { rows: 0, columns: 0 },
    }
  }
  const width = Math.max(0, ...block.map(({ length }) => length))
  const rows = Math.min(block.length, shape.rows.length - at.top)
  const columns = Math.min(width, shape.runs.length - at.left)
  return {
    patch: patchOf(block.slice(0, rows), { row: at.top, column: at.left }, shape),
    range: { top: at.top, left: at.left, bottom: at.top + rows - 1, right: at.left + columns - 1 },
    left: { rows: block.length - rows, columns: width - columns },
  }
}

function patchOf(lines: readonly string[][], { row, column }: Place, shape: Shape): Patch {
  const patch: Patch = {}
  for (const [down, line] of lines.entries()) {
    for (const [right, text] of line.entries()) {
      const [key, run] = [shape.rows[row + down], shape.runs[column + right]]
      if (key !== undefined && run !== undefined) patch[cellKey(key, run)] = readCell(text)
    }
  }
  return patch
}
