import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { assertOrderParty, type CallerOrLink } from '../order-links/order-party.ts'
import type { FileOfOrder, OpenFile } from './find-file.ts'

const lifeMs = 60_000

type Purpose = 'artwork' | 'message'
type TicketDeps = Pick<Deps, 'db' | 'now' | 'artwork'>
/** Finds the file of a ticket once it is known who may load it. */
type Find = (deps: TicketDeps, which: FileOfOrder) => Promise<OpenFile>

/** `path` loads the file for anyone who has it, until `expiresAt`. */
export const ticketSchema = z.object({ path: z.string(), expiresAt: z.iso.datetime() })

/**
 * An address from which a browser itself loads one file of an order: an address carries no token, and a large
 * file should not go through a page's memory (ART-10).
 * @throws NOT_FOUND also for another order's file; FORBIDDEN
 */
export async function makeTicket(
  deps: TicketDeps,
  who: CallerOrLink,
  { purpose, find, ...which }: FileOfOrder & { purpose: Purpose; find: Find },
): Promise<z.infer<typeof ticketSchema>> {
  const { db, now } = deps
  const { linkId } = await assertOrderParty(db, who, which.orderId)
  await find(deps, which)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + lifeMs)
  await db.downloadTicket.deleteMany({ where: { expiresAt: { lte: now() } } })
  await db.downloadTicket.create({
    data: { ...which, tokenHash: hashToken(token), purpose, linkId, expiresAt },
  })
  return { path: `/api/downloads/${token}`, expiresAt: expiresAt.toISOString() }
}

/** What a ticket lets its holder load. @throws NOT_FOUND once its minute or its link is over */
export async function readTicket(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<FileOfOrder & { purpose: Purpose }> {
  const ticket = await db.downloadTicket.findFirst({
    where: {
      tokenHash: hashToken(token),
      expiresAt: { gt: now() },
      OR: [{ linkId: null }, { link: { revokedAt: null } }],
    },
  })
  // Files that only wait in a basket have no ticket.
  if (!ticket || ticket.purpose === 'basket') throw notFound()
  const { orderId, fileId, purpose } = ticket
  return { orderId, fileId, purpose }
}
