import { createHash } from 'node:crypto'
import type { Deps } from '../../procedures/deps.ts'
import type { PaymentProvider } from '../payments/providers/provider.ts'

const minuteMs = 60_000
const keptMs = 90 * 24 * 60 * minuteMs
/** Notices of one attempt that are kept; further ones are a reason to ask all the same. */
const maxOfAttempt = 50

/**
 * Stores what a provider sends and makes its attempt due, in one statement; it is asked about afterwards (PAY-23).
 * Nothing else in it is believed. What comes again counts up, and of strangers' notices only few are kept.
 */
export async function takeNotice(
  { db, now, cardPayments }: Pick<Deps, 'db' | 'now' | 'cardPayments'>,
  { provider, body }: { provider: PaymentProvider; body: string },
): Promise<void> {
  const { signature, reference, providerReference, content } = provider.readNotice(body)
  const { counts, strange } = cardPayments.notices
  const at = now()
  const hash = new Uint8Array(createHash('sha256').update(body).digest())
  const found = await db.$queryRaw<unknown[]>`
    WITH due AS (
      UPDATE payment_attempts SET ask_at = least(ask_at, ${at}::timestamptz)
      WHERE provider = ${provider.name}::payment_provider
        AND (provider_reference = ${providerReference} OR reference = ${reference})
      RETURNING id
    ), kept AS (
      INSERT INTO provider_notices (provider, signature, content, hash, attempt_id, received_at)
      SELECT ${provider.name}::payment_provider, ${signature}::notice_signature, ${JSON.stringify(content)}::jsonb,
        ${hash}, (SELECT id FROM due), ${at}::timestamptz
      WHERE CASE WHEN EXISTS (SELECT FROM due)
        THEN (SELECT count(*) FROM provider_notices WHERE attempt_id = (SELECT id FROM due)) < ${maxOfAttempt}
        ELSE ${strange.hasRoom(at)} END
      ON CONFLICT (provider, hash) DO UPDATE SET times = provider_notices.times + 1)
    SELECT id FROM due`
  if (found.length > 0) counts.known++
  else {
    strange.take()
    counts[signature === 'invalid' ? 'forged' : 'unknown']++
  }
}

/** Removes what was kept long enough. */
export async function forgetNotices({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.providerNotice.deleteMany({ where: { receivedAt: { lt: new Date(now().getTime() - keptMs) } } })
}
