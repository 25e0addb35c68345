import type { Transaction } from '../../db/client.ts'
import type { Prisma, Shipment } from '../../db/generated/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import { calculatedPriceSchema } from '../catalog/calculated-price-schema.ts'
import { orderedOptions } from '../options/ordered-options.ts'
import { holdShipment } from '../order-shipment/hold-shipment.ts'
import type { Shipped } from '../order-shipment/plan-shipment.ts'
import { isOpen, type OrderStatus } from '../order-status/statuses.ts'
import { canChooseAnew, isShipmentOver, shipmentNumber } from '../shipment-status/shipment-statuses.ts'

const packedAlready: Message = /*i18n*/ {
  id: 'shipments.packedAlready',
  message: '{number} is packed already or under way. Call us, so that it goes another way.',
}
const orderOver: Message = /*i18n*/ {
  id: 'shipments.orderOver',
  message: 'This order is handed over or given up: nothing more goes out for it.',
}
const notTogether: Message = /*i18n*/ {
  id: 'shipments.notTogether',
  message: 'Only open orders of one customer go together, and none that goes another way already.',
}

type Going = Shipped & { id: number; status: OrderStatus; promisedOn: Date | null }
type Together = { userId: number; shipment: Shipment | null; orders: Going[] }

/**
 * Locks the orders that go together with one: those of its open shipment, or else the open ones of its purchase that
 * have none; `orderIds` names others instead (DEL-12).
 * @throws NOT_FOUND; CONFLICT for a shipment that is packed, and for orders that can't go along
 */
export async function holdTogether(
  tx: Transaction,
  { orderId, orderIds }: { orderId: number; orderIds: readonly number[] },
): Promise<Together> {
  const order = await tx.order.findUnique({
    where: { id: orderId },
    select: { userId: true, purchaseId: true, shipmentId: true, status: true },
  })
  if (!order) throw notFound()
  if (!isOpen(order.status)) throw new AppError('CONFLICT', orderOver)
  const shipment = await holdOpen(tx, order.shipmentId)
  const { userId } = order
  const ids = await idsTogether(tx, { ...order, orderId, orderIds, shipment })
  const orders = await readGoing(tx, { id: { in: ids } })
  const isFree = (one: Row) => one.shipmentId === null || one.shipmentId === shipment?.id || isOver(one)
  if (orders.some((one) => one.userId !== userId || !isOpen(one.status) || !isFree(one)))
    throw new AppError('CONFLICT', notTogether)
  return { userId, shipment, orders: orders.map(toGoing) }
}

/** @throws CONFLICT where nothing can be chosen any more */
async function holdOpen(tx: Transaction, shipmentId: number | null): Promise<Shipment | null> {
  const shipment = shipmentId === null ? null : await holdShipment(tx, shipmentId)
  if (!shipment || isShipmentOver(shipment.status)) return null
  if (canChooseAnew(shipment.status)) return shipment
  throw new AppError('CONFLICT', { ...packedAlready, values: { number: shipmentNumber(shipment.id) } })
}

type Asked = {
  orderId: number
  orderIds: readonly number[]
  userId: number
  purchaseId: number | null
  shipment: Shipment | null
}

/** The ids, in their order, locked. */
async function idsTogether(
  tx: Transaction,
  { orderId, orderIds, userId, purchaseId, shipment }: Asked,
): Promise<number[]> {
  const others = shipment
    ? await readGoing(tx, { shipmentId: shipment.id })
    : await readGoing(tx, { purchaseId: purchaseId ?? -1, userId, id: orderIds.length > 0 ? -1 : undefined })
  const along = others.filter((one) => isOpen(one.status) && (shipment !== null || isOver(one)))
  const ids = [...new Set([orderId, ...orderIds, ...along.map(({ id }) => id)])].sort((a, b) => a - b)
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`
  return ids
}

const parts = {
  id: true,
  userId: true,
  status: true,
  grams: true,
  options: true,
  price: true,
  quote: true,
  promisedOn: true,
  shipmentId: true,
  shipment: { select: { status: true } },
} as const satisfies Prisma.OrderSelect
type Row = Prisma.OrderGetPayload<{ select: typeof parts }>

const readGoing = (tx: Transaction, where: Prisma.OrderWhereInput): Promise<Row[]> =>
  tx.order.findMany({ where, select: parts, orderBy: { id: 'asc' } })

const isOver = ({ shipment }: Pick<Row, 'shipment'>): boolean =>
  shipment === null || isShipmentOver(shipment.status)

const toGoing = ({ id, status, promisedOn, grams, options, price, quote }: Row): Going => ({
  id,
  status,
  promisedOn,
  grams,
  trim: options ? orderedOptions.parse(options).trim : null,
  sum: price ?? (quote === null ? 0 : calculatedPriceSchema.parse(quote).total),
})
