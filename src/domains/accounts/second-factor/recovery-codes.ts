import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../../db/client.ts'
import { hashToken } from '../find-caller.ts'

const codeCount = 10
/** Crockford's base 32 has no characters that are easily confused. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 80 bits in groups that are easy to copy: `7K3M-0QXV-…`. */
const makeCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => letters[byte % letters.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

/** Codes may be typed in lower case, without dashes, and with O for 0. */
export const hashRecoveryCode = (typed: string): Uint8Array<ArrayBuffer> =>
  hashToken(
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1'),
  )

/** Replaces all codes by ten new ones; they can only be read in this answer. */
export async function replaceRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, makeCode)
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })),
  })
  return codes
}
