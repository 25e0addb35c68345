import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { endAfter, isOver, linkLifeDays, linkState, stateParts } from './link-state.ts'
import { linkParts } from './order-link-output.ts'

/** The most links of an order that work at a time, however they were made. */
const maxLinks = 20

const tooManyLinks: Message = /*i18n*/ {
  id: 'orderLinks.tooMany',
  message: 'This order already has 20 links. Please revoke one first.',
}
const orderIsOver: Message = /*i18n*/ {
  id: 'orderLinks.orderIsOver',
  message: 'This order is over: there are no new links to it.',
}

type Added = Pick<Prisma.OrderLinkUncheckedCreateInput, 'createdById' | 'side'> &
  Partial<Pick<Prisma.OrderLinkUncheckedCreateInput, 'forWhom' | 'keptById' | 'offerId'>>

/**
 * Makes a new link of a locked order and returns its token; all links share the same limits (LNK-3).
 * @throws CONFLICT for an order that is over, or with too many links
 */
export async function addLink(
  tx: Transaction,
  order: { id: number; status: string },
  { now, days = linkLifeDays, ...by }: Added & { now: Date; days?: number | undefined },
) {
  if (isOver(order.status)) throw new AppError('CONFLICT', orderIsOver)
  const there = await tx.orderLink.findMany({
    where: { orderId: order.id, revokedAt: null },
    include: stateParts,
  })
  if (there.filter((link) => linkState(link, now) !== 'over').length >= maxLinks)
    throw new AppError('CONFLICT', tooManyLinks)
  const token = randomBytes(32).toString('base64url')
  const link = await tx.orderLink.create({
    data: {
      ...by,
      orderId: order.id,
      tokenHash: hashToken(token),
      createdAt: now,
      endsAt: endAfter(days, now),
    },
    include: linkParts,
  })
  return { link, token }
}
