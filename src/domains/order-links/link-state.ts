import type { Prisma } from '../../db/generated/client.ts'
import { keeperParts, mayKeep } from '../link-keepers/keeper-right.ts'
import { endStatuses } from '../order-status/statuses.ts'

const dayMs = 24 * 60 * 60 * 1000
/** How long a link works that is made without another end. */
export const linkLifeDays = 365
/** A link ends so long after its order did (LNK-2). */
const afterOrderMs = 60 * dayMs

/** How a link stands: it works, its keeper may not read the order now, its time is over, or it was ended. */
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

/** When it ends by itself: on its own day, or before it 60 days after its order. */
export function linkEnd({ endsAt, order: { status, events } }: Pick<Row, 'endsAt' | 'order'>): Date {
  const [last] = events
  if (!isOver(status) || !last) return endsAt
  return new Date(Math.min(endsAt.getTime(), last.createdAt.getTime() + afterOrderMs))
}

/** How a link stands now, by its own end, its order and its keeper (LNK-2, LNK-4). */
export function linkState(row: Row, now: Date): (typeof linkStates)[number] {
  if (row.revokedAt !== null) return 'revoked'
  if (linkEnd(row).getTime() < now.getTime()) return 'over'
  if (row.side === 'staff' && !(row.keptBy && mayKeep(row.keptBy, row.order))) return 'rests'
  return 'works'
}

/** The end of one that is made now. */
export const endAfter = (days: number, now: Date): Date => new Date(now.getTime() + days * dayMs)
