import type { Prisma } from '../../db/generated/client.ts'
import type { QueuedEmail } from './queue.ts'

/** What an order's price is told from. */
export const pricedEvents = {
  where: { price: { not: null }, undoneBy: null },
  orderBy: { id: 'asc' },
  select: { id: true, to: true, price: true, createdAt: true },
} as const satisfies Prisma.Order$eventsArgs

type Order = { createdAt: Date; events: readonly { id: number; price: number | null; createdAt: Date }[] }

/**
 * What an order cost when its email was caused, whatever it costs by now (EML-8); null before it had a price. What was
 * taken back never counted. Emails of placing tell what it was placed with.
 */
export function priceThen(job: QueuedEmail, { createdAt, events }: Order): number | null {
  const eventId = 'eventId' in job ? job.eventId : undefined
  const until = placing.has(job.kind) ? createdAt : new Date(job.causedAt ?? job.queuedAt)
  return events.findLast((event) => (eventId ? event.id <= eventId : event.createdAt <= until))?.price ?? null
}

/** `orderAccepted` of no event: an order that staff placed with its price. */
const placing: ReadonlySet<QueuedEmail['kind']> = new Set([
  ...(['orderReceived', 'orderReceivedCompany', 'orderAccepted'] as const),
  ...(['purchaseReceived', 'purchaseReceivedCompany'] as const),
])
