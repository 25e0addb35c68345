import type { Database, Transaction } from '../../db/client.ts'
import { paymentParts, requestParts, toOwnPayment, toRequest } from './payment-output.ts'

/** All payments of a customer and all that they were asked for, oldest first, for the export of their data (DAT-1). */
export async function paymentsOfUser({ db }: { db: Database }, userId: number) {
  const common = { where: { userId }, orderBy: { id: 'asc' } } as const
  const [payments, requests] = await Promise.all([
    db.payment.findMany({ ...common, include: paymentParts }),
    db.paymentRequest.findMany({ ...common, include: requestParts }),
  ])
  const withPayer = payments.map((row) => ({ ...toOwnPayment(row), payer: row.payer }))
  return { payments: withPayer, requests: requests.map(toRequest) }
}

/** The ledger stays when a customer is erased, without what names a person (DAT-2). */
export async function erasePayments(tx: Transaction, userId: number): Promise<void> {
  await tx.payment.updateMany({ where: { userId }, data: { payer: '', note: '' } })
  await tx.paymentRequest.updateMany({ where: { userId }, data: { note: '' } })
  await tx.paymentTerms.deleteMany({ where: { userId } })
}
