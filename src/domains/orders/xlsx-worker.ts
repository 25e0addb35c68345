import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import type { Sheet, SheetCell } from './write-xlsx.ts'

const { name, columns, rows } = workerData as Sheet

const titles = columns.map(
  ({ head, format }): Cell => ({
    value: head,
    fontWeight: 'bold',
    align: format ? 'right' : 'left',
  }),
)
const cells = rows.map((row) => row.map((value, index) => toCell(value, columns[index]?.format)))
const book = writeXlsxFile([titles, ...cells], {
  sheet: name,
  columns: columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1,
})
parentPort?.postMessage(await book.toBuffer())

function toCell(value: SheetCell, format: string | undefined): Cell {
  if (value === null || value === '') return null
  if (value instanceof Date) return { value, type: Date, format }
  // Said to be a text, it is never read as a formula.
  return typeof value === 'number' ? { value, type: Number, format } : { value, type: String }
}
