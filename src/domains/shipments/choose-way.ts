import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { Prisma, type Shipment } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { writeShipmentEvent } from '../order-shipment/hold-shipment.ts'
import { type PlannedShipment, planShipment } from '../order-shipment/plan-shipment.ts'
import { readShipmentOf } from '../order-shipment/read-shipment.ts'
import { settleCharge } from '../order-shipment/settle-charge.ts'
import type { ShipmentView } from '../order-shipment/shipment-output.ts'
import { newCode, writeShipment } from '../order-shipment/write-shipment.ts'
import { stageOf } from '../order-status/statuses.ts'
import { readerOf } from '../orders/order-reader.ts'
import { holdTogether } from './hold-together.ts'
import { unpacked } from './move-shipment.ts'
import type { chooseFields } from './shipment-input.ts'

type Choosing = z.output<typeof chooseFields>

/**
 * The customer or staff say how an order comes, together with what it goes with already, or else with the other open
 * orders of its purchase (DEL-12). What it costs more is asked for, what it costs less is the customer's balance.
 * @throws NOT_FOUND; CONFLICT once it is packed, and as `planShipment`
 */
export async function chooseWay(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id: orderId, delivery: choice, orderIds = [] }: Choosing,
): Promise<ShipmentView> {
  const at = now()
  const found = await db.order.findUnique({ where: { id: orderId }, select: { userId: true, status: true } })
  const reader = readerOf(caller, found)
  return db.$transaction(async (tx) => {
    const together = await holdTogether(tx, { orderId, orderIds: reader === 'staff' ? orderIds : [] })
    const { userId, orders, shipment } = together
    const planned = await planShipment(tx, {
      userId,
      choice,
      goods: orders,
      readyNow: orders.every(({ status }) => stageOf(status) === 'toCollect') ? at : undefined,
      isStaff: reader === 'staff',
    })
    const acting = { planned, userId, actorId: caller.id, at }
    const shipmentId = shipment ? await planAnew(tx, shipment, acting) : await writeShipment(tx, acting)
    const ids = orders.map(({ id }) => id)
    await tx.order.updateMany({ where: { id: { in: ids } }, data: { shipmentId } })
    await settleCharge(tx, { shipmentId, by: caller.id, at })
    if (reader === 'staff') {
      const changes = { delivery: [shipment?.wayName ?? null, planned.wayName] as [string | null, string] }
      await writeOrderEntry(tx, { by: caller.id, orderId, changes })
    }
    const view = await readShipmentOf(tx, { orderId, reader, now: at })
    if (!view) throw notFound()
    return view
  })
}

/** A shipment as it is chosen anew: nothing is packed of it any more. */
async function planAnew(
  tx: Transaction,
  { id, status, kind, code }: Shipment,
  { planned, actorId, at }: { planned: PlannedShipment; actorId: number; at: Date },
): Promise<number> {
  const isPickedUp = planned.kind === 'pickup'
  const keptCode = kind === 'pickup' ? code : newCode()
  await tx.shipment.update({
    where: { id },
    data: {
      ...planned,
      ...unpacked,
      address: planned.address ?? Prisma.DbNull,
      status: 'Planned',
      statusSince: status === 'Planned' ? undefined : at,
      isAgreed: true,
      code: isPickedUp ? keptCode : null,
    },
  })
  if (status !== 'Planned')
    await writeShipmentEvent(tx, { shipmentId: id, actorId, from: status, to: 'Planned', at })
  return id
}
