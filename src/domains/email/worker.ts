import type { Logger } from 'pino'
import type { Database } from '../../db/client.ts'
import type { Jobs } from '../../db/jobs.ts'
import type { Settings } from '../../env.ts'
import { createLimits } from '../accounts/limits.ts'
import { readCompany } from './company.ts'
import type { Delivery } from './deliver.ts'
import { describeFailure } from './delivery-failure.ts'
import { type QueuedEmail, receivers } from './queue.ts'
import { writeEmail } from './write-email.ts'

type WorkerDeps = {
  db: Database
  jobs: Pick<Jobs, 'work'>
  settings: Settings
  log: Pick<Logger, 'info' | 'warn'>
  now?: () => Date
}

/** Mails that are remembered as delivered. */
const maxRemembered = 1000

/**
 * Writes and sends the queued emails, one at a time. What can't be delivered is thrown back to the queue and
 * tried again later; the log holds kinds and ids, never addresses, links or tokens (DAT-5). An email whose
 * delivery was accepted but couldn't be noted in the database isn't sent again by this process.
 */
export async function startEmailWorker(deps: WorkerDeps): Promise<void> {
  const { db, jobs, settings, log, now = () => new Date() } = deps
  let deliver: Delivery | undefined
  const limits = createLimits(db, settings.RATE_LIMIT === 'on')
  const delivered = new Set<string>()
  await jobs.work<QueuedEmail>('mail', async (job) => {
    const { kind, mailId } = job
    if (delivered.has(mailId)) return
    try {
      const email = await writeEmail(db, job, {
        ...{ siteUrl: settings.SITE_URL, secretKey: settings.SECRET_KEY, now: now() },
      })
      if (email === null) return log.info({ kind, mailId }, 'mail left out: no address, or no use any more')
      if (receivers[kind] === 'company') await limits.consume('companyMail', kind)
      // What sends emails is loaded by the first one.
      deliver ??= (await import('./deliver.ts')).openDelivery(settings)
      await deliver(job, email, await readCompany(db, email.language))
    } catch (error) {
      const failure = describeFailure(error)
      if (!failure.isFinal) {
        log.warn({ ...failure, kind, mailId }, 'mail not delivered, to be tried again')
        throw new Error(failure.reason)
      }
      log.warn({ ...failure, kind, mailId }, 'mail refused for good')
      return
    }
    delivered.add(mailId)
    for (const oldest of delivered.values().take(Math.max(0, delivered.size - maxRemembered)))
      delivered.delete(oldest)
    log.info({ kind, mailId }, 'mail delivered')
  })
}
