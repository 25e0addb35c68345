import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { textsOut } from '../../lib/fields.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { runningCampaigns } from '../campaigns/running-campaigns.ts'

/** A product, or a service without any: what an order can be taken of. Tiers in AZN for the whole run. */
export const counterItemSchema = z.object({
  serviceId: z.int(),
  serviceTypeId: z.int().nullable(),
  service: z.object(textsOut('name')),
  product: z.object(textsOut('name')).nullable(),
  tiers: z.array(z.object({ count: z.int(), price: z.number() })),
  /** Per cent of the best campaign that runs on the service; 0 without. */
  percentage: z.number(),
  /** It is checked whether its artwork can be printed. */
  hasArtwork: z.boolean(),
  /** Something can be chosen of it, which its tiers are the first choice of. */
  hasOptions: z.boolean(),
})
type CounterItem = z.infer<typeof counterItemSchema>

const living = { state: true, deletedAt: null } as const
const names = { id: true, name: true, name_ru: true, name_en: true, profileId: true } as const
const tiers = { select: { count: true, price: true }, orderBy: { count: 'asc' } } as const
const inOrder = [{ priority: 'asc' }, { id: 'desc' }] as const

/** Everything that is on sale, services in their order and products in theirs, with all that its prices follow from. */
export async function counterItems({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<CounterItem[]> {
  const [services, campaigns] = await Promise.all([readServices(db), runningCampaigns(db, now())])
  return services.flatMap(({ products, ...service }): CounterItem[] => {
    const of = {
      serviceId: service.id,
      service: namesOf(service),
      percentage: toPercent(campaigns.get(service.id) ?? 0),
    }
    if (products.length === 0)
      return [
        {
          ...of,
          serviceTypeId: null,
          product: null,
          ...soldAs(service, service.profileId),
          hasOptions: false,
        },
      ]
    return products.map((product) => ({
      ...{ ...of, serviceTypeId: product.id, product: namesOf(product) },
      ...soldAs(product, product.profileId ?? service.profileId),
      hasOptions: product.optionsVersion !== null,
    }))
  })
}

const readServices = (db: Database) =>
  db.service.findMany({
    where: living,
    orderBy: [...inOrder],
    select: {
      ...names,
      prices: tiers,
      products: {
        where: living,
        orderBy: [...inOrder],
        select: { ...names, prices: tiers, optionsVersion: true },
      },
    },
  })

const soldAs = ({ prices }: { prices: { count: number; price: number }[] }, profileId: number | null) => ({
  tiers: prices.map(({ count, price }) => ({ count, price: toAzn(price) })),
  hasArtwork: profileId !== null,
})

const namesOf = ({ name, name_ru, name_en }: Record<'name' | 'name_ru' | 'name_en', string>) => ({
  ...{ name, name_ru, name_en },
})
