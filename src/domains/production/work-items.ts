import { z } from 'zod'
import { textsOut } from '../../lib/fields.ts'
import type { Deps } from '../../procedures/deps.ts'
import { itemWorkSchema } from './item-work.ts'
import { workColumns, workOf } from './work-of.ts'

const namesOut = z.object(textsOut('name'))

/** A service or product with its work: what it says by itself, and what counts where it says nothing (PROD-6). */
export const workItemSchema = z.object({
  kind: z.enum(['service', 'product']),
  id: z.int(),
  ...namesOut.shape,
  /** That a product belongs to; null for a service. */
  service: namesOut.nullable(),
  /** null: its service's counts, or none. */
  own: itemWorkSchema,
  work: itemWorkSchema,
})
type WorkItem = z.infer<typeof workItemSchema>

const names = { name: true, name_ru: true, name_en: true } as const
const columns = { id: true, ...names, ...workColumns } as const

/** Every service and product that isn't deleted: each service by its place, before its products. */
export async function listWorkItems({ db }: Pick<Deps, 'db'>): Promise<WorkItem[]> {
  const services = await db.service.findMany({
    where: { deletedAt: null },
    select: {
      ...columns,
      products: {
        where: { deletedAt: null },
        select: columns,
        orderBy: [{ priority: 'asc' }, { id: 'asc' }],
      },
    },
    orderBy: [{ priority: 'asc' }, { id: 'asc' }],
  })
  return services.flatMap((service) => [
    toItem({ kind: 'service', item: service, service: null, work: workOf({ service, product: null }) }),
    ...service.products.map((product) =>
      toItem({ kind: 'product', item: product, service, work: workOf({ service, product }) }),
    ),
  ])
}

type Parts = Pick<WorkItem, 'kind' | 'service' | 'work'> & {
  item: Pick<WorkItem, 'id' | 'name' | 'name_ru' | 'name_en'> & WorkItem['own']
}

/** Zod leaves out what isn't in the schema. */
const toItem = ({ item, ...rest }: Parts): WorkItem => workItemSchema.parse({ ...rest, ...item, own: item })
