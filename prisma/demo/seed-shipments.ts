import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../src/db/client.ts'
import { readAddress } from '../../src/domains/order-shipment/address-fields.ts'
import { settleCharge } from '../../src/domains/order-shipment/settle-charge.ts'
import { newCode } from '../../src/domains/order-shipment/write-shipment.ts'
import type { ShipmentStatus } from '../../src/domains/shipment-status/shipment-statuses.ts'
import { bakuDay } from '../../src/lib/days.ts'
import { toQepik } from '../../src/lib/money.ts'
import { nameOf } from './orders.ts'
import type { StoredOrder } from './seed-orders.ts'
import type { People } from './seed-people.ts'
import { demoCourier, shipments } from './shipments.ts'

type Seeding = { orders: readonly StoredOrder[]; people: People; now: Date }
type DemoShipment = (typeof shipments)[number]

const hourMs = 3_600_000
/** Between two moves of a shipment. */
const apartMs = 3 * hourMs

/** Shipments in every state, one of them with a courier who is on the way today. */
export async function seedShipments(tx: Transaction, { orders, people, now }: Seeding): Promise<void> {
  const by = people.staff.get('SuperVisor')
  if (by === undefined) throw new Error('the demo has no supervisor')
  const ways = await tx.deliveryWay.findMany({ include: { zones: { orderBy: { priority: 'asc' } } } })
  const point = await tx.pickupPoint.findFirstOrThrow()
  const courierDay = await tx.courierDay.create({
    data: {
      ...demoCourier,
      day: bakuDay(now),
      tokenHash: new Uint8Array(randomBytes(32)),
      createdById: by,
      createdAt: now,
    },
  })
  for (const shipment of shipments) {
    const order = orders.find((one) => nameOf(one) === shipment.order)
    const way = ways.find(({ kind }) => kind === shipment.kind)
    if (!order || !way) throw new Error(`the demo has no order or way for ${shipment.order}`)
    const zone = shipment.kind === 'ownCourier' && shipment.price !== undefined ? way.zones[0] : undefined
    const moves = movesOf(shipment, order, now)
    const last = moves.at(-1)
    const { phoneNumber, name, surname } = await tx.user.findUniqueOrThrow({ where: { id: order.userId } })
    const { id } = await tx.shipment.create({
      data: {
        userId: order.userId,
        status: last?.to ?? 'Planned',
        statusSince: last?.at ?? now,
        kind: shipment.kind,
        wayId: way.id,
        wayName: way.name,
        wayName_ru: way.name_ru,
        wayName_en: way.name_en,
        zoneId: zone?.id ?? null,
        zoneName: zone?.name ?? '',
        zoneName_ru: zone?.name_ru ?? '',
        zoneName_en: zone?.name_en ?? '',
        pointId: shipment.kind === 'pickup' ? point.id : null,
        ...(shipment.address && { address: readAddress({ ...shipment.address, phoneNumber }) }),
        recipient: shipment.kind === 'pickup' ? '' : `${name} ${surname}`,
        price: shipment.price === undefined ? null : toQepik(shipment.price),
        weighed: shipment.weighed ?? null,
        boxes: shipment.boxes ?? 1,
        shelf: shipment.shelf ?? '',
        carrier: shipment.carrier ?? '',
        waybill: shipment.waybill ?? '',
        code: shipment.kind === 'pickup' ? newCode() : null,
        takenBy: shipment.takenBy ?? '',
        failure: shipment.failureNote ? 'noAnswer' : null,
        failureNote: shipment.failureNote ?? '',
        courierDayId: shipment.isWithCourier ? courierDay.id : null,
        createdAt: moves[0]?.at ?? now,
      },
    })
    await tx.shipmentEvent.createMany({
      data: moves.map(({ to, at }, index) => ({
        shipmentId: id,
        actorId: index === 0 ? order.userId : by,
        from: moves[index - 1]?.to ?? null,
        to,
        failure: to === 'Failed' ? ('noAnswer' as const) : null,
        createdAt: at,
      })),
    })
    await tx.order.update({ where: { id: order.id }, data: { shipmentId: id } })
    await settleCharge(tx, { shipmentId: id, by, at: now })
  }
}

/** It is chosen with the order; what follows does so once the order is ready, and isn't after now. */
function movesOf(
  { statuses }: DemoShipment,
  { moves }: StoredOrder,
  now: Date,
): { to: ShipmentStatus; at: Date }[] {
  const placed = moves[0]?.at ?? now
  const ready = moves.find(({ to }) => to === 'Ready')?.at ?? moves.at(-1)?.at ?? now
  return statuses.map((to, step) => {
    const at = new Date(step === 0 ? placed.getTime() : ready.getTime() + step * apartMs)
    return { to, at: at < now ? at : now }
  })
}
