import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'

/** A link of an order, without its token: that is answered once, when the link is made. */
export const orderLinkSchema = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  createdBy: z.enum(['customer', 'staff']),
})

/** `url` holds the token (LNK-2). */
export const newOrderLinkSchema = orderLinkSchema.extend({ token: z.string(), url: z.string() })

export const linkParts = { order: { select: { userId: true } } } as const satisfies Prisma.OrderLinkInclude
type Row = Prisma.OrderLinkGetPayload<{ include: typeof linkParts }>

export const toOrderLink = ({ id, createdAt, revokedAt, createdById, order }: Row) => ({
  id,
  createdAt: createdAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
  createdBy: createdById === order.userId ? ('customer' as const) : ('staff' as const),
})
