import type { Logger } from 'pino'
import type { Database } from '../../db/client.ts'
import type { Jobs } from '../../db/jobs.ts'
import type { Settings } from '../../env.ts'
import { readCompany } from './company.ts'
import { openDelivery } from './deliver.ts'
import type { QueuedMail } from './queue.ts'
import { writeLetter } from './write-letter.ts'

type WorkerDeps = {
  db: Database
  jobs: Pick<Jobs, 'work'>
  settings: Settings
  log: Pick<Logger, 'info' | 'warn'>
  now?: () => Date
}

/** So many mails are remembered as delivered. */
const memory = 1000

/**
 * Writes and sends the queued mails, one at a time. What can't be delivered is thrown back to the queue and
 * tried again later; the log holds kinds and ids, never addresses, links or tokens (trust). A mail whose
 * delivery was accepted but couldn't be noted in the database isn't sent again by this process.
 */
export async function startMailWorker(deps: WorkerDeps): Promise<void> {
  const { db, jobs, settings, log, now = () => new Date() } = deps
  const deliver = openDelivery(settings)
  const delivered = new Set<string>()
  await jobs.work<QueuedMail>('mail', async (mail) => {
    const { kind, mailId } = mail
    if (delivered.has(mailId)) return
    try {
      const letter = await writeLetter(db, mail, { siteUrl: settings.SITE_URL, now: now() })
      if (letter === null) return log.info({ kind, mailId }, 'mail left out: no address, or no use any more')
      await deliver(mail, letter, await readCompany(db, letter.language))
    } catch (error) {
      log.warn({ err: error, kind, mailId }, 'mail not delivered, to be tried again')
      throw error
    }
    delivered.add(mailId)
    for (const oldest of delivered.values().take(Math.max(0, delivered.size - memory)))
      delivered.delete(oldest)
    log.info({ kind, mailId }, 'mail delivered')
  })
}
