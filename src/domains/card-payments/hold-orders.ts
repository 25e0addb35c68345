import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { AppError, invalid, type Message } from '../../lib/errors.ts'
import { id, list } from '../../lib/fields.ts'
import { addressIn } from '../../lib/language-address.ts'
import type { Language } from '../../lib/languages.ts'
import type { Qepik } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { calculatedPriceSchema } from '../catalog/calculated-price-schema.ts'
import { unpricedStatuses } from '../order-status/statuses.ts'
import { paymentLinkToken, paymentPath } from '../payment-links/payment-link.ts'
import { makeRequest } from '../payment-requests/write-requests.ts'
import type { ProviderName } from '../payments/providers/provider.ts'
import { openAttempt } from './open-attempt.ts'
import type { SettleDeps } from './settle-attempt.ts'

const notOffered: Message = /*i18n*/ {
  id: 'cardPayments.holdNotOffered',
  message: 'Nothing can be reserved on a card while ordering. You pay once your order is accepted.',
}
const notYours: Message = /*i18n*/ {
  id: 'cardPayments.notToHold',
  message: 'Only the price of your own orders can be reserved, while they wait for us and have one.',
}

/** Orders that were placed together, or one. */
export const holdFields = z.strictObject({ orders: list(id, 100) })

/** Whether the price can be reserved on a card while ordering (PAY-54). */
export const orderingSchema = z.object({ holds: z.boolean() })

export async function readOrdering({
  db,
  cardPayments,
}: Pick<Deps, 'db' | 'cardPayments'>): Promise<z.infer<typeof orderingSchema>> {
  if (holdingBank({ cardPayments }) === undefined) return { holds: false }
  const { holdAtOrdering } = await db.paymentSettings.findUniqueOrThrow({ where: { id: 1 } })
  return { holds: holdAtOrdering }
}

/** The first bank that is offered and can reserve a sum. */
const holdingBank = ({ cardPayments }: Pick<Deps, 'cardPayments'>): ProviderName | undefined =>
  cardPayments.offered.find((name) => cardPayments.providers.get(name)?.traits.canHold)

/**
 * Reserves what orders are calculated to cost, until each is accepted or given up (PAY-54). What isn't reserved after
 * all is asked for as without it.
 * @throws CONFLICT where the house doesn't offer it; VALIDATION for orders of others, of which one is decided, or
 * without a price; UNAVAILABLE when the bank opens nothing
 * @returns the bank's page, where the browser goes
 */
export async function holdForOrders(
  deps: SettleDeps,
  caller: Pick<Caller, 'id'>,
  { orders, language }: z.output<typeof holdFields> & { language: Language },
): Promise<{ payUrl: string }> {
  const { db, now, settings } = deps
  const provider = holdingBank(deps)
  if (provider === undefined || !(await readOrdering(deps)).holds) throw new AppError('CONFLICT', notOffered)
  const requestId = await db.$transaction((tx) =>
    requestFor(tx, { userId: caller.id, orderIds: [...new Set(orders)], language, at: now() }),
  )
  const which = { requestId, key: settings.SECRET_KEY, now: now(), isMail: false }
  const token = (await paymentLinkToken(db, which)) ?? ''
  const returnUrl = `${settings.SITE_URL}${addressIn(language, paymentPath(token))}/back`
  return openAttempt(deps, { requestId, provider, language, returnUrl })
}

type Asking = { userId: number; orderIds: number[]; language: Language; at: Date }

/** The request that these orders have for it already, or a new one. */
async function requestFor(tx: Transaction, { userId, orderIds, language, at }: Asking): Promise<number> {
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ANY(${orderIds}) ORDER BY id FOR NO KEY UPDATE`
  const rows = await tx.order.findMany({
    where: { id: { in: orderIds }, userId, status: { in: [...unpricedStatuses] } },
    orderBy: { id: 'asc' },
    select: { id: true, quote: true },
  })
  const lines = rows.map(({ id: orderId, quote }) => ({ orderId, amount: calculated(quote), paidBefore: 0 }))
  const isAll = orderIds.length > 0 && lines.length === orderIds.length
  if (!isAll || lines.some(({ amount }) => amount === 0)) throw invalid('orders', notYours)
  const earlier = await tx.paymentRequest.findMany({
    where: { kind: 'hold', state: 'Open', lines: { some: { orderId: { in: orderIds } } } },
    select: { id: true, lines: { select: { orderId: true } } },
  })
  const [same] = earlier
  if (!same)
    return makeRequest(tx, { userId, language, kind: 'hold', dueOn: null, createdById: null, lines, at })
  const isSame = earlier.length === 1 && same.lines.length === lines.length
  if (!isSame || same.lines.some(({ orderId }) => !orderIds.includes(orderId)))
    throw invalid('orders', notYours)
  return same.id
}

const calculated = (quote: unknown): Qepik => (quote === null ? 0 : calculatedPriceSchema.parse(quote).total)
