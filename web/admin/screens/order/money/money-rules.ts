import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../../src/faces/router.ts'
import { toQepik } from '../../../../../src/lib/money.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'

type Outputs = inferRouterOutputs<AppRouter>['payments']
export type OrderMoney = Outputs['ofOrder']
export type KeptMoney = NonNullable<OrderMoney['money']>
export type Terms = Outputs['customerTerms']
export type MoneyRequest = OrderMoney['requests'][number]
export type Condition = NonNullable<OrderDetail['conditions']>[number]

export const openRequests = ({ requests }: Pick<OrderMoney, 'requests'>): MoneyRequest[] =>
  requests.filter(({ state }) => state === 'Open')

/** The per cent of the order's deposit, where it comes from the terms as they are now; else its sum says it. */
export const depositShare = (
  { deposit, total }: Pick<KeptMoney, 'deposit' | 'total'>,
  terms: Terms | undefined,
): number | null =>
  terms && toQepik(deposit) === Math.floor((toQepik(total) * Math.round(terms.deposit * 100) + 5000) / 10_000)
    ? terms.deposit
    : null

/** The first condition that is about money, doesn't hold and wasn't passed. */
export const missingMoney = (conditions: readonly Condition[] = []): Condition | undefined =>
  conditions.find(({ missing, isMet, isPassed }) => !isMet && !isPassed && missing !== null)

type Passed = Pick<OrderDetail, 'events' | 'orderStatus'>

/** Staff let the order come to the status where it is now before its money was there, or decided so before. */
export function passedUnpaid({ events, orderStatus }: Passed) {
  const lasting = events.filter(({ isUndone }) => !isUndone)
  const arrival = lasting.findLast(({ kind, to }) => kind === 'moved' && to.id === orderStatus.id)
  const from = arrival?.from?.id
  return lasting.findLast(
    (event) =>
      (event.passed === 'deposit' || event.passed === 'payment') &&
      (event === arrival || (event.kind === 'gatePassed' && event.to.id === from)),
  )
}

/** What can still be asked for: of each kind one request at most is open, and nothing is asked for that is paid. */
export function askableKinds({ money, requests }: OrderMoney): MoneyRequest['kind'][] {
  if (!money || money.left === 0) return []
  const open = openRequests({ requests }).map(({ kind }) => kind)
  const hasRest = money.left > money.depositLeft && money.deposit > 0
  const asks = {
    deposit: money.depositLeft > 0,
    rest: hasRest,
    full: true,
    free: true,
  } satisfies Record<MoneyRequest['kind'], boolean>
  return (['deposit', 'rest', 'full', 'free'] as const).filter((kind) => asks[kind] && !open.includes(kind))
}

/** Everything that is left is wanted before the next status, no deposit alone. */
export function wantsAll({ conditions, money }: Pick<OrderDetail, 'conditions' | 'money'>): boolean {
  const missing = missingMoney(conditions)?.missing ?? null
  return missing !== null && missing === money?.left
}
