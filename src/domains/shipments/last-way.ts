import { z } from 'zod'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readAddress } from '../order-shipment/address-fields.ts'
import { storedAddress } from '../order-shipment/ship-address.ts'

/**
 * How the caller's last shipment came: null without one, or once its way is deleted. `pointId` and `addressId` are null
 * where there is none, and once the point or the address isn't among the caller's own any more.
 */
export const lastWaySchema = z
  .object({ wayId: z.int(), pointId: z.int().nullable(), addressId: z.int().nullable() })
  .nullable()

/** The way that a page may begin with, where it is possible for what is ordered (DEL-38). */
export async function readLastWay(
  { db }: Pick<Deps, 'db'>,
  { id: userId }: Pick<Caller, 'id'>,
): Promise<z.infer<typeof lastWaySchema>> {
  const last = await db.shipment.findFirst({
    where: { userId },
    orderBy: { id: 'desc' },
    select: { wayId: true, pointId: true, address: true },
  })
  if (!last || last.wayId === null) return null
  const { wayId, pointId } = last
  const went = JSON.stringify(storedAddress(last.address))
  const own = await db.address.findMany({ where: { userId }, orderBy: { id: 'desc' } })
  const same = own.find((address) => JSON.stringify(readAddress(address)) === went)
  return { wayId, pointId, addressId: same?.id ?? null }
}
