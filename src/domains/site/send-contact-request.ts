import type { Deps } from '../../procedures/deps.ts'

/**
 * Keeps a request to be called back and queues its mail to the company, in one transaction: a dead mail server
 * loses nothing (SITE-4). A filled honeypot is answered alike, and nothing is kept.
 * @throws RATE_LIMITED
 */
export async function sendContactRequest(
  { db, limits, mail, now }: Pick<Deps, 'db' | 'limits' | 'mail' | 'now'>,
  address: string,
  { website, ...request }: { name: string; phoneNumber: string; website?: unknown },
): Promise<void> {
  await limits.consume('contactAddress', address)
  if (website !== undefined && website !== null && website !== '') return
  await db.$transaction(async (tx) => {
    const { id } = await tx.contactRequest.create({ data: { ...request, createdAt: now() } })
    await mail.enqueue(tx, { kind: 'contactRequest', requestId: id })
  })
}
