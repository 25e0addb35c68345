import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { toCsv } from '../../lib/csv.ts'
import { bakuDate } from '../../lib/days.ts'
import type { Message } from '../../lib/errors.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import type { Language } from '../../lib/languages.ts'
import { translate } from '../../lib/translate.ts'
import type { SheetCell } from '../../lib/xlsx/sheet.ts'
import { writeXlsx, xlsxType } from '../../lib/xlsx/write-xlsx.ts'
import type { Deps } from '../../procedures/deps.ts'
import { dayFormat, exportColumns } from './export-columns.ts'
import { filterFields, orderByOf, sortFields, whereOf } from './order-filter.ts'
import { type OrderView, orderParts, toOrder } from './order-output.ts'

/** A file never holds more orders: the first ones of the filtered list, as it is sorted. */
const maxExported = 10_000
/** Read at once, so that other callers are answered in between. */
const batchSize = 500

export const exportTypes = {
  xlsx: xlsxType,
  csv: 'text/csv; charset=utf-8',
} as const

export const exportFields = z.object({ format: z.enum(['xlsx', 'csv']), ...filterFields, ...sortFields })
type ExportInput = z.output<typeof exportFields>

const fileName: Message = /*i18n*/ { id: 'orders.export.file', message: 'orders' }
const sheetName: Message = /*i18n*/ { id: 'orders.export.sheet', message: 'Orders' }

/** The orders that the filter lets through as a table with a head, in the caller's language; at most 10 000. */
export async function exportOrders(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { language, ...input }: ExportInput & { language: Language },
): Promise<FileAnswer> {
  const { format } = input
  const rows: SheetCell[][] = []
  for await (const order of readOrders(db, input))
    rows.push(exportColumns.map(({ cell }) => cell(order, language)))
  const columns = exportColumns.map(({ head, ...column }) => ({ ...column, head: translate(head, language) }))
  const content =
    format === 'xlsx'
      ? await writeXlsx({
          name: translate(sheetName, language),
          columns: columns.map(({ head, width, format }) => ({ head, width, format })),
          rows,
        })
      : Buffer.from(
          toCsv(
            [
              columns.map(({ head }) => head),
              ...rows.map((row) => row.map((cell, index) => toCsvCell(cell, columns[index]?.format))),
            ],
            language,
          ),
        )
  return {
    fileName: `${translate(fileName, language)}-${bakuDate(now())}.${format}`,
    contentType: exportTypes[format],
    content: content.toString('base64'),
  }
}

/** First which ones, then themselves: an order that is placed meanwhile moves none of them. */
async function* readOrders(db: Database, input: ExportInput): AsyncGenerator<OrderView> {
  const found = await db.order.findMany({
    where: await whereOf(db, input),
    orderBy: orderByOf(input),
    select: { id: true },
    take: maxExported,
  })
  for (let at = 0; at < found.length; at += batchSize) {
    const ids = found.slice(at, at + batchSize).map(({ id }) => id)
    const rows = await db.order.findMany({ where: { id: { in: ids } }, include: orderParts })
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const id of ids) {
      const row = byId.get(id)
      if (row) yield toOrder(row)
    }
  }
}

/** `2026-11-21 14:30`, a day `2026-11-21`: the same in every language, and a date to every spreadsheet. */
const toCsvCell = (cell: SheetCell, format: string | undefined) =>
  cell instanceof Date
    ? cell
        .toISOString()
        .slice(0, format === dayFormat ? 10 : 16)
        .replace('T', ' ')
    : cell
