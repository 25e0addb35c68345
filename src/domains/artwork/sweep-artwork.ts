import type { Logger } from 'pino'
import { Prisma } from '../../db/generated/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { reading, readingVersion } from '../preflight/facts.ts'
import { giveUpCheck } from './check-file.ts'
import { wakeChecks } from './check-turns.ts'
import { removeOldFiles } from './remove-files.ts'
import './artwork-deps.ts'
import { type Repeating, startRepeating } from '../../lib/start-repeating.ts'

const rereadAtOnce = 50

/**
 * Goes once through the facts that an earlier version of the program stored: files whose facts can no longer
 * be read are checked again (PRE-9). Until then they are shown as files that couldn't be checked.
 */
async function rereadFiles({ db, artwork }: Pick<Deps, 'db' | 'artwork'>): Promise<void> {
  for (;;) {
    const old = await db.artworkFile.findMany({
      where: { factsVersion: { lt: readingVersion }, facts: { not: Prisma.DbNull }, removedAt: null },
      orderBy: { id: 'desc' },
      take: rereadAtOnce,
      select: { id: true, facts: true },
    })
    if (old.length === 0) return
    const whole = old.filter(({ facts }) => reading.safeParse(facts).success).map(({ id }) => id)
    const broken = old.map(({ id }) => id).filter((id) => !whole.includes(id))
    await db.artworkFile.updateMany({
      where: { id: { in: whole } },
      data: { factsVersion: readingVersion },
    })
    for (const id of broken)
      await db.$transaction(async (tx) => {
        // Another instance may have been faster.
        const { count } = await tx.artworkFile.updateMany({
          where: { id, factsVersion: { lt: readingVersion } },
          data: { factsVersion: readingVersion, check: 'Read', picturesLeft: true },
        })
        if (count > 0) await artwork.enqueueCheck(tx, id)
      })
  }
}

type SweepDeps = Pick<Deps, 'db' | 'emails' | 'now' | 'settings' | 'artwork'>
const batch = 200
/** ms: a check that hasn't ended by then was given up by the queue. */
const checkLifeMs = 30 * 60_000

/** Removes abandoned uploads and files kept long enough, and ends checks that don't end (ART-8). */
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

/** Uploads that no basket line names any more expire a day later, which leaves time to undo the removal. */
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
      // Time counts from when it was sent or unlocked, and from the last page that came.
      version: { artwork: { updatedAt: { lt: late } } },
    },
    select: { id: true },
  })
  for (const { id } of stuck) await giveUpCheck(deps, id)
}

/** Row and trash are one transaction: a crash loses no file, and another instance takes none twice. */
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

/** Sweeps every ten minutes. */
export const startSweepingArtwork = (deps: SweepDeps & { log: Logger }): Repeating =>
  startRepeating({ log: deps.log, what: 'sweeping artwork', everyMs: 10 * 60_000 }, () => sweepArtwork(deps))
