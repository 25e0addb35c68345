import type { Database, Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { noName } from '../accounts/move-customer.ts'
import { isHandedOver, shipmentStatuses } from '../shipment-status/shipment-statuses.ts'
import { shipmentParts, toShipment } from './shipment-output.ts'

/** A customer's shipments, as they take them along (DEL-27). */
export async function shipmentsOfUser(db: Database, userId: number) {
  const rows = await db.shipment.findMany({
    where: { userId },
    include: shipmentParts,
    orderBy: { id: 'asc' },
  })
  return rows.map((row) => toShipment(row, { reader: 'owner', days: null }))
}

/** Where they went and who took them goes; that they went stays (DEL-27). */
export async function eraseShipments(tx: Transaction, userId: number): Promise<void> {
  const taken = shipmentStatuses.filter(isHandedOver)
  const person = { address: Prisma.DbNull, recipient: '', note: '', failureNote: '' }
  await tx.shipment.updateMany({ where: { userId }, data: person })
  await tx.charge.updateMany({ where: { kind: 'delivery', order: { userId } }, data: { note: '' } })
  await tx.shipment.updateMany({ where: { userId, status: { in: taken } }, data: { takenBy: noName } })
}
