import { z } from 'zod'
import { bakuClock, bakuDate } from '../../lib/days.ts'
import type { Message } from '../../lib/errors.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import { intlLocales, type Language, pick } from '../../lib/languages.ts'
import { shownPhone } from '../../lib/phone.ts'
import {
  dayFormat,
  momentFormat,
  moneyFormat,
  type TableColumn,
  tableFile,
  tableFormats,
} from '../../lib/table-file.ts'
import { translate } from '../../lib/translate.ts'
import type { Deps } from '../../procedures/deps.ts'
import { choicesInLine, lineName } from '../options/choice-labels.ts'
import type { OrderedOptions } from '../options/ordered-options.ts'
import { filterFields, orderByOf, sortFields, whereOf } from './order-filter.ts'
import { type OrderView, orderParts, toOrder } from './order-output.ts'

const whole = '#,##0'

/** The columns of the exported table, from left to right. */
const exportColumns: readonly TableColumn<OrderView>[] = [
  {
    head: /*i18n*/ { id: 'orders.export.number', message: 'No.' },
    cell: ({ id }) => id,
    width: 8,
    format: '0',
  },
  {
    head: /*i18n*/ { id: 'orders.export.date', message: 'Date' },
    cell: ({ orderDate }) => bakuClock(new Date(orderDate)),
    width: 17,
    format: momentFormat,
  },
  {
    head: /*i18n*/ { id: 'orders.export.customer', message: 'Customer' },
    cell: ({ appUser }) => `${appUser.name} ${appUser.surname}`.trim(),
    width: 24,
  },
  {
    head: /*i18n*/ { id: 'orders.export.phone', message: 'Phone' },
    cell: ({ appUser }) => shownPhone(appUser.phoneNumber).replaceAll('-', ' '),
    width: 20,
  },
  {
    head: /*i18n*/ { id: 'orders.export.service', message: 'Service' },
    cell: ({ service }, language) => pick(service, 'name', language),
    width: 24,
  },
  {
    head: /*i18n*/ { id: 'orders.export.product', message: 'Product' },
    cell: ({ serviceType }, language) => (serviceType ? pick(serviceType, 'name', language) : null),
    width: 28,
  },
  {
    head: /*i18n*/ { id: 'orders.export.choice', message: 'Choice' },
    cell: ({ options }, language) => (options ? choicesInLine(options.choices, language) : null),
    width: 40,
  },
  {
    head: /*i18n*/ { id: 'orders.export.count', message: 'Quantity' },
    cell: ({ count }) => count,
    width: 10,
    format: whole,
  },
  {
    head: /*i18n*/ { id: 'orders.export.suggested', message: 'Suggested (AZN)' },
    cell: ({ quote }) => quote?.total ?? null,
    width: 16,
    format: moneyFormat,
  },
  {
    head: /*i18n*/ { id: 'orders.export.price', message: 'Price (AZN)' },
    cell: ({ price }) => price,
    width: 14,
    format: moneyFormat,
  },
  {
    head: /*i18n*/ { id: 'orders.export.status', message: 'Status' },
    cell: ({ orderStatus }, language) => pick(orderStatus, 'name', language),
    width: 18,
  },
  {
    head: /*i18n*/ { id: 'orders.export.comment', message: 'Customer’s comment' },
    cell: ({ comment }) => comment,
    width: 40,
  },
  {
    head: /*i18n*/ { id: 'orders.export.reason', message: 'Reason for the cancellation' },
    cell: ({ reason }) => reason,
    width: 32,
  },
  {
    head: /*i18n*/ { id: 'orders.export.promised', message: 'Promised for' },
    cell: ({ promisedOn }) => promisedOn && new Date(promisedOn),
    width: 14,
    format: dayFormat,
  },
  {
    head: /*i18n*/ { id: 'orders.export.lines', message: 'How the suggestion was calculated' },
    cell: ({ options }, language) => (options ? priceLines(options, language) : null),
    width: 48,
  },
]

const lineNames = {
  base: /*i18n*/ { id: 'orders.export.base', message: 'Base price' },
  reduction: /*i18n*/ { id: 'orders.export.reduction', message: 'Discount' },
} as const satisfies Record<string, Message>

/** `Base price 24.00; Both sides 9.60`; null where the price was on request. */
function priceLines(options: OrderedOptions, language: Language): string | null {
  const figures = new Intl.NumberFormat(intlLocales[language], { minimumFractionDigits: 2 })
  const lines = options.lines.map((line) => {
    const unnamed = lineNames[line.kind === 'reduction' ? 'reduction' : 'base']
    return `${lineName(options, line, language) ?? translate(unnamed, language)} ${figures.format(line.amount)}`
  })
  return lines.join('; ') || null
}

/** The most orders of a file: the first ones of the filtered list in its order. */
const maxExported = 10_000
/** Orders that are read at once, so that other requests are answered in between. */
const batchSize = 500

export const exportFields = z.object({ format: z.enum(tableFormats), ...filterFields, ...sortFields })
type ExportInput = z.output<typeof exportFields>

const fileName: Message = /*i18n*/ { id: 'orders.export.file', message: 'orders' }
const sheetName: Message = /*i18n*/ { id: 'orders.export.sheet', message: 'Orders' }

/** The filtered orders as a table with a head, in the caller's language; at most 10 000. */
export async function exportOrders(
  deps: Pick<Deps, 'db' | 'now'>,
  { language, ...input }: ExportInput & { language: Language },
): Promise<FileAnswer> {
  const rows: OrderView[] = []
  for await (const order of readOrders(deps, input)) rows.push(order)
  return tableFile({
    columns: exportColumns,
    rows,
    sheetName,
    fileName,
    day: bakuDate(deps.now()),
    format: input.format,
    language,
  })
}

/** Ids are read first, so that a new order moves none of them. */
async function* readOrders(deps: Pick<Deps, 'db' | 'now'>, input: ExportInput): AsyncGenerator<OrderView> {
  const { db } = deps
  const found = await db.order.findMany({
    where: await whereOf(deps, input),
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
