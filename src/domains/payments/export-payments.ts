import { z } from 'zod'
import { bakuClock, bakuDate } from '../../lib/days.ts'
import type { Message } from '../../lib/errors.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import { type Language, pick } from '../../lib/languages.ts'
import { maxPageSize, type Paging } from '../../lib/paging.ts'
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
import { listDebts } from './debts.ts'
import { listPayments } from './list-payments.ts'
import { debtFields, type PaymentWay, type paymentKinds, paymentListFields } from './payment-input.ts'
import type { moneyOfOrderSchema, PaymentView } from './payment-output.ts'

const withFormat = { format: z.enum(tableFormats) }
const paged = { page: true, pageSize: true } as const
export const exportPaymentsFields = paymentListFields.omit(paged).extend(withFormat)
export const exportDebtsFields = debtFields.omit(paged).extend(withFormat)

/** The most lines of a file. */
const maxExported = 10_000

/** The lines of all pages, read one after another, so that other requests are answered in between. */
async function readPages<Item>(read: (paging: Paging) => Promise<{ items: Item[] }>): Promise<Item[]> {
  const all: Item[] = []
  for (let page = 1; all.length < maxExported; page += 1) {
    const { items } = await read({ page, pageSize: maxPageSize })
    all.push(...items)
    if (items.length < maxPageSize) break
  }
  return all
}

type InLanguage<Fields> = Fields & { language: Language }

export const wayNames: Record<PaymentWay, Message> = {
  card: /*i18n*/ { id: 'payments.export.card', message: 'Card' },
  terminal: /*i18n*/ { id: 'payments.export.terminal', message: 'Terminal' },
  cash: /*i18n*/ { id: 'payments.export.cash', message: 'Cash' },
  transfer: /*i18n*/ { id: 'payments.export.transfer', message: 'Transfer' },
  vatAccount: /*i18n*/ { id: 'payments.export.vatAccount', message: 'VAT account' },
}
const kindNames: Record<(typeof paymentKinds)[number], Message> = {
  payment: /*i18n*/ { id: 'payments.export.payment', message: 'Payment' },
  refund: /*i18n*/ { id: 'payments.export.refund', message: 'Given back' },
  chargeback: /*i18n*/ { id: 'payments.export.chargeback', message: 'Charged back by the bank' },
  correction: /*i18n*/ { id: 'payments.export.correction', message: 'Entry taken back' },
}
const heads = {
  day: /*i18n*/ { id: 'payments.export.day', message: 'Day' },
  written: /*i18n*/ { id: 'payments.export.written', message: 'Written down' },
  customer: /*i18n*/ { id: 'payments.export.customer', message: 'Customer' },
  kind: /*i18n*/ { id: 'payments.export.kind', message: 'Kind' },
  way: /*i18n*/ { id: 'payments.export.way', message: 'Way' },
  amount: /*i18n*/ { id: 'payments.export.amount', message: 'Amount (AZN)' },
  orders: /*i18n*/ { id: 'payments.export.orders', message: 'For orders' },
  balance: /*i18n*/ { id: 'payments.export.balance', message: 'For no order (AZN)' },
  reference: /*i18n*/ { id: 'payments.export.reference', message: 'Reference' },
  fiscalId: /*i18n*/ { id: 'payments.export.fiscalId', message: 'Fiscal receipt No.' },
  note: /*i18n*/ { id: 'payments.export.note', message: 'Note' },
  by: /*i18n*/ { id: 'payments.export.by', message: 'Written down by' },
  order: /*i18n*/ { id: 'payments.export.order', message: 'Order No.' },
  item: /*i18n*/ { id: 'payments.export.item', message: 'What was ordered' },
  total: /*i18n*/ { id: 'payments.export.total', message: 'Price (AZN)' },
  paid: /*i18n*/ { id: 'payments.export.paid', message: 'Paid (AZN)' },
  left: /*i18n*/ { id: 'payments.export.left', message: 'Left (AZN)' },
  dueOn: /*i18n*/ { id: 'payments.export.dueOn', message: 'Due day' },
  daysOverdue: /*i18n*/ { id: 'payments.export.daysOverdue', message: 'Days overdue' },
} as const satisfies Record<string, Message>

