import type { Transaction } from '../../../db/client.ts'
import { hashCopiedCode, makeCopiedCode } from '../copied-code.ts'

const codeCount = 10

/** Replaces all codes by ten new ones; they can only be read in this answer. */
export async function replaceRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, makeCopiedCode)
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashCopiedCode(code) })),
  })
  return codes
}
