import { randomInt } from 'node:crypto'
import { insertInto, type SqlTransaction } from '../../db/sql-transaction.ts'
import type { PlannedShipment } from './plan-shipment.ts'

/** Four digits, so that people can say them. */
export const newCode = (): string => String(randomInt(10_000)).padStart(4, '0')

type Written = { planned: PlannedShipment; userId: number; actorId: number; at: Date }

/** Writes a shipment down as it was chosen, with its first event. @returns its id, for the orders that go with it */
export async function writeShipment(
  tx: SqlTransaction,
  { planned, userId, actorId, at }: Written,
): Promise<number> {
  const row = {
    user_id: userId,
    status_since: at,
    kind: planned.kind,
    way_id: planned.wayId,
    way_name: planned.wayName,
    way_name_ru: planned.wayName_ru,
    way_name_en: planned.wayName_en,
    zone_id: planned.zoneId,
    zone_name: planned.zoneName,
    zone_name_ru: planned.zoneName_ru,
    zone_name_en: planned.zoneName_en,
    point_id: planned.pointId,
    address: planned.address,
    recipient: planned.recipient,
    note: planned.note,
    price: planned.price,
    code: planned.kind === 'pickup' ? newCode() : null,
    created_at: at,
  }
  const [made] = await tx.$queryRaw<{ id: number }[]>`${insertInto('shipments', [row])} RETURNING id`
  if (!made) throw new TypeError('what is inserted has an id')
  const event = { shipment_id: made.id, actor_id: actorId, from: null, to: 'Planned', created_at: at }
  await tx.$executeRaw(insertInto('shipment_events', [event]))
  return made.id
}
