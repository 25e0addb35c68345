import pg from 'pg'
import type { Running } from './create-deps.ts'
import { startTimeoutMs } from './db/connection.ts'
import { forgetPrintedCodes, printedCode } from './domains/accounts/first-admin-code.ts'
import { keepMissingLowest } from './domains/options/keep-lowest.ts'
import { ensureFirstAdmin } from './domains/staff/first-admin.ts'
import { firstAdminPath } from './lib/first-admin-path.ts'
import type { Deps } from './procedures/deps.ts'

/**
 * Before the first request: the first SuperAdmin, the demo company (with one of its own) where DEMO asks for
 * it, and prices that an earlier program didn't store.
 */
export const prepare = ({ deps, directUrl }: Running): Promise<void> =>
  inTurn(directUrl, 'first start', () => prepareContent(deps))

async function prepareContent(deps: Deps): Promise<void> {
  const hasAdmin = await ensureFirstAdmin(deps)
  if (deps.settings.DEMO) {
    const { db, media, artwork, log } = deps
    const { isEmpty } = await import('../prisma/demo/is-empty.ts')
    if (await isEmpty(db)) {
      const { seedDemo } = await import('../prisma/demo/seed.ts')
      await seedDemo({ db, media, artwork, log, now: deps.now() })
    }
  } else if (hasAdmin) await forgetPrintedCodes(deps.db)
  else await askForFirstAdmin(deps)
  await keepMissingLowest(deps)
}

/** On the console whatever the level of the log, and not in it: it may be kept where others read. */
async function askForFirstAdmin(deps: Deps): Promise<void> {
  const page = `${deps.settings.SITE_URL}${firstAdminPath}`
  const code = await printedCode(deps)
  process.stdout.write(`\nThere is no administrator yet. Open ${page}\nThe code: ${code}\n\n`)
}

/**
 * Runs `act` while no other instance runs one of this name: instances that start at once take turns, however
 * long one takes.
 */
async function inTurn<Answer>(url: string, name: string, act: () => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `matbaa ${name}`,
    connectionTimeoutMillis: startTimeoutMs,
  })
  // Losing this connection only loses the turn; `act` has its own errors.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`matbaa ${name}`])
    return await act()
  } finally {
    await client.end()
  }
}
