import type { Transaction } from '../../src/db/client.ts'
import { referenceOf } from '../../src/domains/payment-requests/payment-reference.ts'
import { writePayment } from '../../src/domains/payments/record-payment.ts'
import { bakuDay } from '../../src/lib/days.ts'

type Captured = {
  userId: number
  request: { id: number; amount: number }
  at: Date
  trouble?: 'double'
}

/** A card that was charged at the demo's bank, which isn't asked about it any more. */
export async function captured(
  tx: Transaction,
  { userId, request, at, trouble }: Captured,
): Promise<{ id: number }> {
  const { amount } = request
  const begun = new Date(at.getTime() - 90_000)
  const providerReference = String(at.getTime() % 100_000_000).padStart(8, '1')
  const attempt = await tx.paymentAttempt.create({
    data: {
      requestId: request.id,
      provider: 'kapital',
      amount,
      reference: `${referenceOf(request.id)}-${providerReference}`,
      providerReference,
      state: 'Captured',
      word: 'FullyPaid',
      bankReference: `3${providerReference}`,
      cardBrand: 'VISA',
      cardLastFour: '1234',
      authorised: amount,
      captured: amount,
      currency: 'AZN',
      trouble: trouble ?? null,
      createdAt: begun,
      askedAt: at,
    },
    select: { id: true },
  })
  return writePayment(tx, {
    userId,
    kind: 'payment',
    way: 'card',
    amount,
    day: bakuDay(at),
    attemptId: attempt.id,
    reference: `3${providerReference}`,
    source: `kapital:${providerReference}:capture:0`,
    createdAt: at,
  })
}

/** A card that the demo's bank declined. */
export async function declined(
  tx: Transaction,
  { request, at }: Pick<Captured, 'request' | 'at'>,
): Promise<void> {
  const providerReference = String(at.getTime() % 100_000_000).padStart(8, '1')
  await tx.paymentAttempt.create({
    data: {
      requestId: request.id,
      provider: 'kapital',
      amount: request.amount,
      reference: `${referenceOf(request.id)}-${providerReference}`,
      providerReference,
      state: 'Declined',
      failure: 'noFunds',
      word: 'Declined',
      cardBrand: 'VISA',
      cardLastFour: '2222',
      currency: 'AZN',
      createdAt: new Date(at.getTime() - 90_000),
      askedAt: at,
    },
  })
}
