import { createHash } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { readIdempotencyKey } from '../../procedures/idempotency-key.ts'
import type { Selection } from '../options/configuration.ts'
import type { DeliveryChoice } from '../order-shipment/choice-input.ts'

const keyReused: Message = /*i18n*/ {
  id: 'orders.keyReused',
  message: 'This Idempotency-Key was used for another order.',
}

/** An Idempotency-Key of a caller, with the hash of the request. */
export type OrderKey = { userId: number; key: string; requestHash: Uint8Array<ArrayBuffer> }

/** The requested order in one normal form, which an Idempotency-Key stands for. */
export type OrderRequest = {
  serviceId: number
  serviceTypeId: number | null
  count: number
  comment: string
  /** The choices of a product with options. */
  options?: Selection | undefined
  /** The caller's company that pays for it. */
  buyerId?: number | undefined
  /** How it comes to the caller. */
  delivery?: DeliveryChoice | undefined
}

/** The caller's key for a request; undefined without the header. @throws VALIDATION for an invalid one */
export function readOrderKey(
  userId: number,
  header: string | undefined,
  request: OrderRequest,
): OrderKey | undefined {
  const key = readIdempotencyKey(header)
  if (key === undefined) return undefined
  const { serviceId, serviceTypeId, count, comment, options, buyerId, delivery } = request
  const chosen = options ? [inOneSpelling(options)] : []
  const canonical = JSON.stringify([
    serviceId,
    serviceTypeId,
    count,
    comment,
    ...chosen,
    ...(buyerId === undefined ? [] : [{ buyerId }]),
    ...(delivery === undefined ? [] : [{ delivery }]),
  ])
  return { userId, key, requestHash: new Uint8Array(createHash('sha256').update(canonical).digest()) }
}

const inOneSpelling = ({ choices, ownSize }: Selection) => ({
  choices: Object.entries(choices)
    .map(([group, keys]) => [group, keys.toSorted()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
  ownSize: ownSize && [ownSize.width, ownSize.height],
})

/** The id of the order that this key has already made. @throws CONFLICT when it stands for another request */
export async function findKeyedOrder(db: Database, { userId, key, requestHash }: OrderKey) {
  const found = await db.orderKey.findUnique({ where: { userId_key: { userId, key } } })
  if (!found) return undefined
  if (!Buffer.from(found.requestHash).equals(requestHash)) throw new AppError('CONFLICT', keyReused)
  return found.orderId
}
