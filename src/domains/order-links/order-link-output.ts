import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { linkEnd, linkState, linkStates, stateParts } from './link-state.ts'

/**
 * A link of an order, without its token, which is returned once, when the link is made. `madeBy` names its
 * maker, `keptBy` the staff member on whose areas it depends, `forWhom` is empty for the order's customer.
 * `viaQuote`: the quote's link opened it; `isBarred`: that opens no other one until it is allowed again.
 */
export const orderLinkSchema = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  createdBy: z.enum(['customer', 'staff']),
  madeBy: z.string(),
  keptBy: z.string().nullable(),
  forWhom: z.string(),
  viaQuote: z.boolean(),
  isBarred: z.boolean(),
  state: z.enum(linkStates),
  endsAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

/** `url` holds the token (LNK-2). */
export const newOrderLinkSchema = orderLinkSchema.extend({ token: z.string(), url: z.string() })

const named = { select: { name: true, surname: true } } as const
export const linkParts = {
  createdBy: named,
  keptBy: { select: { ...stateParts.keptBy.select, ...named.select } },
  order: { select: { ...stateParts.order.select, offer: { select: { barredAt: true } } } },
} as const satisfies Prisma.OrderLinkInclude
type Row = Prisma.OrderLinkGetPayload<{ include: typeof linkParts }>

export const toOrderLink = (row: Row, now: Date): z.infer<typeof orderLinkSchema> => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  createdBy: row.side,
  madeBy: nameOf(row.createdBy),
  keptBy: row.keptBy && nameOf(row.keptBy),
  forWhom: row.forWhom,
  viaQuote: row.offerId !== null,
  isBarred: row.offerId !== null && row.revokedAt !== null && Boolean(row.order.offer?.barredAt),
  state: linkState(row, now),
  endsAt: linkEnd(row).toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})

const nameOf = ({ name, surname }: { name: string; surname: string }): string => `${name} ${surname}`.trim()
