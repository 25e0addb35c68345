import type { Logger } from 'pino'
import type { Deps } from '../../procedures/deps.ts'
import { giveUpCheck } from './check-file.ts'
import { wakeChecks } from './check-turns.ts'
import { removeOldFiles } from './remove-files.ts'
import { rereadFiles } from './reread-files.ts'

type SweepDeps = Pick<Deps, 'db' | 'emails' | 'now' | 'settings' | 'artwork'>
const batch = 200
/** A check that has not ended by then was given up by the queue. */
const checkLifeMs = 30 * 60_000

/** Removes uploads that nobody has gone on with, ends checks that don't end, and files that have been kept long enough (ART-8). */
export async function sweepArtwork(deps: SweepDeps): Promise<void> {
  await expireLeft(deps)
  await dropExpired(deps)
  await endChecks(deps)
  await rereadFiles(deps)
  await wakeChecks(deps)
  const until = new Date(deps.now())
  until.setUTCMonth(until.getUTCMonth() - deps.settings.ARTWORK_KEEP_MONTHS)
  await removeOldFiles(deps, until)
}

/** What no line of its account's basket names any more: its line was removed, and a day is enough to take that back. */
async function expireLeft({ db, now }: SweepDeps): Promise<void> {
  const until = new Date(now().getTime() - 24 * 60 * 60_000)
  await db.$executeRaw`
    UPDATE uploads SET expires_at = ${now()}
    WHERE purpose = 'basket' AND created_at < ${until} AND expires_at > ${now()} AND NOT EXISTS (
      SELECT FROM baskets b, jsonb_array_elements(b.lines) line
      WHERE b.user_id = by_user_id AND line -> 'uploads' ? uploads.id)`
}

/** When the checker fails, the order goes on (PRE-6). */
async function endChecks(deps: SweepDeps): Promise<void> {
  const late = new Date(deps.now().getTime() - checkLifeMs)
  const stuck = await deps.db.artworkFile.findMany({
    where: {
      check: { in: ['Waiting', 'Reading'] },
      removedAt: null,
      // Of when it was sent or unlocked, and of the last page that came.
      version: { artwork: { updatedAt: { lt: late } } },
    },
    select: { id: true },
  })
  for (const { id } of stuck) await giveUpCheck(deps, id)
}

/** Row and trash in one transaction: a crash in between loses no file, and another instance takes none twice. */
async function dropExpired({ db, now }: SweepDeps): Promise<void> {
  for (;;) {
    const where = { expiresAt: { lte: now() } }
    const due = await db.upload.findMany({ where, take: batch, select: { id: true, storageKey: true } })
    if (due.length === 0) return
    await db.$transaction(async (tx) => {
      for (const { id, storageKey: key } of due) {
        const { count } = await tx.upload.deleteMany({ where: { id, ...where } })
        if (count > 0) await tx.mediaTrash.create({ data: { key } })
      }
    })
  }
}

/** Sweeps every ten minutes; a sweep that fails is logged, and the next one tries again. */
export function startSweepingArtwork(
  deps: SweepDeps & { log: Logger },
  every = 10 * 60_000,
): { stop(): Promise<void> } {
  const run = () =>
    sweepArtwork(deps).catch((error) => deps.log.warn({ err: error }, 'sweeping artwork failed'))
  let current = run()
  const timer = setInterval(() => {
    current = run()
  }, every)
  return {
    stop: () => {
      clearInterval(timer)
      return current
    },
  }
}
