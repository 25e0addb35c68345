import type { Running } from './create-deps.ts'
import { inTurn } from './db/in-turn.ts'
import { keepMissingLowest } from './domains/options/keep-lowest.ts'
import { ensureFirstAdmin } from './domains/staff/first-admin.ts'
import type { Deps } from './procedures/deps.ts'

/**
 * Before the first request: the first SuperAdmin, the demo company (with one of its own) where DEMO asks for it, and
 * prices that an earlier program didn't keep.
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
  } else if (!hasAdmin) {
    deps.log.warn('There is no SuperAdmin yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.')
  }
  await keepMissingLowest(deps)
}
