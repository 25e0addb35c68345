import { bakuClock } from '../../lib/days.ts'
import type { Message } from '../../lib/errors.ts'
import { intlLocales, type Language, pick } from '../../lib/languages.ts'
import { shownPhone } from '../../lib/phone.ts'
import { translate } from '../../lib/translate.ts'
import type { SheetCell } from '../../lib/xlsx/sheet.ts'
import { choicesInLine, lineName } from '../options/choice-words.ts'
import type { OrderedOptions } from '../options/ordered-options.ts'
import type { OrderView } from './order-output.ts'

type ExportColumn = {
  head: Message
  cell: (order: OrderView, language: Language) => SheetCell
  /** In characters. */
  width: number
  /** The spreadsheet's, of figures and moments. */
  format?: string
}

const whole = '#,##0'
const money = '#,##0.00'
/** Of a day without an hour. */
export const dayFormat = 'dd.mm.yyyy'

/** The columns of the exported table, from left to right. */
export const exportColumns: readonly ExportColumn[] = [
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
    format: 'dd.mm.yyyy hh:mm',
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
    format: money,
  },
  {
    head: /*i18n*/ { id: 'orders.export.price', message: 'Price (AZN)' },
    cell: ({ price }) => price,
    width: 14,
    format: money,
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
