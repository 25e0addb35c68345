import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import type { Sheet, SheetCell } from './sheet.ts'

const { name, columns, rows, frozenColumns = 0 } = workerData as Sheet

const titles = columns.map(
  ({ head, format }): Cell => ({
    ...(typeof head === 'number'
      ? { value: head, type: Number, format: '#,##0' }
      : { value: head, type: String }),
    fontWeight: 'bold',
    align: format ? 'right' : 'left',
  }),
)
const cells = rows.map((row) => row.map((value, index) => toCell(value, columns[index]?.format)))
const book = writeXlsxFile(
  [titles, ...cells],
  {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    stickyColumnsCount: frozenColumns,
  },
  {
    features: [
      {
        files: {
          transform: {
            'xl/worksheets/sheet{id}.xml': {
              transformElementAttributes: (tag, attributes, index) =>
                tag === 'col' && columns[index ?? -1]?.isHidden ? { ...attributes, hidden: 1 } : attributes,
            },
          },
        },
      },
    ],
  },
)
parentPort?.postMessage(await book.toBuffer())

function toCell(value: SheetCell, format: string | undefined): Cell {
  if (value === null || value === '') return null
  if (value instanceof Date) return { value, type: Date, format }
  // Marked as text, it is never read as a formula.
  return typeof value === 'number' ? { value, type: Number, format } : { value, type: String }
}
