import { Prisma } from '../../db/generated/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { reading, readingVersion } from '../preflight/facts.ts'
import './artwork-deps.ts'

const batch = 50

/**
 * Goes once through the facts that an earlier version of the program stored: files whose facts can no longer be read are
 * checked again (PRE-9). Until that is done they are shown as files that couldn't be checked.
 */
export async function rereadFiles({ db, artwork }: Pick<Deps, 'db' | 'artwork'>): Promise<void> {
  for (;;) {
    const old = await db.artworkFile.findMany({
      where: { factsVersion: { lt: readingVersion }, facts: { not: Prisma.DbNull }, removedAt: null },
      orderBy: { id: 'desc' },
      take: batch,
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
