import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Database } from '../../src/db/client.ts'
import { startEmailWorker } from '../../src/domains/email/worker.ts'
import { eventually } from './eventually.ts'
import type { TestApp } from './harness.ts'

/** What was sent, with its whole source. */
export type Sent = Email & { raw: string; kind: string }

/** Lets an app send its emails as files; `read` waits until nothing is queued any more. */
export async function openMailbox(
  app: TestApp,
): Promise<{ read(): Promise<Sent[]>; to(email: string): Promise<Sent[]> }> {
  const { deps, running } = app
  await startEmailWorker({ ...deps, jobs: running.jobs })
  const read = async () => {
    // The queue takes a second and more: fifty questions in each would keep a core busy that it needs.
    await eventually(async () => {
      if ((await waiting(deps.db)) > 0) throw new Error('mails wait in the queue')
    }, 100)
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

async function waiting(db: Database): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`
  return row?.count ?? 0
}

/** The token of a link in an email. */
export const linkToken = (mail: Sent | undefined, page: string): string =>
  new RegExp(`/${page}/\\d+/([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? ''
