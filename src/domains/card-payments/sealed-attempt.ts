import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { type SecretKeys, seal, sealedAnew, unseal } from '../../lib/sealed.ts'

const secrets = z.object({ secret: z.string().nullable(), payUrl: z.string() })

/** What lets its holder pay: the provider's secret and the address to pay at. */
export type AttemptSecrets = z.infer<typeof secrets>

export const sealAttempt = (opened: AttemptSecrets, key: string | undefined): Uint8Array<ArrayBuffer> =>
  seal(JSON.stringify(opened), key)

/** Null where there are none, or another key encrypted them. */
export function openSealed(sealed: Uint8Array | null, key: string | undefined): AttemptSecrets | null {
  const text = sealed && unseal(sealed, key)
  return text === null ? null : secrets.parse(JSON.parse(text))
}

/** Encrypts what an earlier key encrypted with the present one. */
export async function sealAttempts(db: Database, keys: SecretKeys): Promise<void> {
  if (keys.earlier.length === 0) return
  for (const { id, sealed } of await db.paymentAttempt.findMany({
    where: { sealed: { not: null } },
    select: { id: true, sealed: true },
  })) {
    const now = sealed && sealedAnew(sealed, keys)
    if (now) await db.paymentAttempt.updateMany({ where: { id }, data: { sealed: now } })
  }
}
