import type { Database } from '../../db/client.ts'
import { needOf } from '../catalog/artwork-need.ts'
import { workColumns, workOf } from './work-of.ts'

export type Item = { serviceId: number; serviceTypeId: number | null }

const columns = { id: true, artwork: true, ...workColumns } as const
const none = {
  artwork: 'None',
  workKindId: null,
  productionDays: null,
  minutesFixed: null,
  minutesPer1000: null,
} as const

/** The work of each item, with its service's figures where it has none (PROD-6), and whether it needs artwork (ART-20). */
export async function readWorks(db: Database, items: readonly Item[]) {
  const [services, products] = await Promise.all([
    db.service.findMany({ where: { id: { in: items.map(({ serviceId }) => serviceId) } }, select: columns }),
    db.product.findMany({
      where: { id: { in: items.flatMap(({ serviceTypeId }) => serviceTypeId ?? []) } },
      select: columns,
    }),
  ])
  return ({ serviceId, serviceTypeId }: Item) => {
    const service = services.find(({ id }) => id === serviceId) ?? none
    const product = products.find(({ id }) => id === serviceTypeId) ?? null
    return { ...workOf({ service, product }), artwork: needOf(service, product) }
  }
}
