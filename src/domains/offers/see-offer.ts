import type { Context } from '../../procedures/context.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isStaffRole } from '../access/role-rules.ts'

/** The page of an offer was opened by its link: counted, unless staff looked themselves (OFF-9). */
export async function seeOffer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Context['caller'],
  offerId: number,
): Promise<void> {
  if (caller && isStaffRole(caller.role)) return
  const offer = await db.offer.findUnique({ where: { id: offerId }, select: { lastRevision: true } })
  if (!offer || offer.lastRevision === 0) return
  const [at, revision] = [now(), offer.lastRevision]
  await db.$executeRaw`
    INSERT INTO offer_views (offer_id, revision, count, first_at, last_at)
    SELECT id, ${revision}, 1, ${at}, ${at} FROM offers WHERE id = ${offerId}
    ON CONFLICT (offer_id, revision) DO UPDATE SET count = offer_views.count + 1, last_at = excluded.last_at`
}
