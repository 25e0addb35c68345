import type { Transaction } from '../../../db/client.ts'
import type { Language } from '../../../lib/languages.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { addressesLost } from '../account-changes.ts'

type Change = { userId: number; change: 'on' | 'off' | 'reset'; language?: Language | undefined }

/**
 * The email also goes to an address that the account lost within the last day (ACC-11), since a thief may
 * have changed both.
 */
export async function emailFactorChange(
  { emails, now }: Pick<Deps, 'emails' | 'now'>,
  tx: Transaction,
  { language, ...change }: Change,
): Promise<void> {
  const { userId } = change
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  await emails.enqueue(tx, { kind: 'secondFactorChanged', ...change, language })
  for (const changeId of await addressesLost(tx, { userId, now: now(), notified: [email] }))
    await emails.enqueue(tx, { kind: 'secondFactorChanged', ...change, changeId })
}
