import type { Prisma } from '../../db/generated/client.ts'
import { keeperParts, mayKeep } from '../link-keepers/keeper-right.ts'
import { endStatuses } from '../order-status/statuses.ts'

const dayMs = 24 * 60 * 60 * 1000
/** How long a link works when no other end was chosen. */
export const linkLifeDays = 365
/** A link ends this long after its order (LNK-2). */
const afterOrderMs = 60 * dayMs

/**
 * The states of a link: it works, its keeper may not read the order now, its time is over, or it was ended.
 */
export const linkStates = ['works', 'rests', 'over', 'revoked'] as const

export const stateParts = {
  keptBy: { select: keeperParts },
  order: {
    select: {
      userId: true,
      status: true,
      events: { orderBy: { id: 'desc' }, take: 1, select: { createdAt: true } },
    },
  },
} as const satisfies Prisma.OrderLinkInclude
type Row = Prisma.OrderLinkGetPayload<{ include: typeof stateParts }>

export const isOver = (status: string): boolean => endStatuses.some((end) => end === status)

/** When it ends by itself: on its own day, or 60 days after its order if that is earlier. */
export function linkEnd({ endsAt, order: { status, events } }: Pick<Row, 'endsAt' | 'order'>): Date {
  const [last] = events
  if (!isOver(status) || !last) return endsAt
  return new Date(Math.min(endsAt.getTime(), last.createdAt.getTime() + afterOrderMs))
}

/** The state of a link by its own end, its order and its keeper (LNK-2, LNK-4). */
export function linkState(row: Row, now: Date): (typeof linkStates)[number] {
  if (row.revokedAt !== null) return 'revoked'
  if (linkEnd(row).getTime() < now.getTime()) return 'over'
  if (row.side === 'staff' && !(row.keptBy && mayKeep(row.keptBy, row.order))) return 'rests'
  return 'works'
}

/** The end of a link that is made now. */
export const endAfter = (days: number, now: Date): Date => new Date(now.getTime() + days * dayMs)
