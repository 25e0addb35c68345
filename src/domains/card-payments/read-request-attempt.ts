import type { AttemptFailure, AttemptState } from '../../db/generated/client.ts'
import type { Qepik } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { ProviderName } from '../payments/providers/provider.ts'
import { type SettleDeps, settleAttempt } from './settle-attempt.ts'

export type RequestAttempt = {
  id: number
  provider: ProviderName
  amount: Qepik
  state: AttemptState
  failure: AttemptFailure | null
  /** Since when the bank has given no answer; null where it has. */
  unclearSince: Date | null
  createdAt: Date
  /** When the bank was last asked. */
  askedAt: Date | null
}

/** The last attempt to pay a request by card; null where there was none. */
export const readRequestAttempt = (
  { db }: Pick<Deps, 'db'>,
  { requestId }: { requestId: number },
): Promise<RequestAttempt | null> =>
  db.paymentAttempt.findFirst({
    where: { requestId },
    orderBy: { id: 'desc' },
    select: {
      id: true,
      provider: true,
      amount: true,
      state: true,
      failure: true,
      unclearSince: true,
      createdAt: true,
      askedAt: true,
    },
  })

/** Whoever chose another bank may have paid at the first one. */
const maxAsked = 3

/**
 * What became of a request's payment when the browser is back from the bank. What its address says is never read:
 * the provider is asked.
 */
export async function settleOnReturn(
  deps: SettleDeps,
  which: { requestId: number },
): Promise<RequestAttempt | null> {
  const attempts = await deps.db.paymentAttempt.findMany({
    where: { ...which, askAt: { not: null }, state: { not: 'Captured' } },
    orderBy: { id: 'desc' },
    take: maxAsked,
    select: { id: true },
  })
  await Promise.all(attempts.map(({ id }) => settleAttempt(deps, id)))
  return readRequestAttempt(deps, which)
}