const nameOf = (person: { name: string; surname: string } | null | undefined): string =>
  person ? `${person.name} ${person.surname}`.trim() : ''

const paymentColumns: readonly TableColumn<PaymentView>[] = [
  { head: heads.day, cell: ({ day }) => new Date(day), width: 12, format: dayFormat },
  { head: heads.written, cell: ({ at }) => bakuClock(new Date(at)), width: 17, format: momentFormat },
  { head: heads.customer, cell: ({ appUser }) => nameOf(appUser), width: 26 },
  { head: heads.kind, cell: ({ kind }, language) => translate(kindNames[kind], language), width: 20 },
  { head: heads.way, cell: ({ way }, language) => translate(wayNames[way], language), width: 14 },
  { head: heads.amount, cell: ({ amount }) => amount, width: 14, format: moneyFormat },
  {
    head: heads.orders,
    cell: ({ orders }) => orders.map(({ orderId, amount }) => `${orderId}: ${amount.toFixed(2)}`).join('; '),
    width: 26,
  },
  {
    head: heads.balance,
    cell: ({ amount, orders }) =>
      Math.round(orders.reduce((rest, one) => rest - one.amount * 100, amount * 100)) / 100,
    width: 16,
    format: moneyFormat,
  },
  { head: heads.reference, cell: ({ reference = '' }) => reference, width: 20 },
  { head: heads.fiscalId, cell: ({ fiscalId = '' }) => fiscalId, width: 16 },
  { head: heads.note, cell: ({ note = '' }) => note, width: 32 },
  { head: heads.by, cell: ({ receivedBy }) => nameOf(receivedBy), width: 24 },
]

/** The ledger, newest first, as a table; at most 10 000 lines (PAY-51). */
export async function exportPayments(
  deps: Pick<Deps, 'db' | 'now'>,
  { format, language, ...filter }: InLanguage<z.output<typeof exportPaymentsFields>>,
): Promise<FileAnswer> {
  const items = await readPages((paging) => listPayments(deps, { ...filter, ...paging }))
  return tableFile({
    columns: paymentColumns,
    rows: items,
    sheetName: /*i18n*/ { id: 'payments.export.sheet', message: 'Payments' },
    fileName: /*i18n*/ { id: 'payments.export.file', message: 'payments' },
    day: bakuDate(deps.now()),
    format,
    language,
  })
}

const debtColumns: readonly TableColumn<z.infer<typeof moneyOfOrderSchema>>[] = [
  { head: heads.order, cell: ({ orderId }) => orderId, width: 12, format: '0' },
  { head: heads.customer, cell: ({ appUser }) => nameOf(appUser), width: 26 },
  { head: heads.item, cell: ({ item }, language) => pick(item, 'name', language), width: 28 },
  { head: heads.total, cell: ({ money }) => money.total, width: 14, format: moneyFormat },
  { head: heads.paid, cell: ({ money }) => money.paid, width: 14, format: moneyFormat },
  { head: heads.left, cell: ({ money }) => money.left, width: 14, format: moneyFormat },
  {
    head: heads.dueOn,
    cell: ({ money }) => money.dueOn && new Date(money.dueOn),
    width: 12,
    format: dayFormat,
  },
  { head: heads.daysOverdue, cell: ({ money }) => money.daysOverdue, width: 14, format: '0' },
]

/** What is owed, the longest due first, as a table; at most 10 000 orders (PAY-51). */
export async function exportDebts(
  deps: Pick<Deps, 'db' | 'now'>,
  { format, language, ...filter }: InLanguage<z.output<typeof exportDebtsFields>>,
): Promise<FileAnswer> {
  const items = await readPages((paging) => listDebts(deps, { ...filter, ...paging }))
  return tableFile({
    columns: debtColumns,
    rows: items,
    sheetName: /*i18n*/ { id: 'payments.export.debtSheet', message: 'Debts' },
    fileName: /*i18n*/ { id: 'payments.export.debtFile', message: 'debts' },
    day: bakuDate(deps.now()),
    format,
    language,
  })
}
