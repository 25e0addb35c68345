import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import { calculatedPriceSchema } from '../catalog/calculated-price-schema.ts'
import type { CalculatedPrice } from '../catalog/pricing.ts'
import { mailParts, mailReaches } from '../customers/mail-reach.ts'
import { mediaUrl } from '../media/picture-url.ts'
import { orderedOptions, orderedOptionsOut } from '../options/ordered-options.ts'
import { gateRecords } from '../order-status/gates.ts'
import { givenUpStatuses, isGivenUp, orderStatuses, orderStatusNames } from '../order-status/statuses.ts'
import { toDay } from '../production/production-output.ts'
import { orderActionSchema } from './actions.ts'
import { listedMoneySchema } from './listed-money.ts'

const namesShape = { id: z.int(), name: z.string(), name_ru: z.string(), name_en: z.string() }

/** How the calculated price came about when the order was placed; AZN and per cent, as on the wire. */
export const orderQuoteSchema = z.object({
  tier: z.object({ count: z.int(), price: z.number() }),
  base: z.number(),
  percentage: z.number(),
  kind: z.enum(['campaign', 'client']).nullable(),
  total: z.number(),
  saving: z.number(),
})

/**
 * An order; added: `status`, `photoUrl` of the product or service, `quote`, `options` of a product with
 * options, the `reason` of a cancellation and by which side it was. Customers see all of it: what is for staff only has no place
 * here.
 */
export const orderSchema = z.object({
  id: z.int(),
  appUser: z.object({ id: z.int(), name: z.string(), surname: z.string(), phoneNumber: z.string() }),
  orderDate: z.iso.datetime(),
  service: z.object(namesShape),
  /** The product; with the id 0 the title of a line that staff wrote freely. */
  serviceType: z.object(namesShape).nullable(),
  count: z.int(),
  price: z.number().nullable(),
  comment: z.string(),
  orderStatus: z.object(namesShape),
  status: z.enum(orderStatusNames),
  photoUrl: z.string().nullable(),
  quote: orderQuoteSchema.nullable(),
  /** Only for products with options. */
  options: orderedOptions.optional(),
  reason: z.string().nullable(),
  cancelledBy: z.enum(['customer', 'staff']).optional(),
})
/** With the promised day where it is read, once there is one. */
export type OrderView = z.infer<typeof orderSchema> & { promisedOn: string | null }

/**
 * Added where orders are read: the promised day, the other orders of the purchase (PUR-4), and what the
 * caller can do with them now (ORD-23).
 */
export const readOrderSchema = orderSchema.extend({
  promisedOn: z.iso.date().nullable(),
  /** Working days that it is late; 0 where it isn't, and once it is made. */
  daysLate: z.int(),
  purchaseId: z.int().nullable(),
  /** The ids of the other orders of this purchase. */
  siblings: z.array(z.int()),
  actions: z.array(orderActionSchema),
  /** For staff only: whether an email about it reaches its customer, and why not. */
  customerMail: z.enum(mailReaches).optional(),
  /** For staff with area "orders" only; null where no money of it is kept. */
  money: listedMoneySchema.nullable().optional(),
})

const photo = { select: { key: true, extension: true } } as const

/** The columns and relations that {@link toOrder} needs. */
export const orderParts = {
  user: { select: { id: true, name: true, surname: true, phoneNumber: true } },
  service: { select: { photo } },
  product: { select: { photo } },
  events: {
    where: { to: { in: [...givenUpStatuses] } },
    orderBy: { id: 'desc' },
    take: 1,
    select: { reason: true, actorId: true },
  },
} as const satisfies Prisma.OrderInclude

/** What {@link readOrderSchema} needs. */
export const readParts = {
  ...orderParts,
  ...gateRecords,
  money: { select: { ...gateRecords.money.select, dueOn: true } },
  user: { select: { ...orderParts.user.select, ...mailParts } },
} as const satisfies Prisma.OrderInclude

export const newestFirst = [
  { createdAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.OrderOrderByWithRelationInput[]

type Stored = Prisma.OrderGetPayload<{ include: typeof orderParts }>
type OrderRow = Pick<
  Stored,
  | 'id'
  | 'status'
  | 'createdAt'
  | 'serviceId'
  | 'serviceName'
  | 'serviceName_ru'
  | 'serviceName_en'
  | 'productId'
  | 'productName'
  | 'productName_ru'
  | 'productName_en'
  | 'count'
  | 'price'
  | 'comment'
  | 'quote'
  | 'promisedOn'
  | 'user'
  | 'service'
  | 'product'
> & {
  options?: unknown
  events: readonly { reason: string | null; actorId: number }[]
}

/** The order with the names at the time it was placed, whatever became of service and product. */
export function toOrder(row: OrderRow): OrderView {
  const picture = row.product?.photo ?? row.service.photo
  const cancelled = isGivenUp(row.status) ? row.events[0] : undefined
  return {
    id: row.id,
    appUser: {
      id: row.user.id,
      name: row.user.name,
      surname: row.user.surname,
      phoneNumber: row.user.phoneNumber,
    },
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
    quote: row.quote === null ? null : toOrderQuote(calculatedPriceSchema.parse(row.quote)),
    ...(Boolean(row.options) && { options: orderedOptionsOut(row.options) }),
    reason: cancelled?.reason ?? null,
    ...(cancelled && { cancelledBy: cancelled.actorId === row.user.id ? 'customer' : 'staff' }),
    promisedOn: row.promisedOn && toDay(row.promisedOn),
  }
}

function toOrderQuote(quote: CalculatedPrice): z.infer<typeof orderQuoteSchema> {
  return {
    tier: { count: quote.tier.count, price: toAzn(quote.tier.price) },
    base: toAzn(quote.base),
    percentage: toPercent(quote.percentageBp),
    kind: quote.kind,
    total: toAzn(quote.total),
    saving: toAzn(quote.saving),
  }
}
