import type { Database, Transaction } from '../../db/client.ts'
import { countingCharges, toCharge } from '../order-money/charge-output.ts'
import { paymentParts, requestParts, toOwnPayment, toRequest } from './payment-output.ts'
import { refundParts, toOwnRefund } from './refund-output.ts'

/** All payments of a customer, what was given back, all that they were asked for and what orders cost beside their price, oldest first, for the export of their data (DAT-1). */
export async function paymentsOfUser({ db }: { db: Database }, userId: number) {
  const common = { where: { userId }, orderBy: { id: 'asc' } } as const
  const asked = { ...common, where: { userId, kind: { not: 'hold' } } } as const
  const [payments, refunds, requests, charges] = await Promise.all([
    db.payment.findMany({ ...common, include: paymentParts }),
    db.refund.findMany({ where: { payment: { userId } }, orderBy: { id: 'asc' }, include: refundParts }),
    db.paymentRequest.findMany({ ...asked, include: requestParts }),
    db.charge.findMany({
      where: { ...countingCharges.where, order: { userId } },
      orderBy: countingCharges.orderBy,
      select: { orderId: true, ...countingCharges.select },
    }),
  ])
  const withPayer = payments.map((row) => ({ ...toOwnPayment(row), payer: row.payer }))
  return {
    payments: withPayer,
    refunds: refunds.map(toOwnRefund),
    requests: requests.map(toRequest),
    charges: charges.map(({ orderId, ...charge }) => ({ orderId, ...toCharge(charge) })),
  }
}

/** The ledger stays when a customer is erased, without what names a person (DAT-2). */
export async function erasePayments(tx: Transaction, userId: number): Promise<void> {
  await tx.payment.updateMany({ where: { userId }, data: { payer: '', note: '' } })
  await tx.bankLine.updateMany({
    where: { payments: { some: { userId } } },
    data: { payer: '', voen: '', purpose: '' },
  })
  await tx.paymentRequest.updateMany({ where: { userId }, data: { note: '' } })
  await tx.refund.updateMany({ where: { payment: { userId } }, data: { reason: '', failure: '' } })
  await tx.charge.updateMany({ where: { order: { userId } }, data: { note: '' } })
  await tx.orderMoney.updateMany({
    where: { order: { userId }, keptFor: { not: '' } },
    data: { keptFor: '' },
  })
  await tx.paymentTerms.deleteMany({ where: { userId } })
}
