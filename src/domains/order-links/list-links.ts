import type { z } from 'zod'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { linkParts, type orderLinkSchema, toOrderLink } from './order-link-output.ts'
import { assertOrderParty } from './order-party.ts'

/** The links of an order, newest first, revoked ones too. @throws NOT_FOUND, FORBIDDEN */
export async function listLinks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  orderId: number,
): Promise<z.infer<typeof orderLinkSchema>[]> {
  await assertOrderParty(db, { caller }, orderId)
  const rows = await db.orderLink.findMany({
    where: { orderId },
    orderBy: { id: 'desc' },
    include: linkParts,
  })
  return rows.map((row) => toOrderLink(row, now()))
}
