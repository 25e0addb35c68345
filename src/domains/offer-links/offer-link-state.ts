import type { Prisma } from '../../db/generated/client.ts'
import { dayEnd } from '../../lib/days.ts'
import { standOfState, turnOf } from '../offer-status/offer-stands.ts'
import { endStatuses } from '../order-status/statuses.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The latest end of a link that nothing else has ended. */
const offerLinkLifeMs = 365 * dayMs
/** The link ends this long after the quote and all its orders are over. */
const afterOfferMs = 60 * dayMs

export const stateParts = {
  offer: {
    select: {
      state: true,
      stateSince: true,
      validUntil: true,
      orders: {
        select: {
          order: {
            select: {
              status: true,
              events: { orderBy: { id: 'desc' }, take: 1, select: { createdAt: true } },
            },
          },
        },
      },
    },
  },
} as const satisfies Prisma.OfferLinkInclude
type Row = Prisma.OfferLinkGetPayload<{ include: typeof stateParts }>

export const newOfferLinkEnd = (now: Date): Date => new Date(now.getTime() + offerLinkLifeMs)

/**
 * When a quote's link ends by itself: on its own last day, or 60 days after the quote is over, whichever is
 * earlier. A declined or withdrawn quote is over at once, an accepted one with the last of its orders, and
 * any other after its last day or its last answer, whichever is later (OFF-12).
 */
export function offerLinkEnd({ endsAt, offer }: Pick<Row, 'endsAt' | 'offer'>): Date {
  const over = offerEnd(offer)
  return over === null ? endsAt : new Date(Math.min(endsAt.getTime(), over.getTime() + afterOfferMs))
}

function offerEnd({ state, stateSince, validUntil, orders }: Row['offer']): Date | null {
  const becomesOrders = state === 'Accepted'
  if (!becomesOrders && turnOf(standOfState[state]) === null) return stateSince
  if (!becomesOrders)
    return validUntil && new Date(Math.max(dayEnd(validUntil).getTime(), stateSince.getTime()))
  const ends = orders.map(({ order: { status, events } }) =>
    endStatuses.some((end) => end === status) ? (events[0]?.createdAt ?? null) : null,
  )
  const last = ends.reduce<number | null>(
    (latest, end) => (latest === null || end === null ? null : Math.max(latest, end.getTime())),
    stateSince.getTime(),
  )
  return last === null ? null : new Date(last)
}

export const offerLinkWorks = (link: Row, now: Date): boolean =>
  link.revokedAt === null && offerLinkEnd(link).getTime() >= now.getTime()
