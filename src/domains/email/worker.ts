import type { Logger } from 'pino'
import type { Database } from '../../db/client.ts'
import type { Jobs } from '../../db/jobs.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../lib/errors.ts'
import { createLimits } from '../accounts/limits.ts'
import { readCompany } from './company.ts'
import type { Writing } from './define-email.ts'
import type { Delivery } from './deliver.ts'
import { emails, type QueuedEmail } from './emails.ts'
import { writeEmail } from './write-email.ts'

type WorkerDeps = {
  db: Database
  jobs: Pick<Jobs, 'work'>
  settings: Settings
  log: Pick<Logger, 'info' | 'warn'>
  now?: () => Date
} & Pick<Writing, 'documentPdf'>

/** Emails that are remembered as delivered. */
const maxRemembered = 1000

/**
 * Writes and sends queued emails, one at a time. What can't be delivered is thrown back to the queue and
 * tried again later; the log holds kinds and ids, never addresses, links or tokens (DAT-5). An email whose
 * accepted delivery couldn't be recorded in the database isn't sent again by this process.
 */
export async function startEmailWorker(deps: WorkerDeps): Promise<void> {
  const { db, jobs, settings, log, documentPdf, now = () => new Date() } = deps
  let deliver: Delivery | undefined
  const limits = createLimits(db, settings.RATE_LIMIT === 'on')
  const delivered = new Set<string>()
  await jobs.work<QueuedEmail>('mail', async (job) => {
    const { kind, mailId } = job
    if (delivered.has(mailId)) return
    try {
      const email = await writeEmail(db, job, {
        siteUrl: settings.SITE_URL,
        secretKey: settings.SECRET_KEY,
        now: now(),
        documentPdf,
      })
      if (email === null) return log.info({ kind, mailId }, 'mail left out: no address, or no use any more')
      if (emails[kind].to === 'company') await limits.consume('companyMail', kind)
      // The code that sends emails is loaded by the first one.
      deliver ??= (await import('./deliver.ts')).openDelivery(settings)
      await deliver(job, email, await readCompany(db, email.language, settings.SITE_URL))
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

/**
 * Why an email wasn't delivered, without what mail servers repeat in their answers: addresses, names,
 * subjects (EML-6). `isFinal`: the server refused it for good (5xx), or there are too many to the company: no
 * further attempts.
 */
type DeliveryFailure = { reason: string; isFinal: boolean }

function describeFailure(error: unknown): DeliveryFailure {
  if (error instanceof AppError && error.code === 'RATE_LIMITED') return { reason: error.code, isFinal: true }
  const { code, responseCode, command } = error as {
    code?: unknown
    responseCode?: unknown
    command?: unknown
  }
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const known = [code, status, command].filter(isWord)
  const name = error instanceof Error ? error.name : 'Error'
  return { reason: [name, ...known].join(' '), isFinal: isRefusal(status, command) }
}

/** Whether the email or its receiver is refused for good; a refused log-in or greeting can be set right. */
const isRefusal = (status: number | undefined, command: unknown): boolean =>
  status !== undefined &&
  status >= 500 &&
  (command === 'RCPT TO' || command === 'DATA' || command === 'MAIL FROM')

/** Codes and commands of SMTP and of the system, and nothing longer. */
const isWord = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[A-Z0-9_ ]{1,20}$/.test(value))
