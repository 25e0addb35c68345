import type { Database } from '../../db/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { type ArtworkNeed, needOf } from '../catalog/artwork-need.ts'
import { workColumns, workOf } from '../production/work-of.ts'
import { readWorkRules } from '../production/work-rules.ts'
import { type Day, promisedDay } from '../production/workdays.ts'

type Item = { serviceId: number; serviceTypeId: number | null }

/** `readyOn` assumes `days`, or the service's own time where that is null; null when no day is promised. */
export type Making = { artwork: ArtworkNeed; readyOn: (days: number | null) => Day | null }

const columns = { id: true, artwork: true, ...workColumns } as const
const none = {
  artwork: 'None',
  workKindId: null,
  productionDays: null,
  minutesFixed: null,
  minutesPer1000: null,
} as const

/**
 * How each item is made: whether its orders need artwork (ART-20), and when it is ready if that is approved
 * now (PROD-2).
 */
export async function readMaking(
  db: Database,
  items: readonly Item[],
  now: Date,
): Promise<(item: Item) => Making> {
  const [services, products] = await Promise.all([
    db.service.findMany({ where: { id: { in: items.map(({ serviceId }) => serviceId) } }, select: columns }),
    db.product.findMany({
      where: { id: { in: items.flatMap(({ serviceTypeId }) => serviceTypeId ?? []) } },
      select: columns,
    }),
  ])
  const found = ({ serviceId, serviceTypeId }: Item) => ({
    service: services.find(({ id }) => id === serviceId) ?? none,
    product: products.find(({ id }) => id === serviceTypeId) ?? null,
  })
  const rulesOf = await readRules(db, new Set(items.map((item) => workOf(found(item)).workKindId)), now)
  return (item) => {
    const { service, product } = found(item)
    const { workKindId, productionDays } = workOf({ service, product })
    const rules = rulesOf(workKindId)
    return {
      artwork: needOf(service, product),
      readyOn(chosen) {
        const days = chosen ?? productionDays ?? rules?.defaultDays ?? null
        return rules && days !== null ? promisedDay({ from: now, days, ...rules }).day : null
      },
    }
  }
}

async function readRules(db: Database, kinds: ReadonlySet<number | null>, now: Date) {
  const from = bakuDate(now)
  const rules = await Promise.all(
    [...kinds].map(
      async (workKindId) => [workKindId, await readWorkRules(db, { from, workKindId })] as const,
    ),
  )
  const byKind = new Map(rules)
  return (workKindId: number | null) => byKind.get(workKindId)
}
