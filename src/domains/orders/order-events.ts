import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { toAzn } from '../../lib/money.ts'
import { gateNames } from '../order-status/gates.ts'
import { orderStatuses } from '../order-status/statuses.ts'
import type { OrderReader } from './order-reader.ts'

const namesSchema = z.object({ id: z.int(), name: z.string(), name_ru: z.string(), name_en: z.string() })

/**
 * An event of an order: a move, an undone move, a corrected price (`oldPrice`, AZN; the status stays), and for staff a
 * gate that was passed while another one was shut (the status stays too). Who did it is for staff only.
 */
export const orderEventSchema = z.object({
  id: z.int(),
  kind: z.enum(['moved', 'undone', 'priceCorrected', 'gatePassed']),
  from: namesSchema.nullable(),
  to: namesSchema,
  at: z.iso.datetime(),
  price: z.number().nullable(),
  oldPrice: z.number().nullable(),
  reason: z.string().nullable(),
  /** It was undone within seconds. */
  isUndone: z.boolean(),
  actor: z.object({ id: z.int(), name: z.string(), surname: z.string() }).optional(),
  /** The gate that staff passed with the reason; for staff only. */
  passed: z.enum(gateNames).optional(),
})
type OrderEventView = z.infer<typeof orderEventSchema>

export const eventParts = {
  orderBy: { id: 'asc' },
  include: {
    actor: { select: { id: true, name: true, surname: true } },
    undoneBy: { select: { id: true } },
  },
} as const satisfies Prisma.Order$eventsArgs
type Row = Prisma.OrderEventGetPayload<{ include: (typeof eventParts)['include'] }>

/** Oldest first. To the customer a move that was undone before its email never happened. */
export const toEvents = (rows: readonly Row[], reader: OrderReader): OrderEventView[] =>
  rows.filter((row) => reader === 'staff' || isForCustomer(row)).map((row) => toEvent(row, reader))

/** Why an order goes on unpaid is between staff (PAY-5). */
export const reasonForCustomer = ({ reason, passed }: { reason: string | null; passed: string | null }) =>
  passed === null || passed === 'approval' ? reason : null

/** Neither undone nor an undo. */
export const isLasting = (row: { undoesId: number | null; undoneBy: object | null }): boolean =>
  row.undoesId === null && row.undoneBy === null

/** Lasting, and more than a decision of staff about what the order waits for (PAY-60). */
export const isForCustomer = (row: Parameters<typeof isLasting>[0] & PassFacts): boolean =>
  isLasting(row) && !isOnlyPassed(row)

type PassFacts = { from: string | null; to: string; passed: string | null }
const isOnlyPassed = ({ from, to, passed }: PassFacts): boolean => passed !== null && from === to

function kindOf(row: Row): OrderEventView['kind'] {
  if (row.undoesId !== null) return 'undone'
  if (row.oldPrice !== null) return 'priceCorrected'
  return isOnlyPassed(row) ? 'gatePassed' : 'moved'
}

function toEvent(row: Row, reader: OrderReader): OrderEventView {
  const { id, from, to, createdAt, price, oldPrice, reason, passed, undoneBy, actor } = row
  return {
    id,
    kind: kindOf(row),
    from: from && orderStatuses[from],
    to: orderStatuses[to],
    at: createdAt.toISOString(),
    price: price === null ? null : toAzn(price),
    oldPrice: oldPrice === null ? null : toAzn(oldPrice),
    reason: reader === 'staff' ? reason : reasonForCustomer(row),
    isUndone: undoneBy !== null,
    ...(reader === 'staff' && { actor, passed: gateNames.find((name) => name === passed) }),
  }
}
