import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { AppError, type FieldError, invalid, type Message, notFound, sumInText } from '../../lib/errors.ts'
import { toLanguage } from '../../lib/languages.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { assertReached, mailParts } from '../customers/mail-reach.ts'
import { countsFrom, wanted } from '../payment-requests/request-now.ts'
import { settleMoney } from '../payment-requests/settle-money.ts'
import { makeRequest, setRequestState } from '../payment-requests/write-requests.ts'
import { toDay } from '../production/production-output.ts'
import { foreignOrder } from './allocate.ts'
import { holdOrders } from './hold-money.ts'
import type { requestFields } from './payment-input.ts'
import { requestParts, type requestSchema, toRequest } from './payment-output.ts'

const nothingToAsk: Message = /*i18n*/ {
  id: 'payments.nothingToAsk',
  message: 'Nothing of this is left to pay for order {order}.',
}
const asksTooMuch: Message = /*i18n*/ {
  id: 'payments.asksTooMuch',
  message: 'At most {left} AZN of order {order} can be asked for.',
}
const askedAlready: Message = /*i18n*/ {
  id: 'payments.askedAlready',
  message: 'This is asked for already for order {order}: cancel that request first.',
}
const noOrders: Message = /*i18n*/ {
  id: 'payments.requestNeedsOrder',
  message: 'A request is for at least one order.',
}

type RequestView = z.infer<typeof requestSchema>
type Asked = z.output<typeof requestFields>

/**
 * Staff ask a customer for money for orders: the deposit, the rest, everything, or a free sum (PAY-4), and send the
 * link to pay it by email (PAY-15).
 * @throws VALIDATION for each line of `orders` that doesn't fit; CONFLICT where an email wouldn't reach them
 */
export function askForMoney(
  deps: Pick<Deps, 'db' | 'now' | 'emails'>,
  caller: Pick<Caller, 'id'>,
  { appUserId: userId, kind, orders, dueOn, note, byMail = false }: Asked,
): Promise<RequestView> {
  const [first] = orders
  if (!first) throw invalid('orders', noOrders)
  return deps.db.$transaction(async (tx) => {
    const held = await holdOrders(
      tx,
      orders.map(({ orderId }) => orderId),
    )
    const rows = await readOrders(tx, [...held.keys()])
    const errors: FieldError[] = []
    const lines = orders.flatMap(({ orderId, amount }, index) => {
      const values = { order: String(orderId) }
      const fault = (message: Message, more = {}) => {
        errors.push({ path: `orders.${index}`, message: { ...message, values: { ...values, ...more } } })
        return []
      }
      const row = rows.find(({ id }) => id === orderId)
      if (row?.userId !== userId || !row.money) return fault(foreignOrder)
      if (row.paymentLines.some(({ request }) => request.kind === kind)) return fault(askedAlready)
      const most = wanted(kind, row.money, row.money.total)
      if (most === 0) return fault(nothingToAsk)
      const asks = kind === 'free' ? (amount ?? most) : most
      if (asks > most) return fault(asksTooMuch, { left: sumInText(most) })
      return [{ orderId, amount: asks, paidBefore: countsFrom(kind, row.money) }]
    })
    if (errors.length > 0) throw new AppError('VALIDATION', errors[0]?.message, { errors })
    if (byMail && rows[0]) assertReached(rows[0].user)
    const at = deps.now()
    const id = await makeRequest(tx, {
      userId,
      language: toLanguage(rows[0]?.language ?? rows[0]?.user.language),
      kind,
      dueOn: dueOn ? toDay(dueOn) : null,
      note,
      createdById: caller.id,
      lines,
      at,
    })
    await settleMoney(tx, { orderIds: lines.map(({ orderId }) => orderId), at })
    for (const { orderId, amount } of lines)
      await writeOrderEntry(tx, { by: caller.id, orderId, changes: { paymentAsked: [null, toAzn(amount)] } })
    if (byMail) await deps.emails.enqueue(tx, { kind: 'paymentAsked', requestId: id, why: 'asked' })
    return readRequest(tx, id)
  })
}

const readOrders = (tx: Transaction, ids: number[]) =>
  tx.order.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      userId: true,
      language: true,
      user: { select: { language: true, ...mailParts } },
      money: true,
      paymentLines: {
        where: { request: { state: 'Open' } },
        select: { request: { select: { kind: true } } },
      },
    },
  })

async function readRequest(tx: Transaction, id: number): Promise<RequestView> {
  return toRequest(await tx.paymentRequest.findUniqueOrThrow({ where: { id }, include: requestParts }))
}

const notOpen: Message = /*i18n*/ {
  id: 'payments.requestNotOpen',
  message: 'This request is no longer open: it was paid, cancelled or replaced.',
}

/** Staff no longer ask for it. @throws NOT_FOUND; CONFLICT when it isn't open any more */
export function cancelRequest(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<RequestView> {
  return deps.db.$transaction(async (tx) => {
    const found = await tx.paymentRequest.findUnique({
      where: { id },
      select: { lines: { select: { orderId: true, amount: true } } },
    })
    if (!found) throw notFound()
    const orderIds = found.lines.map(({ orderId }) => orderId)
    await holdOrders(tx, orderIds)
    const { state } = await tx.paymentRequest.findUniqueOrThrow({ where: { id }, select: { state: true } })
    if (state !== 'Open') throw new AppError('CONFLICT', notOpen)
    const at = deps.now()
    await setRequestState(tx, { ids: [id], state: 'Cancelled', at })
    await settleMoney(tx, { orderIds, at })
    for (const { orderId, amount } of found.lines)
      await writeOrderEntry(tx, { by: caller.id, orderId, changes: { paymentAsked: [toAzn(amount), null] } })
    return readRequest(tx, id)
  })
}
