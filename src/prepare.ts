import type { Running } from './create-deps.ts'
import { ensureFirstAdmin } from './domains/staff/first-admin.ts'

/** Before the first request: the first SuperAdmin, and the demo company (with one of its own) where DEMO asks for it. */
export async function prepare({ deps }: Running): Promise<void> {
  const hasAdmin = await ensureFirstAdmin(deps)
  if (deps.settings.DEMO) {
    const { seedDemo } = await import('../prisma/demo/seed.ts')
    const { db, media, artwork, log } = deps
    await seedDemo({ db, media, artwork, log, now: deps.now() })
  } else if (!hasAdmin) {
    deps.log.warn('There is no SuperAdmin yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.')
  }
}
