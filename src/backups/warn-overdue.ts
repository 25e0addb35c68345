import { superAdmin } from '../domains/access/role-rules.ts'
import type { Deps } from '../procedures/deps.ts'
import { isOverdue, readBackups } from './backup-state.ts'

/** Mails every SuperAdmin once when the last backup is older than twice its interval (ms), until one succeeds again. */
export async function warnOverdue(
  { db, emails, log }: Pick<Deps, 'db' | 'emails' | 'log'>,
  interval: number,
  now: Date,
): Promise<void> {
  const state = await readBackups(db)
  if (!state || state.warnedAt || !isOverdue(state, interval, now)) return
  await db.$transaction(async (tx) => {
    const { count } = await tx.backupState.updateMany({ where: { warnedAt: null }, data: { warnedAt: now } })
    if (count === 0) return
    const admins = await tx.user.findMany({
      where: { deletedAt: null, role: { name: superAdmin } },
      select: { id: true },
    })
    const lastAt = state.succeededAt?.toISOString() ?? null
    const since = state.plannedSince.toISOString()
    await emails.enqueue(
      tx,
      ...admins.map(({ id }) => ({ kind: 'backupOverdue', userId: id, lastAt, since }) as const),
    )
    log.warn({ lastAt, admins: admins.length }, 'the last backup is older than twice its interval')
  })
}
