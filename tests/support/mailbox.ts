import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Database } from '../../src/db/client.ts'
import { pdfForEmail } from '../../src/domains/documents/mail-document.ts'
import { startEmailWorker } from '../../src/domains/email/worker.ts'
import { eventually } from './eventually.ts'
import type { TestApp } from './harness.ts'

/** What was sent, with its whole source. */
export type Sent = Email & { raw: string; kind: string }

/** Lets an app send its emails as files; `read` sends what is queued, whenever it is due. */
export async function openMailbox(
  app: TestApp,
): Promise<{ read(): Promise<Sent[]>; to(email: string): Promise<Sent[]> }> {
  const { deps, running } = app
  await startEmailWorker({ ...deps, jobs: running.jobs, documentPdf: pdfForEmail(deps) })
  const read = async () => {
    await untilMailed(deps.db)
    const folder = join(deps.settings.DATA_DIR, 'mail')
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    return Promise.all(
      names.map(async (name) => {
        const raw = (await readFile(join(folder, name))).toString()
        return { ...(await PostalMime.parse(raw)), raw, kind: name.split('-')[1] ?? '' }
      }),
    )
  }
  return {
    read,
    to: async (email) => (await read()).filter(({ to }) => to?.[0]?.address === email),
  }
}

/**
 * Once nothing is queued any more. What waits for its time (as long as its cause can be undone, or until its next try) is
 * due as soon as all before it is sent: how long it waits is asserted where that is promised.
 */
export async function untilMailed(db: Database): Promise<void> {
  // The queue gives way to whoever keeps the process busy: it is asked in one statement, and not too often.
  await eventually(async () => {
    const queued = await db.$queryRawUnsafe<unknown[]>(hastenSql)
    if (queued.length > 0) throw new Error('mails wait in the queue')
  }, 50)
}

/** Answers a row while mails are queued, and has the next one sent: announced as pg-boss announces new ones. */
const hastenSql = `
  WITH queued AS (SELECT id, state, start_after FROM pgboss.job WHERE name = 'mail' AND state < 'completed'),
    hastened AS (
      UPDATE pgboss.job SET start_after = now()
      WHERE name = 'mail' AND id = (SELECT id FROM queued ORDER BY start_after LIMIT 1)
        AND NOT EXISTS (SELECT 1 FROM queued WHERE state = 'active' OR start_after <= now()))
  SELECT pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), 'mail')::text FROM queued LIMIT 1`

/** The token of a link in an email. */
export const linkToken = (mail: Sent | undefined, page: string): string =>
  new RegExp(`/${page}/\\d+/([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? ''
