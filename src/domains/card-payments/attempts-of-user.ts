import type { Database, Transaction } from '../../db/client.ts'
import { toAzn } from '../../lib/money.ts'

/** A customer's attempts to pay by card, oldest first, for the export of their data (DAT-1). */
export async function attemptsOfUser({ db }: { db: Database }, userId: number) {
  const rows = await db.paymentAttempt.findMany({ where: { request: { userId } }, orderBy: { id: 'asc' } })
  return rows.map(({ createdAt, provider, amount, state, cardBrand, cardLastFour, bankReference }) => ({
    at: createdAt.toISOString(),
    provider,
    amount: toAzn(amount),
    state,
    cardBrand,
    cardLastFour,
    bankReference,
  }))
}

/**
 * Attempts stay when a customer is erased, without the card (DAT-2). Whoever is at the bank at that moment may still
 * pay: that is asked about and written down as always.
 */
export async function eraseAttempts(tx: Transaction, userId: number): Promise<void> {
  const data = { cardBrand: null, cardLastFour: null }
  await tx.paymentAttempt.updateMany({ where: { request: { userId } }, data })
}
