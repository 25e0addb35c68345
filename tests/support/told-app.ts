import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../../src/app.ts'
import { createDeps } from '../../src/create-deps.ts'
import { startEmailWorker } from '../../src/domains/email/worker.ts'
import { readSettings } from '../../src/env.ts'
import { createTestDatabase } from './postgres.ts'
import { startSmtp } from './smtp.ts'

/** The program with its queue, an SMTP server, a folder of its own, and every line of its log: for what it must not tell. */
export async function startToldApp() {
  const database = await createTestDatabase()
  const smtp = await startSmtp()
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-told-'))
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    SITE_URL: 'http://shop.test',
    SMTP_URL: smtp.url,
  })
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  const running = await createDeps({ settings, databaseUrl: database.url, log })
  const app = await buildApp(running.deps)
  await startEmailWorker({ ...running.deps, jobs: running.jobs })
  return {
    db: running.deps.db,
    app,
    smtp,
    folder,
    lines,
    post: (url: string, payload: object, token?: string) =>
      app.inject({
        method: 'POST',
        url,
        payload,
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      }),
    async close(): Promise<void> {
      await app.close()
      await running.stop()
      await smtp.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
