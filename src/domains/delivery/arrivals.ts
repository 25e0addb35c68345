import { z } from 'zod'
import { bakuDate } from '../../lib/days.ts'
import { day, list } from '../../lib/fields.ts'
import type { Deps } from '../../procedures/deps.ts'
import { toDay } from '../production/production-output.ts'
import { readWorkRules } from '../production/work-rules.ts'
import type { DeliveryKind } from './deliver.ts'
import { deliveryDays } from './delivery-days.ts'

/** The days on which something is ready. */
export const arrivalFields = z.object({ ready: list(day, 20).default([]) })

const earliest = z.iso.date().nullable()
/** The earliest day at the customer's by the ways that are shown; null where there is no such way. */
export const arrivalsSchema = z.array(
  z.object({ ready: z.iso.date(), pickup: earliest, courier: earliest, post: earliest }),
)

/**
 * From which day on what is ready on a day can be picked up, or comes by a courier or the post, whatever it weighs and
 * wherever to (DEL-39).
 */
export async function readArrivals(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { ready }: z.output<typeof arrivalFields>,
): Promise<z.infer<typeof arrivalsSchema>> {
  const at = now()
  const [shown, points, { closed }] = await Promise.all([
    db.deliveryWay.findMany({ where: { isShown: true } }),
    db.pickupPoint.count(),
    readWorkRules(db, { from: bakuDate(at) }),
  ])
  const ways = shown.filter(({ kind }) => kind !== 'pickup' || points > 0)
  return ready.map(toDay).map((day) => {
    const first = (...kinds: DeliveryKind[]) =>
      ways
        .filter(({ kind }) => kinds.includes(kind))
        .map((way) => deliveryDays(way, { ready: day, now: at, closed }).from)
        // Days compare as text.
        .sort()[0] ?? null
    return {
      ready: day,
      pickup: first('pickup'),
      courier: first('ownCourier', 'courierFirm'),
      post: first('post'),
    }
  })
}
