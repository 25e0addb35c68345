import type { z } from 'zod'
import { bakuDate } from '../../lib/days.ts'
import { type Language, pickAll } from '../../lib/languages.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readWorkRules } from '../production/work-rules.ts'
import {
  type deliverySchema,
  type ShownDelivery,
  shownDeliverySchema,
  toPoint,
  toRates,
  toWay,
} from './delivery-output.ts'

const inOrder = [{ priority: 'asc' }, { id: 'desc' }] as const
/** A way with its zones, in their order. */
export const withZones = { zones: { orderBy: [...inOrder] } }

/** All ways with their zones, and all points, for staff. */
export async function listDelivery({ db }: Pick<Deps, 'db'>): Promise<z.infer<typeof deliverySchema>> {
  const [ways, points] = await Promise.all([
    db.deliveryWay.findMany({ include: withZones, orderBy: [...inOrder] }),
    db.pickupPoint.findMany({ orderBy: [...inOrder] }),
  ])
  return { ways: ways.map(toWay), points: points.map(toPoint) }
}

/**
 * What customers can choose, in one language; empty where no way is shown, so that orders go on without delivery
 * (DEL-3). Picking up is left out while there is no point to pick up at.
 */
export async function readShown(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { language }: { language: Language },
): Promise<ShownDelivery> {
  const [ways, points, { closed }] = await Promise.all([
    db.deliveryWay.findMany({ where: { isShown: true }, include: withZones, orderBy: [...inOrder] }),
    db.pickupPoint.findMany({ orderBy: [...inOrder] }),
    readWorkRules(db, { from: bakuDate(now()) }),
  ])
  const possible = ways.filter(({ kind }) => kind !== 'pickup' || points.length > 0)
  const hasPickup = possible.some(({ kind }) => kind === 'pickup')
  return shownDeliverySchema.parse({
    ways: possible.map(({ zones, ...way }) => ({
      ...way,
      ...pickAll(way, ['name', 'hint'], language),
      zones: zones.map((zone) => ({ ...zone, ...pickAll(zone, ['name'], language), ...toRates(zone) })),
    })),
    points: hasPickup
      ? points.map((point) => ({ ...point, ...pickAll(point, ['address', 'hours'], language) }))
      : [],
    closed: possible.length > 0 ? [...closed].sort() : [],
  })
}
