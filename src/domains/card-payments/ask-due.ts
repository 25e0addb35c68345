import type { Logger } from 'pino'
import type { Deps } from '../../procedures/deps.ts'
import type { ProviderName } from '../payments/providers/provider.ts'
import { type SettleDeps, settleAttempt } from './settle-attempt.ts'
import { settleHolds } from './settle-holds.ts'
import { forgetNotices } from './take-notice.ts'

/** ms: an attempt that was taken by a process that then died is taken again. */
const takenMs = 30_000
const hourMs = 60 * 60_000

/**
 * Asks each provider about the one attempt that is due longest, unless it was asked by this less than a second ago,
 * by any instance (PAY-23).
 */
export async function askDue(deps: SettleDeps): Promise<void> {
  await Promise.all(
    [...deps.cardPayments.providers.keys()].map(async (provider) => {
      const id = await takeDue(deps, provider)
      if (id !== null) await settleAttempt(deps, id)
    }),
  )
}

async function takeDue(
  { db, now, cardPayments }: SettleDeps,
  provider: ProviderName,
): Promise<number | null> {
  const at = now()
  const lately = new Date(at.getTime() - cardPayments.apartMs)
  const again = new Date(at.getTime() + takenMs)
  return db.$transaction(async (tx) => {
    // One instance at a time: a statement after the lock sees what the others have taken.
    const [turn] = await tx.$queryRaw<{ isOurs: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtext(${`ask ${provider}`})) AS "isOurs"`
    if (!turn?.isOurs) return null
    const [taken] = await tx.$queryRaw<{ id: number }[]>`
      UPDATE payment_attempts SET asked_at = ${at}, ask_at = ${again}
      WHERE id = (
          SELECT id FROM payment_attempts WHERE provider = ${provider}::payment_provider AND ask_at <= ${at}
          ORDER BY ask_at, id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
        AND NOT EXISTS (
          SELECT FROM payment_attempts
          WHERE provider = ${provider}::payment_provider AND asked_at > ${lately} AND asked_at <= ${at})
      RETURNING id`
    return taken?.id ?? null
  })
}

/**
 * What may have been charged while no process ran is asked about at once, so that it is written down within minutes
 * whatever the clock of its attempt says.
 */
export async function askAfterStart({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db.$executeRaw`
    UPDATE payment_attempts SET ask_at = ${at}
    WHERE ask_at > ${at} AND state <> 'Captured' AND created_at > ${new Date(at.getTime() - 24 * hourMs)}`
}

/** Asks once a second what is due; a failure is logged, and the next round tries again. */
export function startAsking(deps: SettleDeps & { log: Logger }): { stop(): Promise<void> } {
  if (deps.cardPayments.providers.size === 0) return { stop: async () => undefined }
  let forgetAt = 0
  const round = async () => {
    if (Date.now() >= forgetAt) {
      forgetAt = Date.now() + hourMs
      await forgetNotices(deps)
    }
    await settleHolds(deps)
    await askDue(deps)
  }
  const logged = (error: unknown) => deps.log.warn({ err: error }, 'asking about card payments failed')
  let isResting = false
  const rest = () => {
    isResting = true
  }
  let current = askAfterStart(deps).catch(logged).finally(rest)
  const timer = setInterval(() => {
    if (!isResting) return
    isResting = false
    current = round().catch(logged).finally(rest)
  }, deps.cardPayments.apartMs)
  return {
    stop: () => {
      clearInterval(timer)
      return current
    },
  }
}
