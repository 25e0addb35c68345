import type { Transaction } from '../../../db/client.ts'
import type { Language } from '../../../lib/languages.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { addressesLost } from '../account-changes.ts'

type Change = { userId: number; change: 'on' | 'off' | 'reset'; language?: Language | undefined }

/** By email, also to an address that the account lost within the last day (ACC-11): a thief may have changed both. */
export async function tellFactorChange(
  { emails, now }: Pick<Deps, 'emails' | 'now'>,
  tx: Transaction,
  { language, ...told }: Change,
): Promise<void> {
  const { userId } = told
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  await emails.enqueue(tx, { kind: 'secondFactorChanged', ...told, language })
  for (const changeId of await addressesLost(tx, { userId, now: now(), told: [email] }))
    await emails.enqueue(tx, { kind: 'secondFactorChanged', ...told, changeId })
}
