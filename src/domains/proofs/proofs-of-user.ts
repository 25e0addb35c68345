import type { Database, Transaction } from '../../db/client.ts'
import { proofParts, toProof } from './proof-output.ts'

/** The proofs of a customer's orders as they see them, for the export of their data (DAT-1). */
export async function proofsOfUser(db: Database, userId: number) {
  const rows = await db.proof.findMany({
    where: { order: { userId } },
    orderBy: { id: 'asc' },
    include: proofParts,
  })
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return (orderId: number) => (byOrder.get(orderId) ?? []).map((row) => toProof(row, 'customer'))
}

/** Erases names, addresses and texts of proofs; that a version was approved stays (DAT-2). */
export async function eraseProofs(tx: Transaction, userId: number): Promise<void> {
  const ofPerson = { order: { userId } }
  await tx.approval.updateMany({ where: ofPerson, data: { name: '—', address: '' } })
  await tx.proofPin.updateMany({ where: { proof: ofPerson }, data: { text: '—' } })
  await tx.proof.updateMany({ where: ofPerson, data: { message: '', letPass: '', askedText: '' } })
}
