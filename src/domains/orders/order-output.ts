import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import type { Quote } from '../catalog/pricing.ts'
import { quoteSchema } from '../catalog/quote-schema.ts'
import { mediaUrl } from '../media/picture-url.ts'
import { orderedOptions, orderedOptionsOut } from '../options/ordered-options.ts'
import { orderStatuses, orderStatusNames } from '../order-status/statuses.ts'
import { toDay } from '../production/production-output.ts'

const namesShape = { id: z.int(), name: z.string(), name_ru: z.string(), name_en: z.string() }

/** How the suggested price came about when the order was placed; AZN and per cent, as on the wire. */
export const orderQuoteSchema = z.object({
  tier: z.object({ count: z.int(), price: z.number() }),
  base: z.number(),
  percentage: z.number(),
  kind: z.enum(['campaign', 'client']).nullable(),
  total: z.number(),
  saving: z.number(),
})

/**
 * Order; added: `status`, `photoUrl` of the product or service, `quote`, `options` of a product with choices, and the `reason`
 * of a cancellation. Customers see all of it: what is for staff only has no place here.
 */
export const orderSchema = z.object({
  id: z.int(),
  appUser: z.object({ id: z.int(), name: z.string(), surname: z.string(), phoneNumber: z.string() }),
  orderDate: z.iso.datetime(),
  service: z.object(namesShape),
  /** The product; with the id 0 the words of a line that staff wrote freely. */
  serviceType: z.object(namesShape).nullable(),
  count: z.int(),
  price: z.number().nullable(),
  comment: z.string(),
  orderStatus: z.object(namesShape),
  status: z.enum(orderStatusNames),
  photoUrl: z.string().nullable(),
  quote: orderQuoteSchema.nullable(),
  /** Only of products with choices. */
  options: orderedOptions.optional(),
  reason: z.string().nullable(),
})
/** Where it is read, also the day it was promised for, once its clock runs. */
export type OrderView = z.infer<typeof orderSchema> & { promisedOn: string | null }

/** Added where orders are read: the day they were promised for, and what they were placed together with (PUR-4). */
export const readOrderSchema = orderSchema.extend({
  promisedOn: z.iso.date().nullable(),
  purchaseId: z.int().nullable(),
  /** The ids of the other orders of this purchase. */
  siblings: z.array(z.int()),
})

const photo = { select: { key: true, extension: true } } as const

/** What of an order and its neighbours is read for {@link toOrder}. */
export const orderParts = {
  user: { select: { id: true, name: true, surname: true, phoneNumber: true } },
  service: { select: { photo } },
  product: { select: { photo } },
  events: { where: { to: 'NotApproved' }, orderBy: { id: 'desc' }, take: 1, select: { reason: true } },
} as const satisfies Prisma.OrderInclude

export const newestFirst = [
  { createdAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.OrderOrderByWithRelationInput[]

type OrderRow = Omit<
  Prisma.OrderGetPayload<{ include: typeof orderParts }>,
  'userId' | 'language' | 'acceptedAt' | 'priceReason' | 'plannedOn' | 'purchaseId' | 'events' | 'options'
> & {
  options?: unknown
  events: readonly { reason: string | null }[]
}

/** The order with the names that it was placed with, whatever became of service and product. */
export function toOrder(row: OrderRow): OrderView {
  const picture = row.product?.photo ?? row.service.photo
  return {
    id: row.id,
    appUser: row.user,
    orderDate: row.createdAt.toISOString(),
    service: {
      id: row.serviceId,
      name: row.serviceName,
      name_ru: row.serviceName_ru,
      name_en: row.serviceName_en,
    },
    serviceType:
      row.productName === null
        ? null
        : {
            id: row.productId ?? 0,
            name: row.productName,
            name_ru: row.productName_ru ?? '',
            name_en: row.productName_en ?? '',
          },
    count: row.count,
    price: row.price === null ? null : toAzn(row.price),
    comment: row.comment,
    orderStatus: orderStatuses[row.status],
    status: row.status,
    photoUrl: picture ? mediaUrl(picture) : null,
    quote: row.quote === null ? null : toOrderQuote(quoteSchema.parse(row.quote)),
    ...(Boolean(row.options) && { options: orderedOptionsOut(row.options) }),
    reason: row.status === 'NotApproved' ? (row.events[0]?.reason ?? null) : null,
    promisedOn: row.promisedOn && toDay(row.promisedOn),
  }
}

function toOrderQuote(quote: Quote): z.infer<typeof orderQuoteSchema> {
  return {
    tier: { count: quote.tier.count, price: toAzn(quote.tier.price) },
    base: toAzn(quote.base),
    percentage: toPercent(quote.percentageBp),
    kind: quote.kind,
    total: toAzn(quote.total),
    saving: toAzn(quote.saving),
  }
}
