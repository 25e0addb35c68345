import type { Transaction } from '../../db/client.ts'
import type { AttemptState } from '../../db/generated/client.ts'

/** The customer may still be paying; of a request at most one is in one of these (PAY-21). */
export const liveStates = ['Created', 'Sent', 'Authorised', 'Unknown'] as const satisfies AttemptState[]

/** Whether one of these customers may be at a bank's page; what is no longer asked about has come to nothing. */
export async function isPayingByCard(tx: Transaction, userIds: readonly number[]): Promise<boolean> {
  const where = {
    request: { userId: { in: [...userIds] } },
    state: { in: [...liveStates] },
    askAt: { not: null },
  }
  return (await tx.paymentAttempt.count({ where })) > 0
}
